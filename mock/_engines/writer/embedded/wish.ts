import { readVoice } from '../../../../src/domain/writing/voice';

/** What the user asked for in free words, as far as the embedded writer can follow. */
export interface Wish {
  readonly text: string;
  /** Words whose facts come first. */
  readonly stress: readonly string[];
  /** Words that must not be spoken of. */
  readonly avoid: readonly string[];
  /** Whom to address, in the user's words. */
  readonly audience: string;
  /** What the end asks for; undefined = the usual. */
  readonly ending: 'follow' | 'comment' | 'save' | 'buy' | undefined;
}

const listOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[、，,和与及\s]+/)
    .map((word) => word.trim())
    .filter((word) => word.length >= 1 && word.length <= 12);

const endings: readonly (readonly [RegExp, Wish['ending']])[] = [
  [/关注/, 'follow'],
  [/评论|留言|互动/, 'comment'],
  [/收藏/, 'save'],
  [/下单|购买|转化|带货/, 'buy'],
];

/** Reads wishes such as 突出保温、面向学生、不要提价格、结尾引导评论; what it does not understand it leaves alone. */
export function readWish(text: string): Wish {
  const avoid = [...text.matchAll(/(?:不要提|别提|不提|不要说|别说|不说|避免)(?:到)?([^，。；;！!\n]{1,20})/g)].flatMap(
    (match) => listOf(match[1]),
  );
  const stress = [
    ...text.matchAll(/(?<!不)(?:突出|强调|重点讲|重点说|多说|提到|主打)(?:一下)?([^，。；;！!\n]{1,20})/g),
  ].flatMap((match) => listOf(match[1]));
  const [, audience = ''] =
    /(?:面向|针对|给|写给|讲给)([^，。；;！!、\n看听讲说]{1,10}?)(?:看|听|群体|人群|的人|$|[，。；;！!\n])/.exec(
      text,
    ) ?? [];
  const end = /(?:结尾|最后|末尾)([^，。；;\n]{0,14})/.exec(text)?.[1] ?? '';
  const ending = endings.find(([pattern]) => pattern.test(end))?.[1];
  return { text, avoid, stress, audience: audience.trim(), ending };
}

/** Said to be polite, or of what the brief asks for in fields of its own: length and platform. */
const aside =
  /^(?:请|麻烦|谢谢|辛苦|拜托|好吗|好的)|\d+\s*秒|半分钟|一分钟|抖音|快手|小红书|视频号|B站|别太长|短一点|简短|精简/i;

/** What of a wish the rules do not follow, in the user's words; '' = they follow all of it. */
export function unmetWish(text: string): string {
  const clauses = text
    .split(/[，,。；;！!\n]+/)
    .map((clause) => clause.trim())
    .filter((clause) => [...clause].length > 1);
  const unmet = clauses.flatMap((clause) => {
    const { voice, beyondRules } = readVoice(clause);
    if (beyondRules) return [beyondRules];
    const { stress, avoid, audience, ending } = readWish(clause);
    const isMet = voice || stress.length > 0 || avoid.length > 0 || audience || ending || aside.test(clause);
    return isMet ? [] : [clause];
  });
  return unmet.join('、');
}
