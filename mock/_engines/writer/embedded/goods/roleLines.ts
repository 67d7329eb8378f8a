import type { RoleKey } from '../../../../../src/domain/frameworks';
import type { ClaimKind } from '../../../../../src/domain/writing/claims';
import type { Brief } from '../brief';
import { finish, pickVerb } from './polish';

interface VariantLines {
  /** Lines that carry a fact. */
  readonly told: readonly string[];
  /** Lines for a segment when the material is told already. */
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

const raise = role(
  '不光这样，{fact}。|细节也讲究，{fact}。 / 差一点，感觉就不一样。|小地方，才看得出用没用心。',
  '别只看这一样，{fact}。|换一处再看，{fact}。 / 说起来是小事，做起来见心思。|讲究不讲究，细处见分晓。',
  '较真一点看，{fact}。|多问一句，{fact}。 / 差别常常就在小处。|看得细一点，选得稳一点。',
);

/** Data: what each role of a framework says of goods. No line holds a claim of its own. */
export const roleLines: Readonly<Partial<Record<RoleKey, RoleLines>>> = {
  context: role(
    '先看这个，{fact}。 / 往下一样一样看。',
    '光这个还不够，{fact}。 / 先看细节。',
    '不止这个，{fact}。 / 一条一条讲。',
  ),
  evidence: role(
    '凑近看，{fact}。 / 镜头慢慢过一遍，细节都在。',
    '就看这里，{fact}。 / 是不是这样，画面里自己看。',
    '拍给你看，{fact}。 / 凑近了拍，一处都不躲。',
  ),
  twist: role(
    '你以为就这些？{fact}。 / 看着普通，讲究都在里头。',
    '还有一样没说，{fact}。 / 乍一看差不多，差的是细节。',
    '到这儿还没完，{fact}。 / 换个角度，看法就不一样了。',
  ),
  interest: role(
    '重点来了，{fact}。 / 往下听，一样一样讲给你。',
    '有意思的是，{fact}。 / 后面的细节，更值得看。',
    '留意一下，{fact}。 / 慢慢看，不着急。',
  ),
  desire: role(
    '你看，{fact}。 / 合不合心意，看了就有数。',
    '说点实在的，{fact}。 / 是不是你要的，自己比一比。',
    '还有这个，{fact}。 / 看到这里，你心里该有数了。',
  ),
  solution: role(
    '用心在这里，{fact}。 / 做得怎么样，一看便知。',
    '它是这么做的，{fact}。 / 怎么做的，都摆在明处。',
    '做工看这里，{fact}。 / 用没用心，藏不住的。',
  ),
  answer: role(
    '答案很简单，{fact}。 / 答案不复杂，看细节就懂。',
    '看完这条就清楚，{fact}。 / 说到这儿，也就明白了。',
    '说白了，{fact}。 / 想通这一层，就好选了。',
  ),
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
  after: role(
    '用上以后，{fact}。 / 前后一比，你来评。',
    '换了它之后，{fact}。 / 现在的样子，都在画面里。',
    '真到用的时候，{fact}。 / 变没变，看得见。',
  ),
  bridge: role(
    '讲究在这儿，{fact}。 / 中间的功夫，就下在细处。',
    '差别在这里，{fact}。 / 隔着的，不过是一份用心。',
    '功夫下在这里，{fact}。 / 怎么做到的？细处见真章。',
  ),
  feature: role(
    '先看东西，{fact}。 / 一处一处看过去。',
    '摊开来说，{fact}。 / 细节摆在镜头前。',
    '看得见的，{fact}。 / 先认清它，再谈别的。',
  ),
  advantage: role(
    '好就好在{fact}。 / 比一比，高下自己看。',
    '好在哪儿？{fact}。 / 看着差不多，比过才知道。',
    '省心的是这里，{fact}。 / 要比，就比这些细处。',
  ),
  benefit: role(
    '用起来呢，{fact}。 / 省不省心，你来评。',
    '实际用着，{fact}。 / 图的就是一个踏实。',
    '对你来说，{fact}。 / 合适自己，才算数。',
  ),
  how: role(
    '做法是这样，{fact}。 / 做法摆在这里，看得见。',
    '具体怎么做？{fact}。 / 一样一样，都有交代。',
    '一步一步来，{fact}。 / 步骤不多，样样看得清。',
  ),
  what: role(
    '说到底，{fact}。 / 说到底，看得见的才算数。',
    '一句话，{fact}。 / 合起来，就是它的样子。',
    '它就是这样，{fact}。 / 认准它，就看这几样。',
  ),
  turn: role(
    '没想到吧，{fact}。 / 看到这儿，想法会变一变。',
    '关键在后面，{fact}。 / 转个弯，事情就清楚了。',
    '不一样的在这里，{fact}。 / 回头一看，原来如此。',
  ),
  gain: role(
    '教你看一处，{fact}。 / 会看细节，就不容易挑花眼。',
    '挑的时候看这里，{fact}。 / 记住这个看法，挑的时候用。',
    '记住这一处，{fact}。 / 心里有谱，挑起来就快。',
  ),
  trust: role(
    '凭什么信？{fact}。 / 信不信，先看细节。',
    '话要有凭据，{fact}。 / 凭据都摆在画面里。',
    '实打实的一条，{fact}。 / 说得到，也拍得到。',
  ),
  testimony: role(
    '你自己看，{fact}。 / 是不是这样，镜头里见。',
    '看得到的，{fact}。 / 样子摆在这儿，自己看。',
    '说实在的，{fact}。 / 是真是假，凑近看。',
  ),
  summary: role(' / 值不值，你心里有数。', ' / 选不选，你来定。', ' / 合不合适，你来看。'),
  save: role(' / 先收藏，要用再翻。', ' / 怕忘就点个收藏。', ' / 存下来，{pick}的时候对着看。'),
  close: role(' / 小地方花了心思，看得出来。', ' / 慢慢看，合适了再定。', ' / 讲到这里，剩下的你来看。'),
  punchline: role(' / 不求样样都有，看得见的先做好。', ' / 话说再多，不如摆在眼前。', ' / 挑来挑去，挑的是一份放心。'),
};

/** For roles that the book does not know, and when a role's own lines are used up. */
export const spareLines: RoleLines = role(
  '往下说，{fact}。|再看这里，{fact}。 / 一样一样看过来。|细看下去，都有交代。',
  '再讲一点，{fact}。|这里也要说，{fact}。 / 细节就讲到这一步。|剩下的，画面里都有。',
  '往细处说，{fact}。|这里也看一眼，{fact}。 / 看细一点，不吃亏。|别的不说，看画面。',
);

const seen: readonly ClaimKind[] = ['number', 'size', 'material', 'look', 'origin'];
const felt: readonly ClaimKind[] = ['feel', 'care', 'safety', 'taste', 'size'];
const made: readonly ClaimKind[] = ['origin', 'material', 'teaching'];
const told: readonly ClaimKind[] = ['material', 'look', 'origin', 'care'];
const proven: readonly ClaimKind[] = ['number', 'size', 'material', 'service', 'origin', 'safety'];

/** Roles that point at the picture (凑近看, 拍给你看), and what no picture shows: what is left out, and bare data. */
export const shownRoles: readonly RoleKey[] = ['evidence', 'feature', 'testimony'];
export const unseen = /^(?:不|无|没|零)|不[加含放添]/;

/** Data: what facts a role's words fit: proofs are seen, benefits are felt, a way of making is told. Absent = any. */
export const roleKinds: Readonly<Partial<Record<RoleKey, readonly ClaimKind[]>>> = {
  evidence: seen,
  feature: seen,
  testimony: proven,
  trust: proven,
  advantage: felt,
  after: felt,
  benefit: felt,
  desire: [...felt, ...proven],
  how: made,
  solution: made,
  bridge: [...made, 'service'],
  answer: [...made, ...felt],
  gain: told,
  what: seen,
};

/** Other ways to say one line of a role. */
export function goodsAlternatives(brief: Brief, role: RoleKey, seed: number): string[] {
  const variants = [...(roleLines[role] ?? []), ...spareLines];
  const facts = brief.facts.map(({ clause }) => clause);
  const start = Math.abs(seed) % Math.max(1, facts.length);
  const lines = variants.flatMap(({ told, plain }, at) => [
    ...told.flatMap((line) => {
      const fact = facts[(start + at) % Math.max(1, facts.length)];
      return fact ? line.replace('{fact}', fact) : [];
    }),
    ...plain,
  ]);
  return lines.map((line) =>
    finish(line.replaceAll('{pick}', pickVerb(brief)).replaceAll('{name}', brief.name).replaceAll('{it}', brief.it)),
  );
}
