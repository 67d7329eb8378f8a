import type { ArticleRequest } from '../../../writerTypes';
import { suggested } from '../actions/expand';
import { paragraph, type Stock, sourceList, type Unit } from './stock';

const lengthOf = (text: string): number => [...text].length;

/** A paragraph is full at this share of its room. */
const FILLED = 0.8;
/** Characters that a section is given however little is left to tell. */
const MIN_SECTION = 60;

interface Section {
  readonly heading: string;
  /** What it is to speak of. */
  readonly about: string;
  readonly purpose: string;
}

const defaultSections: readonly Section[] = [
  { heading: '先说问题', about: '', purpose: '读者遇到的一件具体的事' },
  { heading: '具体怎么做', about: '', purpose: '做法、步骤或产品细节' },
  { heading: '细节里的讲究', about: '', purpose: '一个数字、一段经历或一张实拍图' },
];

/** 钩子：热水凉了 → heading without the role's name. */
function sectionOf(beat: string): Section {
  const [, role = '', said = beat] = /^(.{1,6})[：:](.+)$/.exec(beat) ?? [];
  const heading = said.replace(/【补充：(.+?)】/, '$1').split(/[，,。]/)[0] ?? said;
  return {
    heading: lengthOf(heading) >= 3 ? heading : role || beat,
    about: said,
    purpose: role ? `「${role}」这一段要讲的事` : said,
  };
}

function sectionsOf({ outline, framework }: ArticleRequest): readonly Section[] {
  if (outline.length > 0) return outline.map(sectionOf);
  if (framework)
    return framework.segments
      .slice(0, 5)
      .map(({ roleName, purpose }) => ({ heading: purpose, about: roleName, purpose: `${purpose}（${roleName}）` }));
  return defaultSections;
}

/** Kinds of material by the place of the section: trouble first, then what there is, then the rest. */
function kindsAt(index: number, count: number): readonly Unit['kind'][] {
  // What was chosen to be cited is told before what follows from the goods.
  const all: readonly Unit['kind'][] = ['idea', 'passage', 'fact', 'insight', 'story', 'pain', 'scene'];
  if (index === 0) return ['pain', 'scene', 'insight', 'idea', 'passage', 'fact', 'story'];
  if (index === count - 1) return ['tip', 'story', ...all];
  return all;
}

function specList(stock: Stock): string {
  const specs: string[] = [];
  for (let unit = stock.take(['spec']); unit && specs.length < 8; unit = stock.take(['spec']))
    specs.push(`- ${unit.text}`);
  return specs.length > 1 ? `参数都列在这里，可以逐项对照：\n\n${specs.join('\n')}` : '';
}

const halves = (text: string): string => {
  const sentences = text.match(/[^。！？]+[。！？]+/g) ?? [text];
  if (lengthOf(text) < 120 || sentences.length < 3) return text;
  const middle = Math.ceil(sentences.length / 2);
  return `${sentences.slice(0, middle).join('')}\n\n${sentences.slice(middle).join('')}`;
};

/** A 公众号 article: lead, sections with their headings, a list of specs, a close. */
export function longArticle(request: ArticleRequest, title: string, stock: Stock): string {
  const sections = sectionsOf(request);
  const { kind } = stock.brief;
  const hints = stock.brief.isThing
    ? { pain: kind.pains[0] ? `，例如「${kind.pains[0]}」，不符就换掉` : '', scene: suggested(kind.scenes[0]) }
    : { pain: '', scene: '' };
  const lead = paragraph(stock, ['idea', 'scene', 'story', 'insight'], Math.min(60, request.words * 0.1));
  const list = specList(stock);
  const { brief } = stock;
  const close = [
    `## 写在最后`,
    [
      brief.offer ? `${brief.offer}。` : '',
      brief.price ? `${brief.it}现在${brief.price}。` : '',
      brief.wish.ending === 'comment' || brief.mode === 'topic'
        ? '你怎么看，欢迎留言说说。'
        : '有想问的，留言告诉我们，我们照实回答。',
    ].join(''),
  ].join('\n\n');
  const fixed =
    lengthOf(title + lead + list + close) + sections.reduce((sum, { heading }) => sum + lengthOf(heading) + 3, 0);
  let left = Math.max(60, request.words - fixed);
  const parts = sections.map(({ heading, about, purpose }, index) => {
    const room = left / (sections.length - index);
    // little material is spread over the sections instead of being told in the first; the last one gives advice
    const tellers = Math.max(1, sections.length - 1 - index);
    const carried = Math.min(room, Math.max(MIN_SECTION, stock.size / tellers / FILLED));
    const body = paragraph(stock, kindsAt(index, sections.length), carried, about);
    left -= lengthOf(body);
    const asks = lengthOf(body) < room * 0.5 ? `【补充：${purpose}${index === 0 ? hints.pain : ''}】` : '';
    return [`## ${heading}`, halves(body), asks].filter(Boolean).join('\n\n');
  });
  const at = Math.min(1, parts.length - 1);
  const withList = list ? [...parts.slice(0, at + 1), list, ...parts.slice(at + 1)] : parts;
  return [
    `# ${title}`,
    lead || `【补充：开头的一个场景或一个问题${hints.scene}】`,
    ...withList,
    close,
    ...sourceList(request, stock),
  ].join('\n\n');
}
