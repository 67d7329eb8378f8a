import fc from '@/testing/property';
import { AnswerCleaner, cleaned } from '../../../mock/_engines/writer/remote/answerCleaner';

const script = '【钩子】早上装的热水，晚上还烫嘴。\n【行动】链接在左下角。';

/** Answers as models give them, and what of each is the answer; the latter is written by hand. */
const answers: readonly (readonly [string, string])[] = [
  [`<think>用户要一个脚本。\n先写钩子……</think>\n\n${script}`, script],
  [`<thinking>想一想</thinking>${script}`, script],
  [`</think>\n${script}`, script],
  [`当然可以！以下是为您写的短视频口播文案：\n\n${script}\n\n希望对你有帮助！`, script],
  [`好的，没问题。\n\`\`\`text\n${script}\n\`\`\`\n如需调整语气或长度，请随时告诉我～`, script],
  [
    `好的！根据您提供的商品信息，我为您写了一版脚本：\n---\n${script}\n---\n以上是根据您的要求生成的脚本，如果需要其他版本，我可以继续写。`,
    script,
  ],
  ['以下是改写后的文案：早上装的热水，晚上还烫嘴。', '早上装的热水，晚上还烫嘴。'],
  ['**改写后：**\n早上装的热水，晚上还烫嘴。', '早上装的热水，晚上还烫嘴。'],
  ['改写如下：\n\n早上装的热水，晚上还烫嘴。（字数：13字）', '早上装的热水，晚上还烫嘴。'],
  ['```markdown\n# 热水\n\n正文。\n\n- 一\n- 二\n```', '# 热水\n\n正文。\n\n- 一\n- 二'],
  ['# 热水\n\n正文。\n\n---\n\n希望这篇文章能对您有所帮助！😊 如果您有其他需求，欢迎随时告诉我。', '# 热水\n\n正文。'],
  [
    'Sure! Here is the translation:\nStill hot at night.\n\nLet me know if you need anything else!',
    'Still hot at night.',
  ],
  ['当然可以！\n\n早上装的热水，晚上还烫嘴。\n\n需要我再写一版更短的吗？', '早上装的热水，晚上还烫嘴。'],
  [
    '明白了，下面是 3 个标题：\n倒放一夜会漏吗\n一杯热水能等多久\n\n希望这些标题符合您的要求。',
    '倒放一夜会漏吗\n一杯热水能等多久',
  ],
  ['<think>只有想法，没有', ''],
  // innocent ones: nothing is taken
  ['当然，最省事的是晚上回来还有热水喝。', '当然，最省事的是晚上回来还有热水喝。'],
  ['当然可以直接上明火，也能进烤箱。', '当然可以直接上明火，也能进烤箱。'],
  ['好的杯子不怕等。', '好的杯子不怕等。'],
  ['根据你的肤质，选对的那一支。', '根据你的肤质，选对的那一支。'],
  ['以下是三个理由：\n一，轻。\n二，不漏。', '以下是三个理由：\n一，轻。\n二，不漏。'],
  ['我会为你留着这杯热水。', '我会为你留着这杯热水。'],
  ['希望你今天也喝上热水。\n\n---\n\n第二段。', '希望你今天也喝上热水。\n\n---\n\n第二段。'],
  ['希望对你有帮助！\n但更重要的是水温。', '希望对你有帮助！\n但更重要的是水温。'],
  ['如果你也想要，评论区告诉我。', '如果你也想要，评论区告诉我。'],
  ['以上就是今天的全部内容。', '以上就是今天的全部内容。'],
  ['水温 < 50 度就不烫嘴，用 `lid` 锁住。', '水温 < 50 度就不烫嘴，用 `lid` 锁住。'],
];

function clean(pieces: readonly string[]): string {
  const cleaner = new AnswerCleaner();
  return pieces.map((piece) => cleaner.push(piece)).join('') + cleaner.end();
}

it.each(answers)('of %j what is said stays, and nothing else', (raw, wanted) => {
  expect(clean([raw])).toBe(wanted);
});

it('gives the same wherever an answer is cut, at every place and character by character', () => {
  for (const [raw, wanted] of answers) {
    for (let at = 0; at <= raw.length; at += 1) expect(clean([raw.slice(0, at), raw.slice(at)])).toBe(wanted);
    expect(clean(raw.split(''))).toBe(wanted);
  }
});

it('gives the same however often it is cut', () => {
  fc.assert(
    fc.property(fc.constantFrom(...answers), fc.array(fc.nat(), { maxLength: 12 }), ([raw, wanted], places) => {
      const borders = [0, ...places.map((place) => place % (raw.length + 1)).sort((a, b) => a - b), raw.length];
      expect(clean(borders.slice(1).map((to, index) => raw.slice(borders[index], to)))).toBe(wanted);
    }),
  );
});

it('takes nothing out of a text of plain sentences, whatever they are', () => {
  const sentence = fc.stringMatching(/^[杯水热轻盖漏早晚嘴烫][\u4e00-\u9fa5，]{0,20}[。！？]$/);
  fc.assert(
    fc.property(fc.array(sentence, { minLength: 1, maxLength: 6 }), (sentences) => {
      expect(clean([sentences.join('\n')])).toBe(sentences.join('\n'));
    }),
  );
});

it('passes a sentence on while it is still coming', () => {
  const cleaner = new AnswerCleaner();
  expect(cleaner.push('早上装的')).toBe('早上装的');
  expect(cleaner.push('热水')).toBe('热水');
});

it('gives what it held back also where the stream breaks, and then the reason', async () => {
  async function* breaking(): AsyncIterable<string> {
    yield '当然可以！以下是改写后的文案：\n如果水';
    throw new Error('cut');
  }
  let came = '';
  const run = async () => {
    for await (const piece of cleaned(breaking())) came += piece;
  };
  await expect(run()).rejects.toThrow('cut');
  expect(came).toBe('如果水');
});
