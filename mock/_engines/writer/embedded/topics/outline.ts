import { frameworkById } from '../../../../../src/domain/frameworks';
import type { Brief } from '../brief';
import { Echo } from '../reading';
import type { TopicSeed } from './seeds';

/** Roles that open, that tell, that end: what each takes from the material. */
const opening = /^(hook|attention|problem|pain|before|situation|opening|why|setup|question)$/;
const ending = /^(action|save|close|punchline|summary|bridge)$/;

/** Three to five beats of the framework, each filled with what was given; what nobody gave is asked for in brackets. */
export function outlineFor(frameworkId: string, seed: TopicSeed, title: string, brief: Brief): string[] {
  const segments = frameworkById(frameworkId)?.segments ?? [];
  const echo = new Echo(6);
  const facts = brief.facts.map(({ clause, benefits }) => (benefits[0] ? `${clause}，${benefits[0]}` : clause));
  const stock = {
    open: [seed.kind === 'pain' || seed.kind === 'scene' ? seed.whole : title, ...(brief.isThing ? brief.pains : [])],
    tell: [
      ...(seed.kind === 'point' || seed.kind === 'spec' || seed.kind === 'idea' ? [seed.whole] : []),
      ...facts,
      ...brief.insights,
      ...brief.stories,
    ],
    end: [brief.offer, brief.wish.ending === 'comment' ? '请观众在评论区说说自己的做法' : ''].filter(Boolean),
  };
  const told = new Set<string>();
  const next = (list: readonly string[]): string | undefined => {
    const found = list.find((item) => !told.has(item) && echo.take(item));
    if (found) told.add(found);
    return found;
  };
  const beats = segments.length > 5 ? [...segments.slice(0, 4), ...segments.slice(-1)] : segments;
  return beats.map(({ role, roleName, purpose }) => {
    if (opening.test(role)) return `${roleName}：${next(stock.open) ?? next(stock.tell) ?? `【补充：${purpose}】`}`;
    if (ending.test(role))
      return `${roleName}：${next(stock.end) ?? next(callers(brief.mode)) ?? `【补充：${purpose}】`}`;
    return `${roleName}：${next(stock.tell) ?? `【补充：${purpose}】`}`;
  });
}

const callers = (mode: Brief['mode']): readonly string[] =>
  mode === 'goods' ? ['说清在哪里能看到商品', '请观众留下问题'] : ['请观众留下自己的看法', '提醒先收藏，用得上再看'];
