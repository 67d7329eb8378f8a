import { frameworks } from '../../../../../src/domain/frameworks';
import { platforms, titleWeight } from '../../../../../src/domain/platforms';
import type { Material, TopicIdea, TopicsRequest } from '../../../writerTypes';
import { titleStuff } from '../actions/titles';
import type { Brief } from '../brief';
import { likeness } from '../clauses';
import { hookFrameworks, topicLines } from '../lexicon/topicLines';
import { hashText, randomOf, shuffled } from '../random';
import { outlineFor } from './outline';
import { type TopicSeed, topicSeeds } from './seeds';

/** Beyond this likeness two titles are one topic. */
const MAX_LIKENESS = 0.6;

/** What goods' statements cost less than what is common for their kind or said of any trade. */
const GENERAL = 9;
const isStated = ({ kind }: TopicSeed): boolean => !['tip', 'industry', 'scene', 'pain', 'audience'].includes(kind);

interface Candidate {
  readonly hook: string;
  readonly seed: TopicSeed;
  readonly title: string;
}

/** What goods' statements make a title of by themselves: the question that they answer, the trouble that they end. */
function statedCandidates(seeds: readonly TopicSeed[], text: string, goods: Material, brief: Brief): Candidate[] {
  const { made } = titleStuff(text, goods, brief);
  const all = Object.entries(made).flatMap(([way, titles]) => titles.map((title) => ({ way, title })));
  return seeds
    .filter(({ kind }) => kind === 'point' || kind === 'spec' || kind === 'price')
    .flatMap((seed) =>
      all
        .filter(({ title }) => title.includes(seed.text))
        .flatMap(({ way, title }) => {
          const hook = hookOfWay[way];
          return hook ? { hook, seed, title: way === 'whole' ? `${brief.name}：${title}` : title } : [];
        }),
    );
}

/** Data: which hook each way to make a title of a statement is. */
const hookOfWay: Readonly<Record<string, string>> = {
  whole: 'result',
  alone: 'suspense',
  denied: 'pain',
  asked: 'question',
  described: 'promise',
  reckoned: 'number',
  story: 'identity',
};

function candidatesOf(seeds: readonly TopicSeed[], name: string): Candidate[] {
  return Object.entries(topicLines).flatMap(([hook, lines]) =>
    seeds.flatMap((seed) =>
      (lines[seed.kind] ?? [])
        // a line that names what the seed says already would say it twice
        .filter((line) => !line.includes('{name}') || !seed.text.includes(name))
        .map((line) => ({ hook, seed, title: line.replaceAll('{x}', seed.text).replaceAll('{name}', name) })),
    ),
  );
}

const angles: Readonly<Record<TopicSeed['kind'], (seed: TopicSeed, name: string) => string>> = {
  point: ({ whole }, name) => `围绕「${whole}」，用镜头把${name}的这一处拍给人看，再说它在日常里意味着什么。`,
  spec: ({ whole }, name) => `把「${whole}」换成看得见的画面，让人知道${name}的参数用起来是什么感觉。`,
  price: ({ whole }, name) => `把${name}这笔账当面算一遍：${whole}。`,
  pain: ({ whole }, name) => `从「${whole}」这个瞬间讲起，再给出${name}对应的做法。`,
  scene: ({ whole }, name) => `还原「${whole}」的画面，${name}在其中自然出现。`,
  audience: ({ whole }, name) => `只对${whole}说话，讲他们用${name}时在意的一两点。`,
  occasion: ({ occasion }, name) => `借${occasion}的由头，讲清${name}在这几天怎么用、怎么准备。`,
  best: ({ whole }) => `「${whole}」已经被证明有人看，这次接着讲评论区会追问的那一点。`,
  idea: ({ whole }) => `顺着「${whole}」往下拆：为什么要讲、怎么做、做完有什么不同。`,
  term: ({ whole }) => `把「${whole}」单独拎出来讲：从一个画面开始，再说清它为什么值得讲。`,
  industry: ({ whole }) => `面向第一次接触${whole}的人，把做的过程和讲究拍出来。`,
  tip: ({ whole }, name) => `把「${whole}」讲透，让第一次接触${name}的人也听得懂。`,
};

/** A framework that carries the hook, on this platform if there is one. */
function frameworkFor(hook: string, platform: TopicsRequest['platform'], turn: number): string {
  const fits = hookFrameworks[hook] ?? ['golden3'];
  const onPlatform = fits.filter((id) =>
    frameworks.find((framework) => framework.id === id)?.platforms.includes(platform),
  );
  const list = onPlatform.length > 0 ? onPlatform : fits;
  return list[turn % list.length] ?? 'golden3';
}

const audienceOf = (seed: TopicSeed, brief: Brief, turn: number): string =>
  seed.kind === 'audience' ? seed.whole : (brief.audiences[turn % Math.max(1, brief.audiences.length)] ?? '');

/**
 * Topics from what was given: each grows from one real input, and its reason says which. Hooks and inputs take turns,
 * so that a list shows many ways in; none is like another or like one to avoid. Fewer than `count` come when the
 * material has no more to give.
 */
export function topicsOf(request: TopicsRequest): TopicIdea[] {
  const { seeds, name, brief } = topicSeeds(request);
  const random = randomOf(hashText(seeds.map((seed) => seed.whole).join('|')) ^ Math.imul(request.seed, 0x9e3779b1));
  const { max } = platforms[request.platform].title;
  const { goods } = request;
  const stated = goods
    ? statedCandidates(seeds, [...(goods.selling_points ?? []), goods.description].join('。'), goods, brief)
    : [];
  const pool = shuffled([...stated, ...candidatesOf(seeds, name)], random).filter(
    ({ title }) => titleWeight(request.platform, title) <= max,
  );
  const used = new Map<string, number>();
  const times = (key: string): number => used.get(key) ?? 0;
  const chosen: Candidate[] = [];
  // the hook, the input and the kind of input that were used least come next
  const cost = ({ hook, seed }: Candidate): number =>
    times(hook) * 3 +
    times(seed.whole) * 4 +
    (isStated(seed) ? 0 : GENERAL + times(`kind:${seed.kind}`)) -
    (isAwaited(seed) ? 8 : 0);
  // a day that was chosen, and what was typed beside the goods, come before anything is told twice
  const isAwaited = ({ kind, whole }: TopicSeed): boolean =>
    (kind === 'occasion' && times(whole) === 0) ||
    (kind === 'idea' && request.goods !== undefined && times('kind:idea') * 2 < request.count);
  while (chosen.length < request.count && pool.length > 0) {
    let best = 0;
    for (let at = 1; at < pool.length; at += 1)
      if (cost(pool[at] as Candidate) < cost(pool[best] as Candidate)) best = at;
    const [candidate] = pool.splice(best, 1);
    if (!candidate) break;
    const isAlike = (title: string): boolean => likeness(title, candidate.title) >= MAX_LIKENESS;
    if (chosen.some(({ title }) => isAlike(title)) || request.avoid.some(isAlike)) continue;
    for (const key of [candidate.hook, candidate.seed.whole, `kind:${candidate.seed.kind}`])
      used.set(key, times(key) + 1);
    chosen.push(candidate);
  }
  return chosen.map(({ hook, seed, title }, index) => {
    const framework_id = frameworkFor(hook, request.platform, index);
    return {
      title,
      hook,
      angle: angles[seed.kind](seed, name),
      audience: audienceOf(seed, brief, index),
      reason: seed.reason,
      framework_id,
      occasion: seed.occasion,
      outline: outlineFor(framework_id, seed, title, turned(brief, index)),
    };
  });
}

/** The facts beginning elsewhere: outlines side by side tell different points. */
const turned = (brief: Brief, turn: number): Brief => {
  const from = turn % Math.max(1, brief.facts.length);
  return { ...brief, facts: [...brief.facts.slice(from), ...brief.facts.slice(0, from)] };
};
