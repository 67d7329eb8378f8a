import { frameworks as builtIn, type Framework, suggestFrameworks } from '../../../../../src/domain/frameworks';
import { citedLines, citeMark } from '../../../../../src/domain/knowledge';
import { platformName } from '../../../../../src/domain/platforms';
import { articleOf } from '../article';
import { briefOf } from '../brief';
import { compose } from '../compose';
import { passageClauses } from '../passageClauses';
import { topicsOf } from '../topics';
import { givenText, subjectOf } from './intents';
import type { FoundGoods, Talk } from './talk';

export const frameworkCitation = ({ id, name }: Framework) => ({ type: 'framework' as const, id, title: name });

/** A framework that the message names; else the one that suits the goods. */
function frameworkFor(talk: Talk, goods: FoundGoods | undefined): Framework {
  const named = builtIn.find(({ id, name }) => talk.message.includes(name) || talk.message.toLowerCase().includes(id));
  const chosen =
    named ?? suggestFrameworks(goods ?? {}, { platform: talk.platform })[(talk.seed - 1) % 3]?.framework ?? builtIn[0];
  if (!chosen) throw new Error('no framework');
  const [found] = talk.ask('frameworks', chosen.name, frameworkCitation);
  return found && (found.id === chosen.id || !named) && found.name === chosen.name ? found : chosen;
}

const numberIn = (message: string, unit: string): number | undefined => {
  const [, number] = new RegExp(`(\\d{1,4})\\s*${unit}`).exec(message) ?? [];
  return number ? Number(number) : undefined;
};
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

/** What it is written from: goods, or the subject that the message names. */
function materialOf(talk: Talk): { readonly goods?: FoundGoods; readonly idea: string } {
  const goods = talk.goods();
  const given = givenText(talk.message);
  return { goods, idea: given || (goods ? '' : subjectOf(talk.message)) };
}

const nothing = '写什么呢？说一件商品或一个想法就行，例如「给保温杯写一条 30 秒的脚本」，或先在上方选择商品。';

export function scriptAnswer(talk: Talk): string {
  const { goods, idea } = materialOf(talk);
  if (!goods && idea === '') return nothing;
  const framework = frameworkFor(talk, goods);
  const seconds = clamp(numberIn(talk.message, '秒') ?? 30, 8, 180);
  const passages = talk.passages(goods?.title ?? idea);
  const brief = briefOf(goods, idea, talk.message, passageClauses(passages, goods?.title ?? idea));
  const lines = compose(brief, {
    framework,
    platform: talk.platform,
    seconds,
    seed: talk.seed,
  });
  const from = goods ? `商品「${goods.title}」` : `你的想法「${idea.slice(0, 20)}」`;
  const cited = citedLines(
    lines.map(({ text }) => text),
    passages,
  );
  const mark = (index: number) => cited.find(({ line }) => line === index)?.number;
  const body = lines
    .map(({ roleName, text }, index) => {
      const number = mark(index);
      return `**【${roleName}】** ${text}${number === undefined ? '' : citeMark(number)}`;
    })
    .join('\n\n');
  return `根据${from}，按「${framework.name}」写的一条约 ${seconds} 秒的脚本：\n\n${body}`;
}

export function topicsAnswer(talk: Talk): string {
  const { goods, idea } = materialOf(talk);
  if (!goods && idea === '') return '想围绕什么出选题？说一件商品、一个行业或一个想法就行，也可以先在上方选择商品。';
  const saved = talk.ask('topics', goods?.title ?? idea, ({ id, title }) => ({ type: 'topic', id, title }));
  const topics = topicsOf({
    industry: goods?.category ?? '',
    goods,
    idea,
    occasions: [],
    best: [],
    platform: talk.platform,
    count: clamp(numberIn(talk.message, '(?:个|条)') ?? 6, 1, 12),
    avoid: saved.map(({ title }) => title),
    seed: talk.seed,
    wish: talk.message,
  });
  const lines = topics.map(
    ({ title, angle, reason }, index) => `${index + 1}. **${title}**\n   ${angle}\n   依据：${reason}`,
  );
  const head = saved.length > 0 ? `避开了已有的 ${saved.length} 条选题，` : '';
  return `${head}给${platformName(talk.platform)}的 ${topics.length} 条选题：\n\n${lines.join('\n')}`;
}

export function articleAnswer(talk: Talk): string {
  const { goods, idea } = materialOf(talk);
  if (!goods && idea === '') return nothing;
  const kind = /公众号|文章|推文|长文/.test(talk.message)
    ? 'article'
    : /小红书|笔记/.test(talk.message)
      ? 'note'
      : 'post';
  const usual = { article: 700, note: 300, post: 140 }[kind];
  const platforms = {
    article: 'gongzhonghao',
    note: 'xiaohongshu',
    post: /微博/.test(talk.message) ? 'weibo' : talk.platform,
  };
  return articleOf({
    kind,
    idea,
    goods,
    outline: [],
    platform: platforms[kind],
    words: clamp(numberIn(talk.message, '字') ?? usual, 60, 3000),
    passages: talk.passages(goods?.title ?? idea),
    seed: talk.seed,
    wish: talk.message,
  });
}
