import { type ClaimKind, claimKindOf, isFoodText } from '../../../../../src/domain/writing/claims';
import type { Brief, Fact } from '../brief';
import { questionOf } from '../goods/questionOf';

/** Statements that belong together, under a question that one of them answers. */
export interface FactSection {
  readonly heading: string;
  readonly facts: readonly Fact[];
}

/** Data: what is told together; the rest tells how the goods are used. */
const groups: readonly (readonly ClaimKind[])[] = [
  ['origin', 'material', 'look', 'teaching'],
  ['care', 'safety', 'service', 'price', 'place'],
  ['size', 'number'],
];
/** Statements of a section; more make a list that nobody reads. */
const MOST = 4;
const LONGEST_HEADING = 16;

/** A heading out of the statements themselves: the question of the first that answers one, else its first half. */
function headingOf(facts: readonly Fact[], used: ReadonlySet<string>, turn: number): [string, readonly Fact[]] {
  for (const fact of facts) {
    const question = questionOf(fact.clause, turn);
    if (question && !used.has(question)) return [question, [fact, ...facts.filter((other) => other !== fact)]];
  }
  const [first, ...rest] = facts;
  const [head = '', ...more] = (first?.clause ?? '').split('，');
  const isHeading = first && more.length > 0 && [...head].length <= LONGEST_HEADING;
  if (isHeading) return [head, [{ ...first, clause: more.join('，') }, ...rest]];
  // a statement of one clause that is the heading is not said again below it
  return [head, more.length === 0 && rest.length > 0 ? rest : facts];
}

/** Statements of goods by what they speak of, in sections whose headings the statements give. */
export function factSections(brief: Brief, facts: readonly Fact[], turn: number): FactSection[] {
  const isFood = isFoodText(`${brief.category} ${brief.name}`);
  const groupOf = ({ clause }: Fact): number =>
    groups.findIndex((kinds) => kinds.includes(claimKindOf(clause, isFood)));
  const order = turn % 2 === 0 ? [-1, 0, 2, 1] : [0, 2, -1, 1];
  const parts = order.flatMap((group) => {
    const own = facts.filter((fact) => groupOf(fact) === group);
    return Array.from({ length: Math.ceil(own.length / MOST) }, (_, at) => own.slice(at * MOST, (at + 1) * MOST));
  });
  // a single statement stands with its neighbors
  const joined: Fact[][] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && (part.length === 1 || last.length === 1) && last.length + part.length <= MOST + 2) last.push(...part);
    else joined.push([...part]);
  }
  const used = new Set<string>();
  return joined.map((part) => {
    const [heading, told] = headingOf(part, used, turn);
    used.add(heading);
    return { heading, facts: told };
  });
}
