import { memberHeadings } from './importHeadings.data';
import { mobilePhone } from './leads';
import { isFormula, type NamedLine, type NamedTable, readNamedColumns } from './namedColumns';

/** Columns of the table, in the order of the template. */
export const memberColumns = ['name', 'phone', 'role'] as const;
type MemberColumn = (typeof memberColumns)[number];

export const memberImportLimits = { rows: 200, name: 40, days: 7, cell: 200 } as const;

/** A line as it was read. */
export type MemberLine = NamedLine<MemberColumn>;

type MemberProblem = 'required' | 'long' | 'formula' | 'phone' | 'twice' | 'member' | 'invited' | 'unknown' | 'beyond';

/** What is wrong with one cell. */
export interface MemberFault {
  readonly row: number;
  readonly column: MemberColumn;
  readonly problem: MemberProblem;
  /** For `twice`: where the number stands first. */
  readonly other?: number;
}

/** Members out of the rows of a table; all three columns are needed. */
export const readMemberRows = (rows: readonly (readonly string[])[]): NamedTable<MemberColumn> =>
  readNamedColumns(rows, {
    columns: memberColumns,
    headings: memberHeadings,
    needed: memberColumns,
    maxRows: memberImportLimits.rows,
  });

interface KnownTeam {
  readonly roles: readonly { readonly name: string; readonly canGive: boolean }[];
  /** Numbers of members, and of invitations that are open. */
  readonly members: readonly string[];
  readonly invited: readonly string[];
}

function nameProblem(name: string): MemberProblem | undefined {
  if (name === '') return 'required';
  if ([...name].length > memberImportLimits.name) return 'long';
  return isFormula(name) ? 'formula' : undefined;
}

function phoneProblem(text: string, { members, invited }: KnownTeam): MemberProblem | undefined {
  if (text === '') return 'required';
  const phone = mobilePhone(text);
  if (phone === '') return isFormula(text) && !/^[+＋]\s*86/.test(text) ? 'formula' : 'phone';
  if (members.some((known) => mobilePhone(known) === phone)) return 'member';
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
    const plain = mobilePhone(phone);
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
