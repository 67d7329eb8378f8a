import { breakDown, findCuts } from '../../../../../src/domain/breakdown';
import { checkText, gravestFirst, type Mark } from '../../../../../src/domain/compliance';
import { roleNameOf } from '../../../../../src/domain/frameworks';
import { platformName } from '../../../../../src/domain/platforms';
import type { WritingAction, WritingTone } from '../../../../../src/domain/writing';
import { actOn } from '../actions';
import { titleStuff, titlesFrom } from '../actions/titles';
import { sentencesOf } from '../clauses';
import type { Talk } from './talk';

const toneWords: readonly (readonly [RegExp, WritingTone])[] = [
  [/活泼|俏皮/, 'lively'],
  [/正式|官方/, 'formal'],
  [/温暖|温柔|亲切/, 'warm'],
  [/干脆|直接|利落/, 'direct'],
  [/幽默|搞笑|好玩/, 'humorous'],
  [/专业/, 'professional'],
];

function actIn(message: string): { readonly act: WritingAction; readonly tone?: WritingTone } {
  const tone = toneWords.find(([pattern]) => pattern.test(message))?.[1];
  if (/缩短|短一点|短些|精简|删到/.test(message)) return { act: 'shorten' };
  if (/扩写|长一点|丰富/.test(message)) return { act: 'expand' };
  if (/提纲/.test(message)) return { act: 'outline' };
  return tone ? { act: 'tone', tone } : { act: 'rewrite' };
}

/** Text the message brings, else the last answer; undefined when there is neither. */
const textFor = (talk: Talk): string | undefined => talk.read.material || talk.lastAnswer || undefined;

const acted = (talk: Talk, act: WritingAction, text: string, tone?: WritingTone): string =>
  actOn({
    act,
    text,
    tone,
    before: '',
    after: '',
    goods: act === 'expand' ? talk.request.goods : undefined,
    platform: talk.platform,
    seed: talk.seed,
    wish: talk.read.asked.slice(0, 200),
  });

/** 【角色】台词, a line for each sentence. */
function inRoles(text: string): string {
  const source = { text };
  return breakDown(source, findCuts(source))
    .segments.flatMap(({ role, text: part }) => sentencesOf(part).map((line) => `【${roleNameOf(role)}】${line}。`))
    .join('\n\n');
}

export function editAnswer(talk: Talk): string {
  const text = textFor(talk);
  if (!text) return '把要改的文字发给我，例如：\n\n> 缩短：早上八点装的热水，晚上下班打开还烫嘴……';
  const { act, tone } = actIn(talk.read.asked);
  const changed = acted(talk, act, text, tone);
  return /【/.test(talk.message.replace(text, '')) ? inRoles(changed) : changed;
}

/** Titles that were asked for without a number. */
const usualTitles = 10;

export function titlesAnswer(talk: Talk): string {
  // What a message points back to is meant, whatever goods its words may find.
  const isBack = talk.read.material === '' && /上面|刚才|刚刚|上一[条篇段]|以上|这[段条篇]/.test(talk.read.asked);
  const pointed = isBack ? talk.lastAnswer : '';
  const { goods, material, idea } = pointed ? { goods: undefined, material: '', idea: '' } : talk.source();
  const { count: wished, least, most } = talk.read;
  const goodsText = [goods?.description, ...(goods?.selling_points ?? [])].filter(Boolean).join('。');
  // What is named now is meant, not what was written last.
  const last = pointed || (idea === '' ? talk.lastAnswer : '');
  const text = [material, goodsText].filter(Boolean).join('。') || last || idea;
  if (!text) return '给哪段内容起标题？把文字发给我，或先在上方选择商品。';
  const count = Math.min(20, Math.max(1, wished ?? usualTitles));
  const titles = titlesFrom(titleStuff(text, goods), {
    count,
    platform: talk.platform,
    seed: talk.seed,
    ...(least ? { least } : {}),
    ...(most ? { most } : {}),
  });
  if (titles.length === 0)
    return material === '' && text === idea
      ? `只有「${idea}」这个名字，起出来的标题对谁都一样。告诉我一两点就能起：它解决什么、怎么用、用完怎样。也可以先在「商品」里添加，再选它来起。`
      : `这些材料里没有${most ? ` ${most} 个字以内` : ''}能单独成句的话，起不出标题。多给一两句：它解决什么、怎么用、用完怎样。`;
  const from = goods ? `商品「${goods.title}」` : material ? '你给的内容' : last ? '上一条回答' : `「${idea}」`;
  const fewer =
    wished && titles.length < count ? `\n\n只起了 ${titles.length} 个：材料里能说的就这些，再编就没有依据了。` : '';
  const length = most ? `每个不超过 ${most} 个字` : `按${platformName(talk.platform)}的标题长度`;
  return `${length}，从${from}里起了 ${titles.length} 个：\n\n${titles.map(({ text: title }, index) => `${index + 1}. ${title}`).join('\n')}${fewer}`;
}

export function tagsAnswer(talk: Talk): string {
  const { goods, material } = talk.source();
  const text = material || (goods ? [goods.title, ...(goods.selling_points ?? [])].join('。') : talk.lastAnswer);
  if (!text) return '给哪段内容配话题标签？把文字发给我，或先在上方选择商品。';
  const tags = actOn({
    act: 'topics',
    text,
    goods,
    before: '',
    after: '',
    platform: talk.platform,
    seed: talk.seed,
    wish: '',
  });
  return `可以配这些话题：\n\n${tags.split('\n').join(' ')}`;
}

const levelNames = { high: '高风险', mid: '需留意', low: '提醒' } as const;

/** A mark with its reason and what may stand instead. */
function markLine(text: string, mark: Mark): string {
  const written = text.slice(mark.from, mark.to);
  const clause = text.slice(mark.clauseFrom, mark.clauseTo);
  // Sounds like a claim, but no rule knows its words.
  if (mark.isLearned) return `- **${written}**（${mark.categoryName}）：${mark.reason}`;
  const instead =
    mark.suggestions.length > 0
      ? `${clause === written ? '' : `“${clause}”`}可换成「${mark.suggestions.slice(0, 3).join('」「')}」`
      : '没有安全的说法：删除，或提供证明';
  return `- **${written}**（${levelNames[mark.level]}，${mark.categoryName}）：${mark.reason}，${instead}`;
}

/** What the ad law minds in what was brought along or last said: what rules know, then what only sounds like a claim. */
export function lawAnswer(talk: Talk): string {
  const text = textFor(talk);
  if (!text) return '把要检查的文字发给我，我按广告法逐句看一遍，标出风险词、依据和可替换的说法。';
  const marks = checkText(text);
  if (marks.length === 0) return `这段共 ${[...text].length} 字，没有发现风险说法。价格、功效和数据仍要有依据。`;
  const listed = (list: readonly Mark[]): string =>
    gravestFirst(list, ({ level }) => level)
      .slice(0, 20)
      .map((mark) => markLine(text, mark))
      .join('\n');
  const known = marks.filter(({ isLearned }) => !isLearned);
  const learned = marks.filter(({ isLearned }) => isLearned);
  return [
    ...(known.length > 0 ? [`共命中 ${known.length} 处：\n\n${listed(known)}`] : []),
    ...(learned.length > 0
      ? [
          `${known.length > 0 ? '另有' : '没有命中词库，但有'} ${learned.length} 处听起来像宣传承诺，请核实：\n\n${listed(learned)}`,
        ]
      : []),
  ].join('\n\n');
}
