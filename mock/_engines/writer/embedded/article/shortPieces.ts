import type { ArticleRequest } from '../../../writerTypes';
import { suggested } from '../actions/expand';
import { tagsOf } from '../actions/tags';
import { callsToAction } from '../callToAction';
import { noteCalls, serviceClosers } from '../lexicon/closers.data';
import { hashText } from '../random';
import { leadOf } from './goodsArticle';
import { paragraph, type Stock, type Unit } from './stock';
import { knownPlatform } from './title';

const lengthOf = (text: string): number => [...text].length;
/** At most four in a note, each with its meaning: a pin for a point, a bulb for a tip. */
const signs = ['📌', '💡', '✨', '👉'];
const noteKinds: readonly Unit['kind'][] = [
  'idea',
  'scene',
  'passage',
  'fact',
  'story',
  'insight',
  'spec',
  'scene',
  'pain',
  'tip',
];

const textOf = ({ idea, goods }: ArticleRequest): string =>
  [idea, goods?.title ?? '', ...(goods?.selling_points ?? []), goods?.description ?? ''].filter(Boolean).join('。');

const beatOf = (beat: string): string => beat.replace(/^.{1,6}[：:]/, '');

/** What the outline asks for, then the stock, in short paragraphs until the length is reached. */
function shortParagraphs(request: ArticleRequest, stock: Stock, room: number, each: number): string[] {
  const paragraphs: string[] = [];
  const length = () => paragraphs.reduce((sum, text) => sum + lengthOf(text), 0);
  const turn = Math.abs(request.seed - 1);
  const [first] = request.goods ? stock.brief.facts.filter(({ isSpec }) => !isSpec).slice(turn % 3) : [];
  if (first && request.outline.length === 0 && stock.echo.take(first.clause))
    paragraphs.push(leadOf(first, stock.brief.name, turn + hashText(stock.brief.name)));
  for (const beat of request.outline.map(beatOf)) {
    if (stock.echo.take(beat)) paragraphs.push(/[。！？】]$/.test(beat) ? beat : `${beat}。`);
  }
  while (length() < room) {
    const text = paragraph(stock, noteKinds, Math.min(each, room - length()));
    if (text === '') break;
    paragraphs.push(text);
  }
  if (length() < room * 0.8)
    paragraphs.push(
      `【补充：一个真实的使用瞬间，或一个具体的数字${stock.brief.isThing ? suggested(stock.brief.kind.scenes[0]) : ''}】`,
    );
  return paragraphs;
}

function callFor({ platform, seed }: ArticleRequest, { brief }: Stock): string {
  const known = knownPlatform(platform);
  if (brief.mode === 'topic') return '你是怎么做的，评论区聊聊。';
  if (!known) return '有想问的，评论区见。';
  const turn = hashText(brief.name) + Math.abs(seed - 1);
  const isDone = brief.callKind === 'visit' || brief.callKind === 'message';
  if (isDone && brief.wish.ending === undefined) return serviceClosers[turn % serviceClosers.length] ?? '';
  if (known === 'xiaohongshu' && brief.callKind === 'buy' && brief.wish.ending === undefined)
    return `${noteCalls[turn % noteCalls.length]}。`;
  const calls = callsToAction(brief, known);
  return `${calls[turn % calls.length]}。`;
}

/** A 小红书 note: short paragraphs, a few signs, topic tags at the end. */
export function note(request: ArticleRequest, title: string, stock: Stock): string {
  const tags = tagsOf(textOf(request), request.goods, 6, request.seed)
    .map((tag) => `#${tag}`)
    .join(' ');
  const call = callFor({ ...request, platform: knownPlatform(request.platform) ?? 'xiaohongshu' }, stock);
  const { offer, price } = stock.brief;
  const deal = [
    [price, offer].filter(Boolean).join('，'),
    ...stock.brief.reckoned.filter((one) => !title.includes(one)).slice(0, 1),
  ]
    .filter(Boolean)
    .join('。');
  const fixed = lengthOf(title + tags + call + deal) + 6;
  const paragraphs = shortParagraphs(request, stock, Math.max(40, request.words - fixed), 46);
  const signed = paragraphs.map((text, index) =>
    index % 2 === 1 && index < 7 && !text.startsWith('【') ? `${signs[(index - 1) / 2]} ${text}` : text,
  );
  return [`# ${title}`, ...signed, ...(deal ? [`${deal}。`] : []), call, tags].join('\n\n');
}

/** A short post: one or two paragraphs and its tags; 微博 closes a tag with a second #. */
export function post(request: ArticleRequest, title: string, stock: Stock): string {
  const isWeibo = request.platform === 'weibo';
  const tags = tagsOf(textOf(request), request.goods, 3, request.seed)
    .map((tag) => (isWeibo ? `#${tag}#` : `#${tag}`))
    .join(' ');
  const call = callFor(request, stock);
  const paragraphs = shortParagraphs(
    request,
    stock,
    Math.max(30, request.words - lengthOf(title + tags + call) - 4),
    70,
  );
  return [`# ${title}`, ...paragraphs, `${call}${tags ? `\n\n${tags}` : ''}`].join('\n\n');
}
