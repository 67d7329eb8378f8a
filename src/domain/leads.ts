export const leadStates = ['new', 'contacted', 'interested', 'won', 'lost'] as const;
export type LeadState = (typeof leadStates)[number];

export const leadSources = ['live', 'comment', 'message', 'reservation', 'card', 'manual', 'import'] as const;
export type LeadSource = (typeof leadSources)[number];

/** Why a lead came to nothing. */
export const lostReasons = ['price', 'noNeed', 'bought', 'unreachable', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const leadLimits = {
  name: 40,
  note: 500,
  text: 500,
  /** Of one call. */
  importRows: 500,
  /** Of one table: it is sent in several calls. */
  tableRows: 10_000,
  phone: 24,
} as const;

/** What may follow a state; won and lost can be taken up again. */
const following: Readonly<Record<LeadState, readonly LeadState[]>> = {
  new: ['contacted', 'interested', 'won', 'lost'],
  contacted: ['interested', 'won', 'lost'],
  interested: ['contacted', 'won', 'lost'],
  won: ['interested'],
  lost: ['contacted'],
};

export const canTurnLead = (from: LeadState, to: LeadState): boolean => following[from].includes(to);

const isLeadOpen = (state: LeadState): boolean => state !== 'won' && state !== 'lost';

/** Digits of a phone number, with the + of a country; '' when it is none. */
function readPhone(text: string): string {
  const digits = text.normalize('NFKC').replace(/[\s()-]/g, '');
  return /^\+?\d{6,15}$/.test(digits) ? digits : '';
}

/**
 * A phone as leads are told apart by it: full-width digits, spaces and dashes made plain, the country code of a Chinese
 * mobile left out.
 * @returns '' where it is no phone
 */
export function leadPhone(text: string): string {
  const plain = readPhone(text.normalize('NFKC').replace(/[.–—]/g, ''));
  const local = plain.replace(/^(?:\+86|0086|86)(?=1)/, '');
  // A digit too few or too many: nothing but a mobile begins with a 1.
  if (local.startsWith('1')) return mobilePattern.test(local) ? local : '';
  return plain;
}

const mobilePattern = /^1[3-9]\d{9}$/;

/** A Chinese mobile number made plain, with or without its country code; '' where it is none. */
export function mobilePhone(text: string): string {
  const phone = leadPhone(text);
  return mobilePattern.test(phone) ? phone : '';
}

/** How a follow-up stands to the merchant's day; undefined where none is due. Days are `YYYY-MM-DD`. */
export function leadDue(
  { state, next_on }: { readonly state: LeadState; readonly next_on: string },
  today: string,
): 'overdue' | 'today' | 'later' | undefined {
  if (next_on === '' || !isLeadOpen(state)) return undefined;
  if (next_on < today) return 'overdue';
  return next_on === today ? 'today' : 'later';
}

/** A line of a pasted or read table. */
interface LeadLine {
  /** From 1, as the table counts. */
  readonly line: number;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
}

/** Why a line is not taken. */
type LeadLineProblem = 'phone' | 'twice';

interface ReadLeads {
  readonly good: readonly LeadLine[];
  readonly wrong: readonly (LeadLine & { readonly problem: LeadLineProblem })[];
}

/**
 * Leads out of table rows: a name, a phone and the rest as a note, in whatever order name and phone stand. Empty rows
 * and a heading are passed over; a phone that came before in the same table is named.
 */
export function readLeadRows(rows: readonly (readonly string[])[]): ReadLeads {
  const good: LeadLine[] = [];
  const wrong: (LeadLine & { problem: LeadLineProblem })[] = [];
  const seen = new Set<string>();
  rows.forEach((cells, index) => {
    const filled = cells.map((cell) => cell.trim()).filter(Boolean);
    if (filled.length === 0) return;
    const at = filled.findIndex((cell) => leadPhone(cell) !== '');
    const isHeading = index === 0 && at < 0 && !filled.some((cell) => /\d/.test(cell));
    if (isHeading) return;
    const phone = leadPhone(filled[at] ?? '');
    const [name = '', ...notes] = filled.filter((_, cell) => cell !== at);
    const line = {
      line: index + 1,
      name: name.slice(0, leadLimits.name),
      phone,
      note: notes.join(' ').slice(0, leadLimits.note),
    };
    if (phone === '') wrong.push({ ...line, problem: 'phone' });
    else if (seen.has(phone)) wrong.push({ ...line, problem: 'twice' });
    else good.push(line);
    seen.add(phone);
  });
  return { good, wrong };
}

/** Pasted lines as table rows: cells are parted by tab, comma or blanks. */
export const rowsOfText = (text: string): string[][] =>
  text.split(/\r?\n/).map((line) => line.split(/[\t,\uFF0C\u3001;\uFF1B]|\s{1,}/));
