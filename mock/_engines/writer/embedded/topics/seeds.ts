import type { TopicsRequest } from '../../../writerTypes';
import { briefOf } from '../brief';
import { partsOf, termsOf } from '../reading';

/** One real input that a topic can grow from, and how the reason names it. */
export interface TopicSeed {
  readonly kind:
    | 'point'
    | 'spec'
    | 'pain'
    | 'scene'
    | 'audience'
    | 'occasion'
    | 'best'
    | 'idea'
    | 'term'
    | 'tip'
    | 'industry';
  /** What the title speaks of. */
  readonly text: string;
  /** The whole input, for angle and outline. */
  readonly whole: string;
  readonly reason: string;
  readonly occasion: string;
}

const lengthOf = (text: string): number => [...text].length;
const head = (text: string): string => (lengthOf(text) <= 12 ? text : (text.split(/[，,、]/)[0] ?? text));
const dayOf = (date: string): string => {
  const [, month, day] = /^\d{4}-(\d{2})-(\d{2})/.exec(date) ?? [];
  return month ? `${Number(month)}月${Number(day)}日` : date;
};

const seed = (kind: TopicSeed['kind'], text: string, whole: string, reason: string, occasion = ''): TopicSeed => ({
  kind,
  text: head(text),
  whole,
  reason,
  occasion,
});

/** Everything that was given, as seeds: the goods' points first, then what lies ahead, what worked, and the own idea. */
export function topicSeeds({ industry, goods, idea, occasions, best, wish }: TopicsRequest): {
  readonly seeds: readonly TopicSeed[];
  readonly name: string;
  readonly brief: ReturnType<typeof briefOf>;
} {
  const brief = briefOf(goods, idea || industry, wish);
  const name = goods?.title || (idea.trim() !== '' && brief.name !== '这件事') ? brief.name : industry || brief.name;
  const goodsSeeds = goods
    ? [
        ...brief.facts.map((fact) =>
          seed(
            fact.isSpec ? 'spec' : 'point',
            fact.clause,
            fact.clause,
            `${fact.isSpec ? '商品参数' : '商品卖点'}「${fact.clause}」可以拍得见、讲得清`,
          ),
        ),
        ...brief.pains
          .slice(0, 4)
          .map((pain) => seed('pain', pain, pain, `买${name}的人常遇到「${pain}」，对应商品卖点`)),
        ...brief.audiences
          .slice(0, 2)
          .map((audience) => seed('audience', audience, audience, `商品资料里的人群：${audience}`)),
        ...brief.scenes.slice(0, 2).map((scene) => seed('scene', scene, scene, `商品的使用场景：${scene}`)),
      ]
    : [];
  const ideaParts = idea.trim() === '' || goods ? partsOf(idea, 5, 16) : ideaClauses(brief);
  const ideaTerms = termsOf(idea)
    .map((term) => term.text)
    .slice(0, 5);
  const ideaSeeds = [
    ...ideaParts.map((part) => seed('idea', part, part, `来自你的想法：「${part}」`)),
    ...ideaTerms.map((term) => seed('term', term, term, `你的想法里提到「${term}」`)),
  ];
  const occasionSeeds = occasions.map(({ name: occasion, date }) =>
    seed('occasion', occasion, occasion, `临近${occasion}（${dayOf(date)}），提前备好内容`, occasion),
  );
  const bestSeeds = best.flatMap(({ title, note }) => {
    const term = termsOf(title)[0]?.text ?? head(title);
    return [
      seed('best', term, title, `你发过的「${head(title)}」表现好${note ? `（${note}）` : ''}，换个角度再做一条`),
    ];
  });
  const tipSeeds = brief.isThing
    ? brief.kind.tips.map((tip) => seed('tip', tip, tip, `挑${name}时常被问到的一点：${head(tip)}`))
    : [];
  const industrySeeds =
    industry.trim() === '' ? [] : [seed('industry', industry, industry, `按你的行业「${industry}」设计`)];
  return {
    seeds: [...goodsSeeds, ...ideaSeeds, ...occasionSeeds, ...bestSeeds, ...tipSeeds, ...industrySeeds],
    name,
    brief,
  };
}

/** What an idea says, clause by clause, without 我想拍一条关于. */
const ideaClauses = ({ facts, insights, stories, question }: ReturnType<typeof briefOf>): string[] => [
  ...facts.map(({ clause }) => clause),
  ...insights,
  ...stories,
  ...(question ? [question.replace(/[？?]$/, '')] : []),
];
