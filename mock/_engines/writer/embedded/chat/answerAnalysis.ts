import { type Breakdown, breakDown, findCuts, matchFrameworks } from '../../../../../src/domain/breakdown';
import { hookTypesOf } from '../../../../../src/domain/breakdown/hookModel';
import { checkText, replaceMark } from '../../../../../src/domain/compliance';
import { frameworks, hookTypes, roleNameOf } from '../../../../../src/domain/frameworks';
import { platformName, platforms, titleWeight } from '../../../../../src/domain/platforms';
import { scriptAnswer } from './answerMade';
import type { Talk } from './talk';

const hookName = (id: string | undefined): string => hookTypes.find((type) => type.id === id)?.name ?? '平铺直叙';
const cell = (text: string): string => text.replaceAll('|', '｜').replaceAll('\n', ' ');
const percent = (share: number): string => `${Math.round(share * 100)}%`;

function takeApart(text: string): Breakdown {
  const source = { text };
  return breakDown(source, findCuts(source));
}

const tableOf = ({ segments }: Breakdown): string =>
  [
    '| 段落 | 占比 | 原文 |',
    '| --- | --- | --- |',
    ...segments.map(({ role, share, text }) => `| ${roleNameOf(role)} | ${percent(share)} | ${cell(text.trim())} |`),
  ].join('\n');

/** What a text's pieces do, how it opens, and which framework it is nearest to. */
export function breakdownAnswer(talk: Talk): string {
  const text = talk.read.material || talk.lastAnswer;
  if (!text) return '把要拆的内容贴上来，我逐段说它起什么作用。';
  const result = takeApart(text);
  const [type] = result.hook.types;
  const words = type?.words.map(({ word }) => `“${word}”`).join('') ?? '';
  const hook = type ? `开头用的是**${hookName(type.id)}**（看的是${words}）` : '开头没有明显的钩子';
  const [match] = matchFrameworks(result, frameworks);
  const near = match ? `结构最接近「${match.framework.name}」。` : '没有接近的框架。';
  if (!result.isCopy)
    return '这段文字不像带货或爆款文案，更像通知、纪要、资讯一类：里面没有想留住人的结构，所以不套框架。要拆的话，把文案正文贴上来。';
  const unsure = result.segments.filter(({ isSure }) => !isSure).length;
  const doubt = unsure > 0 ? `\n\n其中 ${unsure} 段的作用拿不准，请自己再看一遍。` : '';
  const wantsScript = /脚本|台词/.test(talk.read.asked);
  const script = wantsScript && talk.request.goods ? `\n\n---\n\n${scriptAnswer(talk)}` : '';
  return `${tableOf(result)}\n\n${hook}。${near}${doubt}\n\n到「爆款拆解」里可以改角色、看节奏，并把它存成自己的框架。${script}`;
}

/** Two texts beside each other, by what can be counted. */
export function comparedTexts(talk: Talk): string {
  const part = (label: string): string =>
    talk.read.fields
      .filter((field) => field.label === label)
      .map(({ text }) => text)
      .join('\n');
  const names = ['甲', '乙'];
  const results = names.map((name) => takeApart(part(name)));
  const row = (label: string, tell: (result: Breakdown) => string): string =>
    `| ${label} | ${results.map((result) => cell(tell(result))).join(' | ')} |`;
  const calls = (result: Breakdown): string =>
    result.segments
      .filter(({ role }) => role === 'action' || role === 'save')
      .map(({ text }) => text.trim())
      .join(' ') || '没有';
  const figures = names.map((name) => part(`${name}的数据`));
  return [
    '|  | 甲 | 乙 |',
    '| --- | --- | --- |',
    row('开头', ({ hook, segments }) => `${hookName(hook.types[0]?.id)}：${segments[0]?.text.trim() ?? ''}`),
    row('句数', ({ statistics }) => `${statistics.sentences} 句，平均 ${Math.round(statistics.averageLength)} 字`),
    row('念完要', ({ statistics }) => `${Math.round(statistics.spokenSeconds)} 秒`),
    row('数字', ({ statistics }) => `${statistics.numbers} 处`),
    row('对着看的人说', ({ statistics }) => `${statistics.you} 次“你”`),
    row('行动引导', calls),
    ...(figures.some(Boolean) ? [`| 数据 | ${figures.map((text) => cell(text) || '没有给').join(' | ')} |`] : []),
    '',
    '这些是数得出来的差别；数据差多少是它们造成的，只凭两条看不出来。下一条只改一处（例如只换开头），再比一次才知道。',
  ].join('\n');
}

/** Each title by itself: how it hooks, whether it fits, what it may not say. */
export function titleCheckAnswer(talk: Talk): string {
  const titles = talk.read.material
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d+[.、)）]|[-*•])\s*/, '').trim())
    .filter(Boolean)
    .slice(0, 20);
  const { platform } = talk;
  const { max } = platforms[platform].title;
  const told = titles.map((title, index) => {
    const [type] = hookTypesOf(title);
    const marks = checkText(title);
    const length = titleWeight(platform, title);
    const risks = marks.map((mark) => `“${title.slice(mark.from, mark.to)}”${mark.reason}`);
    const firstMark = marks.find(({ suggestions }) => suggestions.length > 0);
    const better = firstMark ? replaceMark(title, firstMark, firstMark.suggestions[0] ?? '') : '';
    return [
      `${index + 1}. **${title}**`,
      `   - 停下来的理由：${type ? `${hookName(type.id)}（${type.words.map(({ word }) => `“${word}”`).join('')}）` : '没有找到，读者看不出和自己有什么关系'}`,
      `   - 长度：${length}/${max}${length > max ? '，超出了，会被截断' : ''}`,
      risks.length > 0 ? `   - 风险：${risks.join('；')}` : '   - 风险：没有命中违禁词',
      ...(better ? [`   - 可以改成：${better}`] : []),
    ].join('\n');
  });
  const isClean = (title: string): boolean => checkText(title).length === 0 && titleWeight(platform, title) <= max;
  const [best] = titles
    .filter(isClean)
    .sort((a, b) => (hookTypesOf(b)[0]?.words.length ?? 0) - (hookTypesOf(a)[0]?.words.length ?? 0));
  const verdict = best ? `\n\n不违规又最抓人的是「${best}」。` : '\n\n这几个都要改了再用。';
  return `按${platformName(platform)}的规则逐个看：\n\n${told.join('\n')}${verdict}`;
}

interface Figures {
  readonly name: string;
  readonly values: ReadonlyMap<string, number>;
}

const units: Readonly<Record<string, number>> = { 万: 1e4, 亿: 1e8, 千: 1e3, k: 1e3, K: 1e3, w: 1e4, W: 1e4 };

/** 视频A 播放1.2万 点赞300 → its numbers by name. */
function figuresIn(line: string): Figures | undefined {
  const found = [
    ...line.matchAll(
      /(\p{Script=Han}{2,6}?)(?:数|量)?\s*[:：]?\s*(\d+(?:\.\d+)?)\s*(万|亿|千|[kKwW])?(?!\p{Script=Han}{0,1}秒)/gu,
    ),
  ];
  if (found.length === 0) return undefined;
  const name = line
    .slice(0, found[0]?.index ?? 0)
    .trim()
    .replace(/[：:，,]$/, '');
  const values = new Map(
    found.map(([, label = '', value = '', unit = '']) => [label, Number(value) * (units[unit] ?? 1)] as const),
  );
  return { name: name || '（未命名）', values };
}

/** A table of the user's own figures with their shares of the plays; nothing that is not in them. */
export function figuresAnswer(talk: Talk): string {
  const rows = talk.read.material.split(/[\n；;]/).flatMap((line) => figuresIn(line) ?? []);
  const labels = [...new Set(rows.flatMap(({ values }) => [...values.keys()]))];
  if (rows.length === 0)
    return '没有读到数字。一行写一条内容，例如「视频A 播放12000 点赞300 成交6」，我来算比例、排先后。';
  const base = labels.find((label) => /播放|曝光|阅读|观看/.test(label));
  const rates = base ? labels.filter((label) => label !== base && !/率|秒|时长/.test(label)) : [];
  const rate = (row: Figures, label: string): number | undefined => {
    const [part, whole] = [row.values.get(label), base ? row.values.get(base) : undefined];
    return part === undefined || !whole ? undefined : part / whole;
  };
  const shown = (value: number | undefined): string => (value === undefined ? '—' : String(value));
  const shownRate = (value: number | undefined): string => (value === undefined ? '—' : `${(value * 100).toFixed(2)}%`);
  const table = [
    `| 内容 | ${[...labels, ...rates.map((label) => `${label}率`)].join(' | ')} |`,
    `| --- |${' --- |'.repeat(labels.length + rates.length)}`,
    ...rows.map(
      (row) =>
        `| ${cell(row.name)} | ${[...labels.map((label) => shown(row.values.get(label))), ...rates.map((label) => shownRate(rate(row, label)))].join(' | ')} |`,
    ),
  ].join('\n');
  const best = (value: (row: Figures) => number | undefined): Figures | undefined =>
    rows.length < 2 ? undefined : [...rows].sort((a, b) => (value(b) ?? -1) - (value(a) ?? -1))[0];
  const told = [
    ...(base
      ? [best((row) => row.values.get(base))].flatMap((row) => (row ? [`- ${base}最高的是「${row.name}」。`] : []))
      : []),
    ...rates.flatMap((label) => {
      const row = best((one) => rate(one, label));
      return row ? [`- ${label}率最高的是「${row.name}」，${shownRate(rate(row, label))}。`] : [];
    }),
  ];
  return `${table}\n\n看得出来的：\n\n${told.join('\n') || '- 只有一条，比不出先后。'}\n\n看不出来的：\n\n- 差别是内容造成的，还是发布时间、投放、账号造成的。\n- ${rows.length} 条太少，换一周未必还是这个顺序。\n\n在「数据统计」里按框架、钩子、时段比较，条数多了才说得准。`;
}
