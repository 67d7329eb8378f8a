import type { TopicsRequest } from '../../../writerTypes';
import { briefOf } from '../brief';
import { partsOf, termsOf } from '../reading';

/** One real input that a topic can grow from, and how the reason names it. */
export interface TopicSeed {
  readonly kind:
    | 'point'
    | 'spec'
    /** What the price comes to. */
    | 'price'
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
  // a trouble cut at its comma is no trouble any more
  text: kind === 'pain' || kind === 'price' ? text : head(text),
  whole,
  reason,
  occasion,
});

/** Specs that tell when and for whom, and bare names: nothing that one could show and compare. */
const dullSpec = /营业|时间|人数|课时|产地|保质|电源|接口|充电口/;
const isTopical = ({ isSpec, clause }: Brief['facts'][number]): boolean =>
  !isSpec || (/\d/.test(clause) && !dullSpec.test(clause));

/** Everything that was given, as seeds: the goods' points first, then what lies ahead, what worked, and the own idea. */
export function topicSeeds({ industry, goods, idea, occasions, best, wish }: TopicsRequest): {
  readonly seeds: readonly TopicSeed[];
  readonly name: string;
  readonly brief: Brief;
} {
  const brief = briefOf(goods, goods ? idea : idea || industry, wish);
  const name = goods?.title || (idea.trim() !== '' && brief.name !== '这件事') ? brief.name : industry || brief.name;
  // what is typed beside the goods is the user's idea, not the record's word
  const record = goods ? briefOf(goods, '', wish) : brief;
  const goodsSeeds = goods
    ? [
        ...record.facts
          .filter(isTopical)
          .map((fact) =>
            seed(
              fact.isSpec ? 'spec' : 'point',
              fact.clause,
              fact.clause,
              `${fact.isSpec ? '商品参数' : '商品卖点'}「${fact.clause}」可以拍得见、讲得清`,
            ),
          ),
        ...record.reckoned.map((one) => seed('price', one, one, `按商品的价格和数量算的：${one}`)),
        ...withCommon(brief, 'pains', 4).map((pain) => seed('pain', pain, pain, painReason(brief, pain))),
        ...withCommon(brief, 'audiences', 2).map((one) =>
          seed('audience', one, one, reasonOf(brief, 'audiences', one)),
        ),
        ...withCommon(brief, 'scenes', 2).map((scene) => seed('scene', scene, scene, reasonOf(brief, 'scenes', scene))),
      ]
    : [];
  const ideaParts = idea.trim() === '' || goods ? partsOf(idea, 5, 16) : ideaClauses(brief);
  // a text that says something is told by its clauses; single words of it are only for an idea of a few words
  const ideaTerms =
    ideaParts.length > 2
      ? []
      : termsOf(idea)
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
  const tipSeeds =
    brief.isThing && !(goods && brief.kind.key === 'other')
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

type Brief = ReturnType<typeof briefOf>;

const names = { audiences: '人群', scenes: '场景' } as const;

/** What the record tells, filled up with what is common for the kind: the reason beside the topic says which it is. */
const withCommon = ({ told, kind }: Brief, list: 'audiences' | 'scenes' | 'pains', most: number): string[] =>
  // what is said of anything is said of nothing
  [...new Set([...told[list], ...(kind.key === 'other' ? [] : kind[list])])].slice(0, most);

/** Where an audience or a scene comes from: what the record does not say is told as what is common for the kind. */
const reasonOf = ({ told, name }: Brief, kind: keyof typeof names, text: string): string =>
  told[kind].includes(text)
    ? `商品资料里的${names[kind]}：${text}`
    : `${name}常见的${names[kind]}：${text}（按品类推断，商品资料里没有写）`;

const painReason = ({ told, name }: Brief, pain: string): string =>
  told.pains.includes(pain)
    ? `「${pain}」正是商品卖点能应对的`
    : `${name}这类商品常见的麻烦：「${pain}」（按品类推断，先看看自家顾客是不是也这么说）`;

/** What an idea says, clause by clause, without 我想拍一条关于. */
const ideaClauses = ({ facts, insights, stories, question }: Brief): string[] => [
  ...facts.map(({ clause }) => clause),
  ...insights,
  ...stories,
  ...(question ? [question.replace(/[？?]$/, '')] : []),
];
