import type { RoleKey } from '../../../../../src/domain/frameworks';
import { type ClaimKind, claimKindOf } from '../../../../../src/domain/writing/claims';
import type { Brief, Fact } from '../brief';
import { finish, pickVerb } from './polish';

interface VariantLines {
  /** Lines that carry a fact. */
  readonly told: readonly string[];
  /** Lines for a segment without a fact of its own: they ask, say what to do, or say again what is known. */
  readonly plain: readonly string[];
}
type RoleLines = readonly [VariantLines, VariantLines, VariantLines];

/** Three variants, each `told lines / plain lines`, lines parted by |. */
function role(...variants: readonly [string, string, string]): RoleLines {
  const read = (variant: string): VariantLines => {
    const [told = '', plain = ''] = variant.split(' / ');
    const linesOf = (text: string) => text.split('|').filter(Boolean);
    return { told: linesOf(told), plain: linesOf(plain) };
  };
  return [read(variants[0]), read(variants[1]), read(variants[2])];
}

/** What a script ends with is its strongest point once more, by its first words; a list says how many there were. */
const ending = role(
  ' / 照这{n}条挑，心里有数。|图的就是{head}。',
  ' / {n}条都对得上，再下手。|转一圈回来，还是{head}。',
  ' / 定之前，{n}条挨个对一遍。|别的不说，就冲{head}。',
);

const raise = role(
  '不光这样，{fact}。|细节也讲究，{fact}。',
  '别只看这一样，{fact}。|换一处再看，{fact}。',
  '较真一点看，{fact}。|多问一句，{fact}。',
);

/** Data: what each role of a framework says of goods. No line holds a claim of its own. */
export const roleLines: Readonly<Partial<Record<RoleKey, RoleLines>>> = {
  context: role('先看这个，{fact}。', '光这个还不够，{fact}。', '不止这个，{fact}。'),
  evidence: role('凑近看，{fact}。', '就看这里，{fact}。', '拍给你看，{fact}。'),
  twist: role('你以为就这些？{fact}。', '还有一样没说，{fact}。', '到这儿还没完，{fact}。'),
  interest: role('重点来了，{fact}。', '有意思的是，{fact}。', '留意一下，{fact}。'),
  desire: role('你看，{fact}。', '说点实在的，{fact}。', '还有这个，{fact}。'),
  solution: role('用心在这里，{fact}。', '它是这么做的，{fact}。', '做工看这里，{fact}。'),
  answer: role('答案很简单，{fact}。', '看完这条就清楚，{fact}。', '说白了，{fact}。'),
  agitate: raise,
  conflict: raise,
  develop: raise,
  setup: raise,
  question: role(
    ' / 别的方面呢？|别处做得怎么样？',
    ' / 就这一样吗？|还有什么可看的？',
    ' / 其他的呢？|往下还看什么？',
  ),
  before: raise,
  problem: raise,
  pain: raise,
  why: raise,
  situation: raise,
  opening: raise,
  hook: raise,
  attention: raise,
  after: role('用上以后，{fact}。', '换了它之后，{fact}。', '真到用的时候，{fact}。'),
  bridge: role('讲究在这儿，{fact}。', '差别在这里，{fact}。', '功夫下在这里，{fact}。'),
  feature: role('先看东西，{fact}。', '摊开来说，{fact}。', '看得见的，{fact}。'),
  advantage: role('好就好在{fact}。', '好在哪儿？{fact}。', '省心的是这里，{fact}。'),
  benefit: role('用起来呢，{fact}。', '实际用着，{fact}。', '对你来说，{fact}。'),
  how: role('做法是这样，{fact}。', '具体怎么做？{fact}。', '一步一步来，{fact}。'),
  what: role('说到底，{fact}。', '一句话，{fact}。', '它就是这样，{fact}。'),
  turn: role('没想到吧，{fact}。', '关键在后面，{fact}。', '不一样的在这里，{fact}。'),
  gain: role('教你看一处，{fact}。', '挑的时候看这里，{fact}。', '记住这一处，{fact}。'),
  trust: role('凭什么信？{fact}。', '话要有凭据，{fact}。', '实打实的一条，{fact}。'),
  testimony: role('你自己看，{fact}。', '看得到的，{fact}。', '说实在的，{fact}。'),
  summary: ending,
  save: role(' / 先收藏，要用再翻。', ' / 怕忘就点个收藏。', ' / 存下来，{pick}的时候对着看。'),
  close: ending,
  punchline: ending,
};

/** For roles that the book does not know, and when a role's own lines are used up. */
export const spareLines: RoleLines = role(
  '往下说，{fact}。|再看这里，{fact}。',
  '再讲一点，{fact}。|这里也要说，{fact}。',
  '往细处说，{fact}。|这里也看一眼，{fact}。',
);

const seen: readonly ClaimKind[] = ['number', 'size', 'material', 'look', 'origin'];
const felt: readonly ClaimKind[] = ['feel', 'care', 'safety', 'taste', 'size'];
const made: readonly ClaimKind[] = ['origin', 'material', 'teaching'];
const told: readonly ClaimKind[] = ['material', 'look', 'origin', 'care'];
const proven: readonly ClaimKind[] = ['number', 'size', 'material', 'service', 'origin', 'safety'];

/** Roles that point at the picture (凑近看, 拍给你看), and what no picture shows: what is left out, and bare data. */
const shownRoles: readonly RoleKey[] = ['evidence', 'feature', 'testimony'];
const unseen = /^(?:不|无|没|零)|不[加含放添要]|建议|别超过/;

/** Data: what facts a role's words fit: proofs are seen, benefits are felt, a way of making is told. Absent = any. */
const roleKinds: Readonly<Partial<Record<RoleKey, readonly ClaimKind[]>>> = {
  evidence: seen,
  feature: seen,
  testimony: proven,
  trust: proven,
  advantage: felt,
  after: felt,
  benefit: felt,
  desire: [...felt, ...proven],
  how: made,
  solution: ['origin', 'material'],
  bridge: [...made, 'service'],
  answer: [...made, ...felt],
  gain: told,
  what: seen,
};

/** Whether a role's words fit a fact. */
export const suitsOf =
  (role: RoleKey, isFood: boolean) =>
  ({ clause, isSpec }: Fact): boolean => {
    const kind = claimKindOf(clause, isFood);
    return (
      !(shownRoles.includes(role) && (isSpec || unseen.test(clause))) &&
      (roleKinds[role]?.includes(kind) ?? kind !== 'service')
    );
  };

/** Other ways to say one line of a role. */
export function goodsAlternatives(brief: Brief, role: RoleKey, seed: number): string[] {
  const variants = [...(roleLines[role] ?? []), ...spareLines];
  const facts = brief.facts.map(({ clause }) => clause);
  const start = Math.abs(seed) % Math.max(1, facts.length);
  const [head = ''] = (facts[0] ?? '').split('，');
  const lines = variants.flatMap(({ told, plain }, at) => [
    ...told.flatMap((line) => {
      const fact = facts[(start + at) % Math.max(1, facts.length)];
      return fact ? line.replace('{fact}', fact) : [];
    }),
    // One line alone counts no points.
    ...plain.flatMap((line) => (line.includes('{n}') || (line.includes('{head}') && !head) ? [] : line)),
  ]);
  return lines.map((line) =>
    finish(
      line
        .replaceAll('{head}', head)
        .replaceAll('{pick}', pickVerb(brief))
        .replaceAll('{name}', brief.name)
        .replaceAll('{it}', brief.it),
    ),
  );
}

/** Roles that ask for the next step or take leave: facts belong before them. */
export const endingRoles: readonly RoleKey[] = ['action', 'summary', 'save', 'close', 'punchline'];
