import type { LineJudgement } from '../../domain/breakdown';
import { gather, modelService, saying } from './modelService';

const model = modelService();
const signal = new AbortController().signal;

describe.each(['anthropic', 'openai'] as const)('a writer by the %s protocol as judge of a breakdown', (protocol) => {
  const lines = ['还在喝凉水？', '这个杯子热一整天。', '链接在左下角。'];
  const judge = (...said: string[]) => {
    model.answers = [saying(protocol, ...said)];
    return gather(model.writerOf(protocol).judge?.({ lines }, signal) as AsyncIterable<LineJudgement>);
  };
  const good = [
    '{"line":1,"role":"hook","confidence":0.9,"second":"question","second_confidence":0.1}',
    '{"line":2,"role":"特征","confidence":0.6,"second":"feature","second_confidence":0.2}',
    '{"line":3,"role":"action","confidence":1}',
  ];

  it('gives each line its role, how sure it is and the second best; the text is asked with numbers', async () => {
    const whole = `<think>逐句看</think>\n\`\`\`json\n${good.join('\n')}\n\`\`\``;
    expect(await judge(...(whole.match(/.{1,9}/gs) ?? []))).toEqual([
      { line: 1, role: 'hook', confidence: 0.9, second: { role: 'question', share: 0.1 } },
      { line: 2, role: 'feature', confidence: 0.6 },
      { line: 3, role: 'action', confidence: 1 },
    ]);
    expect(JSON.stringify(model.asked[0])).toContain('2. 这个杯子热一整天。');
  });

  it.each([
    ['a role that there is not', [good[0], '{"line":2,"role":"boss","confidence":0.6}'], /第 2 句的判断格式不对/],
    ['a confidence beyond all measure', ['{"line":1,"role":"hook","confidence":90}'], /第 1 句的判断格式不对/],
    ['a line that is left out', [good[0], good[2]], /漏掉了第 2 句/],
    ['a line twice', [...good, good[1]], /重复判断了第 2 句/],
    ['a line too many', [...good, '{"line":4,"role":"hook","confidence":1}'], /不存在的第 4 句/],
    ['no judgement at all', ['好的，我来看看。'], /漏掉了第 1 句/],
    ['a text that wants nothing', ['{"copy":false}'], /不是要吸引人或卖东西/],
  ])('refuses %s with a sentence', async (_, said, wanted) => {
    await expect(judge(said.join('\n'))).rejects.toThrow(wanted);
  });
});
