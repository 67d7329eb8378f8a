import { citeMark } from '../../../../../src/domain/knowledge';
import type { ArticleRequest } from '../../../writerTypes';
import { suggested } from '../actions/expand';
import type { Fact } from '../brief';
import { troubleIn } from '../goods/ownHooks';
import { askedOf, questionOf } from '../goods/questionOf';
import { articleClosers, serviceClosers } from '../lexicon/closers.data';
import { hashText } from '../random';
import { factSections } from './sections';
import { type Stock, sourceList } from './stock';

/** Sentences of a paragraph. */
const MOST_SENTENCES = 3;

/** What to put where the material tells too little, for each section in turn; nothing is invented for it. */
const asks = [
  '读者遇到的一件具体的事',
  '一处看得见的细节',
  '做它的人说的一句话',
  '一个数字或一张实拍图',
  '一次真实的使用经过',
];

const paragraphs = (sentences: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(sentences.length / MOST_SENTENCES) }, (_, at) =>
    sentences.slice(at * MOST_SENTENCES, (at + 1) * MOST_SENTENCES).join(''),
  );

/** The beginning: the trouble that the statement ends, or the question that it answers, and the statement. */
export function leadOf({ clause }: Fact, name: string, turn: number): string {
  const trouble = troubleIn(clause, name);
  if (trouble) return `${trouble}？${clause}。`;
  const question = questionOf(clause, turn);
  return question ? `${askedOf(name, question)}${clause}。` : `${clause}。`;
}

/**
 * An article about goods: a beginning, sections by what the statements speak of, each headed by the question that they
 * answer, what the merchant says of himself, figures, advice that is true of the kind, and what it costs.
 */
export function goodsArticle(request: ArticleRequest, title: string, stock: Stock): string {
  const { brief } = stock;
  const turn = Math.abs(request.seed - 1);
  const said = stock.factsInOrder(turn);
  const [first, ...rest] = said;
  const lead = [
    ...(first ? [leadOf(first, brief.name, turn + hashText(brief.name))] : []),
    ...stock.takeAll(['idea', 'story']).map((unit) => stock.say(unit, true)),
  ].join('');
  const sections = factSections(brief, rest, turn + hashText(brief.name));
  const passages = stock.takeAll(['passage']).map((unit) => stock.say(unit, true));
  const specs = stock.takeAll(['spec']).map(({ text }) => `- ${text}`);
  const tips = stock.takeAll(['insight', 'tip']).map(({ text }) => text);
  const length = (parts: readonly string[]): number => [...parts.join('')].length;
  const told = sections.map(({ heading, facts }) => ({
    heading: heading.replace(/[，。]$/, ''),
    body: paragraphs(facts.map((fact) => `${stock.withBenefit(fact)}。`)),
  }));
  const all = length([lead, ...told.flatMap(({ body }) => body), ...passages, ...specs, ...tips]);
  // what is missing is spread over the sections that are there
  const isShort = all < request.words * 0.7;
  // what the kind suggests is offered, never stated
  const { pains, scenes, key } = brief.kind;
  const firstAsk =
    key === 'other' || !brief.isThing
      ? '读者遇到的一件具体的事'
      : `读者遇到的一件具体的事，例如「${pains[0]}」，不符就换掉`;
  const isInPain = scenes[0] !== undefined && (pains[0] ?? '').includes(scenes[0].slice(0, 4));
  const openAsk = `【补充：开头的一个场景${key === 'other' || isInPain ? '' : suggested(scenes[0])}】`;
  const headings = new Set(told.map(({ heading }) => heading));
  const asked = passages.flatMap((passage) => questionOf(passage.replace(/\[\d+\]/g, ''), turn) ?? []);
  const passageHeading = asked.find((question) => !headings.has(question)) ?? `${brief.name}还有几点`;
  const [tipHead = '', ...moreTips] = tips;
  const deal = [brief.price, brief.offer].filter(Boolean).join('，');
  const closers = brief.callKind === 'buy' || brief.callKind === 'follow' ? articleClosers : serviceClosers;
  const closer = closers[(hashText(brief.name) + turn) % closers.length] ?? '';
  const close = brief.wish.ending === 'comment' ? '你怎么看，欢迎留言说说。' : closer;
  const parts = [
    `# ${title}`,
    ...(isShort || lead === '' ? [openAsk] : []),
    ...(lead ? [lead] : []),
    ...told.flatMap(({ heading, body }, at) => [
      `## ${heading}`,
      ...body,
      ...(isShort ? [`【补充：${at === 0 ? firstAsk : asks[at % asks.length]}】`] : []),
    ]),
    ...(passages.length > 0 ? [...(told.length === 0 ? [] : [`## ${passageHeading}`]), ...paragraphs(passages)] : []),
    ...(specs.length > 1 ? [specs.join('\n')] : specs.map((spec) => `${spec.slice(2)}。`)),
    ...(tipHead ? [`## ${tipHead}`, ...(moreTips.length > 0 ? [`${moreTips.join('。')}。`] : [])] : []),
    ...(deal ? [`## ${deal}`] : []),
    [
      ...brief.reckoned
        .filter((one) => !title.includes(one))
        .slice(0, 2)
        .map((one) => `${one}。`),
      close,
    ].join(''),
  ];
  return [...parts, ...sourceList(request, stock, citeMark)].join('\n\n');
}
