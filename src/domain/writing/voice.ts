/** Ways of speaking that rules can follow. */
export type Voice = 'owner' | 'friend' | 'expert' | 'humor' | 'casual';

const known: readonly (readonly [Voice, RegExp])[] = [
  ['owner', /老板娘|老板|店主|掌柜|店家|主理人/],
  ['friend', /闺蜜|姐妹|好朋友|朋友聊天|唠嗑/],
  ['expert', /专业|严谨|正式|科普/],
  ['humor', /幽默|搞笑|风趣|好笑|段子/],
  ['casual', /轻松|活泼|亲切|口语|随意/],
];

/** Ways of speaking that need a writer who knows the language. */
const unknown =
  /[东西南北]北?话|方言|粤语|四川话|川普|上海话|古风|文言|诗|押韵|rap|说唱|英文|英语|日语|韩语|脱口秀|相声|快板|模仿[^，。；]{1,8}|像[^，。；]{1,8}(?:一样|那样)/i;

/** How a wish in free words wants the text to be spoken, and what of it rules cannot follow. */
export function readVoice(wish: string): { readonly voice?: Voice; readonly beyondRules: string } {
  const voice = known.find(([, pattern]) => pattern.test(wish))?.[0];
  return { ...(voice ? { voice } : {}), beyondRules: unknown.exec(wish)?.[0] ?? '' };
}
