import { leadPhone } from './leads';
import { memberHeadings } from './memberImport.data';

/** Columns of the table, in the order of the template. */
export const memberColumns = ['name', 'phone', 'role'] as const;
type MemberColumn = (typeof memberColumns)[number];

export const memberImportLimits = { rows: 200, name: 40, days: 7, cell: 200 } as const;

/** A line as it was read. */
export interface MemberLine {
  /** From 1, as Excel counts. */
  readonly row: number;
  readonly name: string;
  readonly phone: string;
  readonly role: string;
}

type MemberProblem = 'required' | 'long' | 'formula' | 'phone' | 'twice' | 'member' | 'invited' | 'unknown' | 'beyond';

/** What is wrong with one cell. */
export interface MemberFault {
  readonly row: number;
  readonly column: MemberColumn;
  readonly problem: MemberProblem;
  /** For `twice`: where the number stands first. */
  readonly other?: number;
}

interface ReadMembers {
  readonly lines: readonly MemberLine[];
  /** Why the table as a whole is not taken. */
  readonly refusal?: 'heading' | 'empty' | 'tooMany';
}

/**
 * Members out of the rows of a table. Columns are told by their headings, in whatever order; rows above the heading and
 * empty rows are passed over.
 */
export function readMemberRows(rows: readonly (readonly string[])[]): ReadMembers {
  const plain = (cell: string | undefined): string => (cell ?? '').normalize('NFKC').replace(/[\s*]/g, '');
  const placesIn = (row: readonly string[]) =>
    memberColumns.map((column) => row.findIndex((cell) => memberHeadings[column].test(plain(cell))));
  const head = rows.slice(0, 10).findIndex((row) => placesIn(row).every((at) => at >= 0));
  if (head < 0) return { lines: [], refusal: 'heading' };
  const [name = 0, phone = 0, role = 0] = placesIn(rows[head] ?? []);
  const cell = (row: readonly string[], at: number): string => (row[at] ?? '').trim();
  const lines = rows.flatMap((row, index) => {
    const line = { row: index + 1, name: cell(row, name), phone: cell(row, phone), role: cell(row, role) };
    return index <= head || line.name + line.phone + line.role === '' ? [] : [line];
  });
  if (lines.length === 0) return { lines, refusal: 'empty' };
  return lines.length > memberImportLimits.rows ? { lines, refusal: 'tooMany' } : { lines };
}

interface KnownTeam {
  readonly roles: readonly { readonly name: string; readonly canGive: boolean }[];
  /** Numbers of members, and of invitations that are open. */
  readonly members: readonly string[];
  readonly invited: readonly string[];
}

/** A Chinese mobile number made plain; '' where it is none. */
export function memberPhone(text: string): string {
  const phone = leadPhone(text);
  return /^1[3-9]\d{9}$/.test(phone) ? phone : '';
}

/** What a spreadsheet would run when the name comes back to it in an export. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r＝＋－＠]/.test(text);

function nameProblem(name: string): MemberProblem | undefined {
  if (name === '') return 'required';
  if ([...name].length > memberImportLimits.name) return 'long';
  return isFormula(name) ? 'formula' : undefined;
}

function phoneProblem(text: string, { members, invited }: KnownTeam): MemberProblem | undefined {
  if (text === '') return 'required';
  const phone = memberPhone(text);
  if (phone === '') return isFormula(text) && !/^[+＋]\s*86/.test(text) ? 'formula' : 'phone';
  if (members.some((known) => memberPhone(known) === phone)) return 'member';
  return invited.includes(phone) ? 'invited' : undefined;
}

function roleProblem(name: string, roles: KnownTeam['roles']): MemberProblem | undefined {
  if (name === '') return 'required';
  const role = roles.find((one) => one.name === name);
  if (!role) return isFormula(name) ? 'formula' : 'unknown';
  return role.canGive ? undefined : 'beyond';
}

/** Every cell that is wrong, by row. A line without a fault can be invited. */
export function checkMembers(lines: readonly MemberLine[], team: KnownTeam): MemberFault[] {
  const firstRows = new Map<string, number>();
  return lines.flatMap(({ row, name, phone, role }) => {
    const plain = memberPhone(phone);
    const other = plain === '' ? undefined : firstRows.get(plain);
    if (plain !== '' && other === undefined) firstRows.set(plain, row);
    const found = {
      name: nameProblem(name),
      phone: other === undefined ? phoneProblem(phone, team) : ('twice' as const),
      role: roleProblem(role, team.roles),
    };
    return memberColumns.flatMap((column): MemberFault[] => {
      const problem = found[column];
      return problem ? [{ row, column, problem, ...(problem === 'twice' ? { other } : {}) }] : [];
    });
  });
}
