import { type ArticleNotes, articleNotes } from '../../../../../src/domain/articles/carried';
import { breakDown, findCuts } from '../../../../../src/domain/breakdown';
import { hookTypesOf } from '../../../../../src/domain/breakdown/hookModel';
import {
  frameworks as builtIn,
  type Framework,
  hookTypes,
  roleNameOf,
  suggestFrameworks,
} from '../../../../../src/domain/frameworks';
import { citedLines, citeMark } from '../../../../../src/domain/knowledge';
import { daysLater, occasionsBetween } from '../../../../../src/domain/occasions';
import { platformName } from '../../../../../src/domain/platforms';
import { shotNames } from '../../../../../src/domain/script/labels.data';
import { type CameraMove, type ShotSize, shotsOfScript } from '../../../../../src/domain/shooting';
import { titleStuff, titlesFrom } from '../actions/titles';
import { articleOf } from '../article';
import { type Brief, briefOf } from '../brief';
import { likeness, sentencesOf } from '../clauses';
import { compose, composeNoted } from '../compose';
import { passageClauses } from '../passageClauses';
import { topicsOf } from '../topics';
import type { FoundGoods, Talk } from './talk';
import type { Task } from './tasks';

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

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const nothing = '写什么呢？说一件商品或一个想法就行，例如「给保温杯写一条 30 秒的脚本」，或先在上方选择商品。';

/** A name alone: whatever were written of it would be empty words. */
const isEmpty = ({ mode, facts, insights, stories, question }: Brief): boolean =>
  mode === 'topic' && facts.length + insights.length + stories.length === 0 && question === '';

const nothingKnown = (idea: string): string =>
  `只有「${idea}」这个名字，写出来只会是空话。告诉我两三点就能写：它有什么和别家不同，谁在什么时候用，用完怎样。也可以先在「商品」里添加，再选它来写。`;

export function scriptAnswer(talk: Talk): string {
  const { goods, idea } = talk.source();
  if (!goods && idea === '') return nothing;
  const framework = frameworkFor(talk, goods);
  const seconds = clamp(talk.read.seconds ?? 30, 8, 180);
  const passages = talk.passages(goods?.title ?? idea);
  const brief = briefOf(goods, idea, talk.wish, passageClauses(passages, goods?.title ?? idea));
  if (isEmpty(brief)) return nothingKnown(idea);
  const { lines, carriedSeconds } = composeNoted(brief, {
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
  return `根据${from}，按「${framework.name}」写的一条约 ${carriedSeconds ?? seconds} 秒的脚本${
    carriedSeconds ? `（材料只够讲 ${carriedSeconds} 秒，再长就要凑字了；补几条卖点可以写满 ${seconds} 秒）` : ''
  }：\n\n${body}`;
}

/** Data: what would carry more, as the article page names it. */
const gapNames: Readonly<Record<ArticleNotes['missing'][number], string>> = {
  points: '商品卖点（写到五条以上）',
  description: '商品描述（怎么做的、怎么用、顾客常问什么）',
  specs: '规格参数',
  documents: '知识文档（说明书、常见问答）',
  idea: '把想法写细：什么事、谁遇到、怎么解决',
  outline: '列一个提纲，三条以上',
  story: '一件你自己或顾客身上的真事',
};

const carriedWords = ({ carriedWords: carried, askedWords, missing }: ArticleNotes): string =>
  `> 材料只够写 ${carried} 字，没有写到 ${askedWords} 字，不够的没有编。补上这些再写，就能更长：${missing.map((gap) => gapNames[gap]).join('；')}。`;

export function topicsAnswer(talk: Talk): string {
  const { goods, idea } = talk.source();
  if (!goods && idea === '') return '想围绕什么出选题？说一件商品、一个行业或一个想法就行，也可以先在上方选择商品。';
  const saved = talk.ask('topics', goods?.title ?? idea, ({ id, title }) => ({ type: 'topic', id, title }));
  const topics = topicsOf({
    industry: goods?.category ?? '',
    goods,
    idea,
    occasions: occasionsIn(talk),
    best: [],
    platform: talk.platform,
    count: clamp(talk.read.count ?? 6, 1, 12),
    avoid: saved.map(({ title }) => title),
    seed: talk.seed,
    wish: talk.read.asked,
  });
  const lines = topics.map(
    ({ title, angle, reason }, index) => `${index + 1}. **${title}**\n   ${angle}\n   依据：${reason}`,
  );
  const head = saved.length > 0 ? `避开了已有的 ${saved.length} 条选题，` : '';
  return `${head}给${platformName(talk.platform)}的 ${topics.length} 条选题：\n\n${lines.join('\n')}`;
}

export function articleAnswer(talk: Talk): string {
  const { goods, idea } = talk.source();
  if (!goods && idea === '') return nothing;
  const kind = articleKinds[talk.read.task] ?? 'post';
  const usual = { article: 700, note: 300, post: 140 }[kind];
  const platforms = {
    article: 'gongzhonghao',
    note: 'xiaohongshu',
    post: /微博/.test(talk.message) ? 'weibo' : talk.platform,
  };
  const { words, most } = talk.read;
  const asked = clamp(words ?? most ?? usual, 40, 3000);
  const passages = talk.passages(goods?.title ?? idea);
  const one = (seed: number): string => {
    const text = articleOf({
      ...{ kind, idea, goods, outline: [], platform: platforms[kind], words: asked, passages, seed },
      wish: talk.wish,
    });
    // what may be no longer than asked is not too short
    const notes = most === undefined ? articleNotes(text, asked, { goods, idea, outline: [], passages }) : undefined;
    return notes ? `${text}\n\n${carriedWords(notes)}` : text;
  };
  const count = kind === 'article' ? 1 : clamp(talk.read.count ?? 1, 1, 5);
  return Array.from({ length: count }, (_, index) => one(talk.seed + index)).join('\n\n---\n\n');
}

const articleKinds: Partial<Record<Task, 'article' | 'note' | 'post'>> = {
  article: 'article',
  note: 'note',
  post: 'post',
};

/** Days that the message names, the next of each. */
const occasionsIn = ({ message, request: { today } }: Talk): { readonly name: string; readonly date: string }[] =>
  occasionsBetween(today, daysLater(today, 366))
    .filter(({ name }) => message.includes(name))
    .slice(0, 2)
    .map(({ name, date }) => ({ name, date }));

const hookName = (id: string): string => hookTypes.find((type) => type.id === id)?.name ?? '钩子';

/** Openings that were asked for without a number. */
const usualHooks = 6;

/** First sentences, each from other words of the material. */
export function hooksAnswer(talk: Talk): string {
  const { goods, idea } = talk.source();
  if (!goods && idea === '') return nothing;
  const { most = 40, least = 0, count: wished } = talk.read;
  const brief = briefOf(goods, idea, talk.wish);
  if (isEmpty(brief)) return nothingKnown(idea);
  const count = clamp(wished ?? usualHooks, 1, 20);
  const fits = (line: string): boolean => [...line].length <= most && [...line].length >= least;
  const text = [talk.read.material, goods?.description, ...(goods?.selling_points ?? [])].filter(Boolean).join('。');
  const titles = titlesFrom(titleStuff(text || idea, goods), { count: 20, platform: talk.platform, seed: talk.seed });
  const hooks = titles.map(({ text: line, hook }) => ({ line: /[。？！]$/.test(line) ? line : `${line}。`, hook }));
  // every way to begin that the frameworks know, in turn
  const openings = [0, 1, 2, 3].flatMap((turn) =>
    builtIn.flatMap((framework) => {
      const options = { framework, platform: talk.platform, seconds: 20, seed: talk.seed + turn };
      const line = compose(brief, options)[0]?.text;
      return line ? [{ line, hook: hookTypesOf(line)[0]?.id ?? '' }] : [];
    }),
  );
  const chosen = [...hooks, ...openings]
    .filter(({ line }) => fits(line))
    .filter(({ line }, index, all) => !all.slice(0, index).some((earlier) => likeness(earlier.line, line) > 0.6))
    .slice(0, count);
  if (chosen.length === 0) return `${most} 个字以内写不出有内容的开头，放宽到 25 个字试试。`;
  const from = goods ? `商品「${goods.title}」` : '你给的内容';
  const fewer = wished && chosen.length < count ? `\n\n只写了 ${chosen.length} 个：材料里能说的就这些。` : '';
  return `从${from}里写的 ${chosen.length} 个开头：\n\n${chosen.map(({ line, hook }, index) => `${index + 1}. 【${hookName(hook)}】${line}`).join('\n')}${fewer}`;
}

const cell = (text: string): string => text.replaceAll('|', '｜').replaceAll('\n', ' ');

/** A script as a table of shots. */
export function shotsAnswer(talk: Talk): string {
  const text = talk.read.material || talk.lastAnswer;
  if (!text) return '给哪段脚本配镜头？把脚本贴上来，一句一行。';
  const { goods } = talk.source();
  let id = 0;
  const newId = (): string => `shot${++id}`;
  const source = { text };
  const { segments } = breakDown(source, findCuts(source));
  const sentences = segments.flatMap((segment) =>
    sentencesOf(segment.text).map((line) => ({ id: newId(), text: line, role: roleNameOf(segment.role) })),
  );
  const props = goods?.title ? [goods.title] : [];
  const shots = shotsOfScript(sentences, { newId, names: shotNames, props });
  const total = Math.round(shots.reduce((sum, { seconds }) => sum + seconds, 0));
  const rows = shots.map(
    ({ line, what, size, movement, seconds, props: things }, index) =>
      `| ${index + 1} | ${cell(line)} | ${cell(what)} | ${sizeNames[size]}，${moveNames[movement]} | ${seconds} | ${cell(things.join('、')) || '—'} |`,
  );
  return `共 ${shots.length} 个镜头，约 ${total} 秒：\n\n| 序号 | 台词 | 画面 | 景别与运镜 | 秒数 | 道具 |\n| --- | --- | --- | --- | --- | --- |\n${rows.join('\n')}`;
}

const sizeNames: Readonly<Record<ShotSize, string>> = {
  far: '远景',
  full: '全景',
  medium: '中景',
  close: '近景',
  detail: '特写',
};
const moveNames: Readonly<Record<CameraMove, string>> = {
  fixed: '固定',
  push: '推近',
  pull: '拉远',
  pan: '横摇',
  tilt: '俯仰',
  follow: '跟拍',
  orbit: '环绕',
  handheld: '手持',
  overhead: '俯拍',
};
