import { briefOf } from '../brief';
import { likeness, sentencesOf, tidy } from '../clauses';
import type { FoundGoods, Talk } from './talk';

/** One line of a customer each. */
const linesOf = (text: string): string[] =>
  text
    .split(/[\n；;]/)
    .map((line) => line.replace(/^\s*(?:\d+[.、)）]|[-*•])\s*/, '').trim())
    .filter(Boolean)
    .slice(0, 20);

interface Statement {
  readonly text: string;
  /** Name of the spec it comes from. */
  readonly label?: string;
}

/** What the goods' record says, sentence by sentence. */
const statementsOf = (goods: FoundGoods | undefined): Statement[] => [
  ...(goods?.specs ?? []).map(({ name, value }) => ({ text: `${name}是${value}`, label: name })),
  ...(goods?.selling_points ?? []).flatMap((point) => sentencesOf(point).map((text) => ({ text }))),
  ...sentencesOf(goods?.description ?? '').map((text) => ({ text })),
];

const pairsOf = (text: string): Set<string> => {
  const letters = [...text.replace(/[^\p{Script=Han}\p{L}\p{N}]/gu, '')];
  return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
};
const common = new Set([
  '真的',
  '的吗',
  '可以',
  '不可',
  '怎么',
  '什么',
  '能不',
  '不能',
  '会不',
  '不会',
  '多少',
  '好看',
  '这个',
  '小时',
]);

/** What of the record speaks of the same thing, nearest first. */
function factFor(question: string, statements: readonly Statement[]): string | undefined {
  const asked = [...pairsOf(question)].filter((pair) => !common.has(pair));
  const near = statements
    .map(({ text }) => ({ text, shared: asked.filter((pair) => text.includes(pair)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  return near[0]?.text;
}

/** Data: kinds of what customers say, with answers that promise nothing; the first that fits decides. */
const isPrice = /贵|便宜|划算|价格|多少钱|打折|优惠/;
const isPraise = /好看|喜欢|好用|不错|真棒|赞|爱了|漂亮|收到了.*满意|好吃/;
const isDoubt = /真的|假的|会不会|靠谱|骗|智商税|怕/;
const isOwned = /已经有|家里有|用不上|不需要|再看看|考虑/;

const fitted = (text: string, most: number | undefined): string => {
  if (!most || [...text].length <= most) return text;
  const sentences = text.match(/[^。！？]+[。！？]?/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if ([...(kept + sentence)].length > most) break;
    kept += sentence;
  }
  return kept || [...text].slice(0, most).join('');
};

const askService = '这一点要看具体情况，私信客服帮你确认。';

/** An answer to one comment from what the goods' record says; what it does not say goes to customer service. */
export function replyTo(line: string, goods: FoundGoods | undefined): string {
  const statements = statementsOf(goods);
  const fact = factFor(line, statements);
  if (isPrice.test(line)) {
    const price = Number(goods?.price) > 0 ? `现在是${Number(goods?.price)}元` : '';
    const deal = [price, goods?.offer ? tidy(goods.offer) : ''].filter(Boolean).join('，');
    const worth = statements[0]?.text ?? '';
    return deal
      ? `懂你，花钱是要想一想。${deal}。${worth ? `${worth}，按自己用不用得上来定。` : ''}`
      : `懂你，花钱是要想一想。价格以商品页为准，有疑问私信客服。`;
  }
  if (fact)
    return isDoubt.test(line)
      ? `担心很正常。资料里写的是：${fact}。别的情况私信客服确认。`
      : `${fact}。还有想问的，直接说。`;
  if (isPraise.test(line)) return '谢谢喜欢！用了有什么感受，也来说说。';
  if (isOwned.test(line)) {
    const point = statements.find(({ label }) => !label)?.text;
    return `不急，用得上再来。${point ? `想换的时候可以看一点：${point}。` : ''}`;
  }
  return `收到，${askService}`;
}

/** Answers to comments and objections: from the record, else to customer service; nothing is promised beyond it. */
export function repliesAnswer(talk: Talk): string {
  const { fields, material, most } = talk.read;
  const listed = fields.filter(({ label }) => /评论|常说|有人说|异议/.test(label)).map(({ text }) => text);
  const lines = linesOf(listed.length > 0 ? listed.join('\n') : material);
  if (lines.length === 0) return '把要回复的评论贴上来，一行一条。选好商品，我就用商品资料里的话来答。';
  const goods = talk.request.goods ?? talk.goods();
  const told = lines.map((line) => `- **${line}**\n  ${fitted(replyTo(line, goods), most)}`);
  const basis = goods
    ? `按商品「${goods.title}」的资料写的，资料里没有的请顾客找客服。`
    : '没有选商品，回复里不带任何商品信息。';
  return `${told.join('\n')}\n\n${basis}`;
}

/** Data: what customers commonly ask, and which words of a record answer it. */
const questions: readonly (readonly [string, RegExp])[] = [
  ['是什么材质的？', /材质|面料|不锈钢|棉|木|塑料|玻璃|陶瓷|硅胶|皮/],
  ['有多大、多重？', /尺寸|容量|重量|长|宽|高|ml|毫升|厘米|cm|克|kg|斤/i],
  ['怎么用？', /用法|使用方法|一按|轻按|拧|安装|步骤|先.{1,10}再/],
  ['适合谁用？', /适合|适用|人群|孩子|老人|学生|上班/],
  ['怎么清洗和保养？', /清洗|清洁|机洗|手洗|拆|保养|擦/],
  ['能用多久？', /保质期|寿命|续航|小时|年|耐用/],
  ['里面有什么？', /包装|清单|配件|赠|含/],
  ['什么时候发货？', /发货|现货|预售|快递/],
  ['运费谁出？', /包邮|运费/],
  ['不合适能退吗？', /退|换|无理由|质保|保修/],
  ['能开发票吗？', /发票|开票/],
  ['现在有什么优惠？', /优惠|送|减|券|折/],
];
const unknown = '请稍等，为您确认。';

/** Common questions with what the record answers; where it says nothing, that is said. */
export function faqAnswer(talk: Talk): string {
  const goods = talk.request.goods ?? talk.goods();
  if (!goods) return '先在上方选择商品，我按它的资料整理问答；资料里没有的会写「请稍等，为您确认」。';
  const statements = [...statementsOf(goods), ...(goods.offer ? [{ text: tidy(goods.offer) }] : [])];
  const used = new Set<string>();
  const count = Math.min(questions.length, Math.max(1, talk.read.count ?? questions.length));
  const pairs = questions.map(([question, about]) => {
    const found = statements.filter(({ text }) => about.test(text) && !used.has(text)).slice(0, 2);
    for (const { text } of found) used.add(text);
    return { question, answer: found.map(({ text }) => text).join('；') };
  });
  // what the record answers first, in the usual order
  const chosen = [...pairs.filter(({ answer }) => answer), ...pairs.filter(({ answer }) => !answer)].slice(0, count);
  const open = chosen.filter(({ answer }) => !answer).length;
  const told = chosen.map(({ question, answer }) => `**${question}**\n${answer ? `${answer}。` : unknown}`);
  return `${told.join('\n\n')}\n\n${open > 0 ? `${open} 条在商品资料里没有写，补上以后再整理一次。` : '全部来自商品资料。'}`;
}

/** Data: what went wrong, as the public answer names it. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/漏/, '漏水'],
  [/碎|破|瘪|坏|裂|划/, '商品有破损'],
  [/少|漏发|缺/, '东西没有收齐'],
  [/慢|等了|天才|没到|物流/, '到货太慢'],
  [/味/, '有气味'],
  [/掉色|起球|缩水|开线/, '做工的问题'],
  [/不符|色差|和图片/, '和描述不一致'],
  [/态度|不理|客服/, '客服没有及时回应'],
];

/** An answer in public and one in private, from what the user says he can offer; nothing more is promised. */
export function complaintAnswer(talk: Talk): string {
  const { fields, material, most, asked } = talk.read;
  const part = (label: RegExp): string =>
    fields
      .filter((field) => label.test(field.label) && field.text)
      .map(({ text }) => text.replace(/[。；]$/, ''))
      .join('，');
  const said = part(/差评|原话|顾客说/) || material || '';
  if (!said) return '把顾客的原话贴上来，再写上实际情况和能给的补偿，我来写回复。';
  const fault = faults.find(([pattern]) => pattern.test(`${said}${part(/情况/)}`))?.[1] ?? '没有让您满意的地方';
  const known = part(/实情|实际情况/);
  const offered = part(/补偿|政策/) || /(我们可以[^。；]+)/.exec(talk.message)?.[1]?.replace(/，?帮我.*$/, '') || '';
  const state = known
    ? `您说的${fault}，我们${/^(?:我们|还|正|已)/.test(known) ? known.replace(/^我们/, '') : `查到的情况是：${known}`}`
    : `您说的${fault}，我们记下了，正在核实`;
  const open = `实在抱歉，给您添麻烦了。${state}。`;
  if (/三轮|几轮|对话/.test(asked)) {
    const rounds = [
      `实在抱歉，给您添麻烦了。方便发一张照片和订单号吗？我马上登记${fault}的情况。`,
      offered
        ? `收到，谢谢。按我们的政策：${offered}。您想怎么处理，我来办。`
        : '收到，谢谢。我把情况报给负责人，定下办法第一时间告诉您。',
      '已经给您登记了。办好以后我会在这里告诉您，【补充：什么时候办好】。',
    ];
    return rounds.map((text, index) => `**第 ${index + 1} 轮**\n${fitted(text, most)}`).join('\n\n');
  }
  const publicly = fitted(`${open}已经私信您，帮您处理到底。`, most);
  const privately = `您好，看到您的评价了，抱歉让您失望。${state}。${offered ? `${offered.replace(/^我们(?:可以)?/, '我们')}。` : '【补充：能给的办法】'}麻烦把订单号发我，我来跟进。`;
  const missing = offered ? '' : '\n\n没有写能给的补偿，私信里留了空，填上再发。';
  return `**公开回复**\n${publicly}\n\n**私信**\n${privately}${missing}`;
}

/** Comments to pin: ways to answer that rest on the record or the text; no contact outside the platform. */
export function pinnedAnswer(talk: Talk): string {
  const { goods, idea } = talk.source();
  const record = goods ?? talk.request.goods;
  if (!record && !idea) return '置顶评论要接着内容说：把视频讲的内容告诉我，或先在上方选择商品。';
  const brief = briefOf(record, idea, talk.read.asked);
  const [first] = brief.facts.map(({ clause }) => clause);
  const [one, other] = record?.selling_points ?? [];
  const trouble = brief.pains[0] ?? '';
  const specs = (record?.specs ?? []).slice(0, 2).map(({ name, value }) => `${name}${value}`);
  const ways = [
    `提问：你平时最在意${brief.name}的哪一点？评论区说说。`,
    first ? `补充一点：视频里没细说的，${first}。` : '',
    one && other ? `投票：1 ${tidy(one)}，2 ${tidy(other)}，你更看重哪个？评论区扣数字。` : '',
    `晒图：已经在用的，发张照片让大家看看实物。`,
    specs.length > 0
      ? `答疑：问得多的先说在这儿，${specs.join('，')}，别的直接问。`
      : '答疑：还有想问的写在下面，我看到就回。',
    trouble ? `你遇到过“${trouble}”吗？怎么解决的？` : '',
    record?.offer ? `活动还在：${tidy(record.offer)}，以商品页为准。` : '',
  ].filter(Boolean);
  const chosen = ways.slice(0, Math.max(1, talk.read.count ?? 5));
  const isRepeat = chosen.some((way, index) => chosen.slice(0, index).some((other) => likeness(other, way) > 0.8));
  const few = isRepeat || chosen.length < (talk.read.count ?? 0) ? '\n\n材料不多，就写到这里。' : '';
  return `${chosen.map((way, index) => `${index + 1}. ${way}`).join('\n')}${few}`;
}
