import { frameworks as builtIn, type Framework } from '../../../../../src/domain/frameworks';
import type { Citation } from '../../../writerTypes';
import { likeness, sentencesOf } from '../clauses';
import { termsOf } from '../reading';
import { frameworkCitation } from './answerMade';
import { type FoundGoods, goodsCitation, type Talk } from './talk';

const price = (goods: FoundGoods): string => (Number(goods.price) > 0 ? `${Number(goods.price)} 元` : '');

/** What the record says to what was asked; the whole record when nothing in particular was asked. */
export function goodsAnswer(talk: Talk): string {
  const goods = talk.goods();
  if (!goods) return '没有找到对应的商品。可以在「商品」里先添加，或在上方选择商品后再问。';
  const { message } = talk;
  const head = `**${goods.title}**`;
  if (/多少钱|价格|优惠|活动|便宜/.test(message)) {
    const lines = [price(goods) && `- 价格：${price(goods)}`, goods.offer && `- 优惠：${goods.offer}`].filter(Boolean);
    return lines.length > 0 ? `${head}\n\n${lines.join('\n')}` : `${head} 的资料里还没有填价格和优惠。`;
  }
  const points = (goods.selling_points ?? []).map((point) => `- ${point}`);
  const specs = (goods.specs ?? []).map(({ name, value }) => `- ${name}：${value}`);
  const isAbout = (name: string): boolean =>
    message.includes(name) || (name.length > 2 && message.includes(name.slice(-2)));
  const asked = /卖点|介绍/.test(message) ? [] : (goods.specs ?? []).filter(({ name }) => isAbout(name));
  if (asked.length > 0) return `${head}\n\n${asked.map(({ name, value }) => `- ${name}：${value}`).join('\n')}`;
  if (/规格|参数|材质|尺寸|容量|重量|多重|多大/.test(message)) {
    const near = sentencesOf(goods.description ?? '').filter((sentence) => /\d|材质|用料/.test(sentence));
    const lines = [...specs, ...near.map((sentence) => `- ${sentence}`)];
    return lines.length > 0 ? `${head}\n\n${lines.join('\n')}` : `${head} 的资料里还没有填规格。`;
  }
  const parts = [
    price(goods) && `价格 ${price(goods)}`,
    goods.category && `类目 ${goods.category}`,
    goods.offer,
  ].filter(Boolean);
  return [
    head,
    parts.join('，'),
    points.length > 0 ? `卖点：\n\n${points.join('\n')}` : '还没有填卖点。',
    specs.length > 0 ? `规格：\n\n${specs.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const tableOf = ({ segments }: Framework): string =>
  [
    '| 段落 | 占比 | 要做的事 | 句式 |',
    '| --- | --- | --- | --- |',
    ...segments.map(
      ({ roleName, share, purpose, linePattern }) =>
        `| ${roleName} | ${Math.round(share * 100)}% | ${purpose} | ${linePattern} |`,
    ),
  ].join('\n');

/** Frameworks that the message names, by the tool that knows own ones too, else by the library. */
function namedFrameworks(talk: Talk): readonly Framework[] {
  const text = talk.message.toLowerCase();
  const known = builtIn.filter(
    ({ id, name }) => text.includes(name.toLowerCase()) || new RegExp(`\\b${id}\\b`).test(text),
  );
  if (known.length > 0) {
    talk.steps.push({
      step: {
        tool: 'frameworks',
        query: known.map(({ name }) => name).join('、'),
        found: known.map(frameworkCitation),
      },
    });
    return known;
  }
  const [query = ''] = termsOf(talk.message.replace(/框架|结构|是什么|怎么用|讲讲|解释/g, ' ')).map(
    (term) => term.text,
  );
  return talk.ask('frameworks', query, frameworkCitation);
}

export function frameworkAnswer(talk: Talk): string {
  const [framework] = namedFrameworks(talk);
  if (!framework) return `没有找到这个框架。现有的有：${builtIn.map(({ name }) => name).join('、')}。`;
  const { name, summary, fits, seconds } = framework;
  return `**${name}**：${summary}\n\n适合：${fits.join('、')}；时长 ${seconds[0]}–${seconds[1]} 秒。\n\n${tableOf(framework)}`;
}

export function compareAnswer(talk: Talk): string {
  const list = namedFrameworks(talk).slice(0, 4);
  const [one, two] = list;
  if (!one || !two)
    return `说出要比较的两个框架就行，例如「AIDA 和 PAS 有什么区别」。现有的有：${builtIn.map(({ name }) => name).join('、')}。`;
  const row = (label: string, cell: (framework: Framework) => string) => `| ${label} | ${list.map(cell).join(' | ')} |`;
  return [
    row('', ({ name }) => `**${name}**`),
    `| --- |${list.map(() => ' --- |').join('')}`,
    row('什么时候用', ({ summary }) => summary),
    row('适合', ({ fits }) => fits.join('、')),
    row('时长', ({ seconds }) => `${seconds[0]}–${seconds[1]} 秒`),
    row('顺序', ({ segments }) => segments.map(({ roleName }) => roleName).join(' → ')),
    row('开头', ({ segments }) => segments[0]?.purpose ?? ''),
  ].join('\n');
}

const lists = {
  goods: { words: /商品|产品/, name: '商品', cite: goodsCitation },
  scripts: {
    words: /脚本/,
    name: '脚本',
    cite: ({ id, title }: { id: string; title: string }): Citation => ({ type: 'script', id, title }),
  },
  topics: {
    words: /选题/,
    name: '选题',
    cite: ({ id, title }: { id: string; title: string }): Citation => ({ type: 'topic', id, title }),
  },
} as const;

/** What there is of a kind, a few of each. */
export function listAnswer(talk: Talk): string {
  const query = talk.queries[0] ?? '';
  const titles = (): { readonly name: string; readonly titles: readonly string[] } => {
    if (lists.scripts.words.test(talk.message))
      return { name: '脚本', titles: talk.ask('scripts', query, lists.scripts.cite).map(({ title }) => title) };
    if (lists.topics.words.test(talk.message))
      return { name: '选题', titles: talk.ask('topics', query, lists.topics.cite).map(({ title }) => title) };
    if (/框架/.test(talk.message))
      return {
        name: '框架',
        titles: talk.ask('frameworks', query, frameworkCitation).map(({ name, summary }) => `${name}：${summary}`),
      };
    return {
      name: '商品',
      titles: talk
        .ask('goods', query, goodsCitation)
        .map((goods) => [goods.title, price(goods)].filter(Boolean).join('，')),
    };
  };
  const found = titles();
  if (found.titles.length === 0) return `没有找到${query ? `和「${query}」有关的` : ''}${found.name}。`;
  return `找到这些${found.name}：\n\n${found.titles.map((title) => `- ${title}`).join('\n')}`;
}

/** The nearest thing to help with, where no rule knows what is meant. */
export function unknownAnswer(talk: Talk): string {
  const goods = talk.queries.length > 0 ? talk.goods() : undefined;
  if (goods && talk.queries.some((query) => goods.title?.includes(query) || likeness(goods.title ?? '', query) > 0.5))
    return `你说的可能是商品「${goods.title}」。要我做哪一样？\n\n- 给它写一条 30 秒的脚本\n- 出 6 条选题\n- 起 10 个标题\n- 写一篇小红书笔记`;
  if (/写|起|想|编|设计|策划|做|画/.test(talk.read.asked) && /[一二三两几\d个首段份套版条]/.test(talk.read.asked))
    return planAnswer();
  return `这句话我没有把握理解。我是按规则工作的内置写作，不会凭空回答。\n\n${abilities}`;
}

/** A request to make something that rules cannot make without inventing. */
export const planAnswer = (): string =>
  '这件事要凭空想内容，内置写作不做：它只会把你给的话换着讲，硬编出来的没有依据。配置写作模型以后，这里就能写。\n\n眼下能做的：用商品或你贴的内容起标题、写开头和脚本、列分镜表、写笔记、回评论、整理问答、拆解内容、检查违禁词。';

export const abilities = [
  '我能做这些，直接说就行：',
  '',
  '- 「给保温杯写一条 30 秒的脚本」',
  '- 「围绕面膜出 6 条选题」「起 10 个标题」',
  '- 「写五个开头，每个不超过 20 字」「给这段脚本列一张分镜表」',
  '- 「写一篇小红书笔记」「写一篇 800 字的公众号文章」',
  '- 「这些评论怎么回」「整理十条常见问答」「差评怎么回复」',
  '- 「拆一下这条爆款」「这几个标题哪个好」「这两条数据哪条好」',
  '- 「把上一条缩短」「换个说法」「活泼一点」',
  '- 「AIDA 和 PAS 有什么区别」「黄金3秒怎么用」',
  '- 「检查有没有广告法风险：……」',
  '- 「离春节还有几天」「每瓶 3.5 元，24 瓶，满 80 减 15，一共多少」',
  '- 「我有哪些商品」「保温杯多少钱」',
  '- 「退货运费谁出」「保温杯怎么清洗」：在知识文档里找答案，并标出处',
].join('\n');
