import { builtInPrompts } from '../../../mock/_data/prompts';
import { answerOf } from '../../../mock/_engines/writer/embedded/chat';
import { readRequest } from '../../../mock/_engines/writer/embedded/chat/readRequest';
import type { ChatRequest, Material } from '../../../mock/_engines/writerTypes';
import { requestCases } from '../writing/requests.data';

describe('what a message asks for is told from what it brings along', () => {
  test.each(requestCases)('$message', ({ message, task, count, most, material, never }) => {
    const read = readRequest(message);
    expect(read.task).toBe(task);
    if (count !== undefined) expect(read.count).toBe(count);
    if (most !== undefined) expect(read.most).toBe(most);
    if (material === '') expect(read.material).toBe('');
    else if (material) expect(read.material).toContain(material);
    if (never) expect(read.material).not.toContain(never);
  });
});

const goods: Material & { readonly id: string; readonly title: string } = {
  id: 'g1',
  title: '净岩 硅藻土浴室吸水垫 40×60cm',
  brand: '净岩',
  category: '家居日用',
  price: '39.90',
  description: '脚一踩，水印几秒就淡了。背面有防滑颗粒，垫在瓷砖上不跑。',
  selling_points: ['硅藻土材质', '背面防滑颗粒', '40×60cm 站得下两只脚'],
  specs: [
    { name: '尺寸', value: '40×60cm' },
    { name: '厚度', value: '0.9cm' },
  ],
  offer: '两件减 5 元',
};
const text = '浴室门口的地垫总是湿的，多半是底下不透气。早上掀起来靠墙立着，下午就干了。';

function answerTo(message: string, current: typeof goods | null = goods): string {
  const request: ChatRequest = {
    messages: [{ role: 'user', text: message }],
    tools: { goods: () => [], frameworks: () => [], scripts: () => [], topics: () => [], knowledge: () => [] },
    ...(current ? { goods: current } : {}),
    platform: 'douyin',
    seed: 1,
    today: '2026-11-24',
  };
  return answerOf(request).text;
}

/** The answer without what it says of wishes that it did not follow. */
const bodyOf = (answer: string): string => answer.split('\n\n> ')[0] ?? '';
const itemsOf = (answer: string): string[] =>
  [...answer.matchAll(/^\d+\. (?:【.*?】)?(.+)$/gm)].map(([, line = '']) => line);

const filled = (template: string): string =>
  template.replace(/\{\{([^}|]+)(?:\|([^}|]+))?(?:\|([^}]+))?\}\}/g, (_, name: string, kind = '', choice = '') => {
    if (kind === '商品') return goods.title;
    if (kind === '框架') return '黄金3秒';
    return kind === '长文字' || name === '内容' ? text : choice.split('|')[0] || '浴室';
  });

describe('the words of a request never come back as its answer', () => {
  test.each(builtInPrompts.map(({ title, text: template }) => [title, template] as const))('%s', (_, template) => {
    const body = bodyOf(answerTo(filled(template)));
    expect(body).not.toMatch(/编号列出|写成“|一行一个|不用感叹号|请写|请列|请逐|归成几类|哪个事实|一眼能懂/);
  });
});

describe('answers of the embedded writer', () => {
  test('as many titles as were asked for, none longer than wished, none of the request’s words', () => {
    const titles = itemsOf(bodyOf(answerTo('请写六个适合小红书的标题，每个不超过 16 个字')));
    expect(titles).toHaveLength(6);
    for (const title of titles) expect([...title].length).toBeLessThanOrEqual(16);
    expect(titles.join()).not.toMatch(/适合|标题|不超过/);
  });

  test('titles of a text that was brought speak of that text alone', () => {
    const titles = itemsOf(bodyOf(answerTo(`给下面这段话拟五个标题：\n${text}`)));
    // it has two sentences, and none is put together out of parts of both
    expect(titles.length).toBeGreaterThanOrEqual(2);
    expect(titles.join()).not.toMatch(/硅藻土|防滑|朋友|早上赶着/);
    expect(titles.join()).toMatch(/湿|透气|掀起来|干了/);
  });

  test('fewer than asked for is said, instead of made up', () => {
    const answer = answerTo('给下面这段话拟二十个标题：\n伞很轻。', null);
    expect(answer).toMatch(/只起了 \d+ 个|起不出标题/);
  });

  test('of a name alone nothing is written', () => {
    expect(answerTo('给雨伞写个一分钟的视频文案', null)).toMatch(/只有「雨伞」这个名字/);
  });

  test('a comment is answered from the record, what the record does not say goes to customer service', () => {
    const answer = answerTo('评论如下：\n太贵了吧\n防滑吗\n能不能机洗\n\n请逐条写回复，每条不超过 40 字');
    expect(answer).toMatch(/太贵了吧.*\n.*39\.9元/);
    expect(answer).toMatch(/防滑吗.*\n.*防滑颗粒/);
    expect(answer).toMatch(/能不能机洗.*\n.*私信客服/);
  });

  test('common questions are answered from the record, the others are left open', () => {
    const answer = answerTo('整理十二个常见问答给客服用');
    expect(answer).toMatch(/\*\*有多大、多重？\*\*\n.*40×60cm/);
    expect(answer).toMatch(/\*\*能开发票吗？\*\*\n请稍等，为您确认/);
  });

  test('wishes beyond rules are named below the answer; a customer’s voice is refused with its reason', () => {
    expect(answerTo('写一条 20 秒脚本，语气幽默')).toMatch(/没能照做的要求：“语气幽默”/);
    expect(answerTo('以自用半年的顾客的口吻写一篇小红书笔记')).toMatch(/虚构评价/);
    expect(answerTo('写五个标题')).not.toMatch(/没能照做/);
  });

  test('a topic’s reason does not take for the record’s word what is only common for the kind', () => {
    const answer = answerTo('出 12 条选题');
    expect(answer).not.toMatch(/商品资料里的(人群|场景)/);
    expect(answer).toMatch(/按品类推断/);
  });

  test.each([
    ['今天几号', '2026 年 11 月 24 日，星期二'],
    ['离春节还有多少天', '还有 74 天'],
    ['下周五是哪天', '2026 年 12 月 4 日，星期五'],
    ['离 12 月 12 日还有几天', '还有 18 天'],
    ['离2月30号还有几天', '2026 年 11 月 24 日'],
  ])('%s', (question, part) => {
    expect(answerTo(question)).toContain(part);
  });

  test.each([
    ['24*3.5-15', '= 69'],
    ['(2+3)×4', '= 20'],
    ['一箱24瓶，每瓶3块5，满80减15，一箱多少钱', '一共 69 元'],
    ['一箱24瓶，每瓶3块5，满100减15，一箱多少钱', '一共 84 元'],
    ['一件129，打八五折是多少', '109.65 元'],
    ['成本23块，卖59，卖100件毛利多少', '3600 元'],
  ])('%s', (question, part) => {
    expect(answerTo(question, null)).toContain(part);
  });

  test('figures are put side by side with their shares; what they do not show is said', () => {
    const answer = answerTo('昨天两条视频：\nA 播放8000 点赞120 成交6\nB 播放2300 点赞95 成交9\n哪条更好，为什么');
    expect(answer).toContain('| A | 8000 | 120 | 6 | 1.50% | 0.07% |');
    expect(answer).toMatch(/成交率最高的是「B」/);
    expect(answer).toMatch(/看不出来的/);
  });

  test('titles are judged one by one: a forbidden word is named, the clean one is chosen', () => {
    const answer = answerTo('这几个标题哪个好：\n史上最便宜的地垫\n地垫总是湿的怎么办');
    expect(answer).toMatch(/最/);
    expect(answer).toContain('「地垫总是湿的怎么办」');
  });

  test('a statement is not turned around where its second half is the cause', () => {
    expect(answerTo(`换个说法：${text}`)).not.toContain('靠的是');
  });
});

/** The last answer of a conversation without goods. */
function lastOf(...said: readonly string[]): string {
  const messages: ChatRequest['messages'][number][] = [];
  for (const message of said) {
    messages.push({ role: 'user', text: message });
    const { text: answer } = answerOf({
      messages: [...messages],
      tools: { goods: () => [], frameworks: () => [], scripts: () => [], topics: () => [], knowledge: () => [] },
      platform: 'douyin',
      seed: 1,
      today: '2026-11-24',
    });
    messages.push({ role: 'assistant', text: answer });
  }
  return messages.at(-1)?.text ?? '';
}

describe('goods that only the message tells of', () => {
  test.each([
    ['给防晒衣写个30秒脚本，骑车不闷汗，袖口有指洞，89元', ['商品「防晒衣」', '骑车不闷汗', '袖口有指洞', '89元']],
    ['写篇小红书笔记：新疆灰枣，核小肉厚，今年新枣，买二送一，到手39.9', ['# 新疆灰枣', '核小肉厚', '39.9元']],
    ['帮我写个朋友圈，卖自家种的脆柿，不催熟', ['脆柿', '自家种', '不催熟']],
  ])('%s', (message, parts) => {
    const answer = lastOf(message);
    for (const part of parts) expect(answer).toContain(part);
  });

  test('a name alone is asked about, whatever was answered before', () => {
    const answer = lastOf('这句话合规吗：喝三天，睡觉不打呼噜，血压也稳当了', '帮我写三条防晒衣的标题');
    expect(answer).toMatch(/只有「防晒衣」这个名字/);
  });

  test('what is worked on further is the text alone: not how it was made, nor its roles, nor a question', () => {
    const titles = lastOf('给防晒衣写个30秒脚本，骑车不闷汗，袖口有指洞，89元', '给上面这段起三个标题');
    expect(titles).toContain('从上一条回答里起了');
    expect(titles).not.toMatch(/【|凑字|根据/);
    const whole = '给防晒衣写个30秒脚本，骑车不闷汗，袖口有指洞，89元';
    const beside = answerOf({
      messages: [
        { role: 'user', text: whole },
        { role: 'assistant', text: lastOf(whole) },
        { role: 'user', text: '给上面这段起三个标题' },
      ],
      tools: { goods: () => [goods], frameworks: () => [], scripts: () => [], topics: () => [], knowledge: () => [] },
      platform: 'douyin',
      seed: 1,
      today: '2026-11-24',
    });
    expect(beside.text).toContain('从上一条回答里起了');
    expect(lastOf('帮我写三条防晒衣的标题', '缩短')).toMatch(/把要改的文字发给我/);
  });
});
