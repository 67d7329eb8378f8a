/**
 * `sound`: no word at all; `word`: a word that says nothing where it stands; `habit`: a turn that one may want to keep;
 * `stammer`: the beginning of what is said again at once.
 */
export type FillerKind = 'sound' | 'word' | 'habit' | 'stammer';

interface FillerRule {
  readonly kind: FillerKind;
  /** Sticky and global flags are added; group `at`, where there is one, is the filler itself. */
  readonly pattern: string;
}

const begin = String.raw`(?<=^|[，,、。！!？?…；;：:\s]|那个|这个|嗯+|呃+)`;
const mark = String.raw`[，,、…\s]`;
const end = String.raw`(?=$|[，,、。！!？?…；;\s])`;

/**
 * Data: what people say while they look for words, and by what stands beside it, when the same characters are no filler
 * (额外, 那个杯子, 也就是说, 我要那个, 慢慢). Sounds stand between marks or at an edge; a pause counts as a mark.
 */
export const fillerRules: readonly FillerRule[] = [
  { kind: 'sound', pattern: `${begin}(?:嗯|呃|唔|诶|欸|唉)+(?:啊)?(?=$|${mark}|[我你他她它这那就然所因但其咱大先])` },
  { kind: 'sound', pattern: `嗯+(?!哼)` },
  { kind: 'sound', pattern: `呃+(?!逆)` },
  { kind: 'sound', pattern: `${begin}(?:额|啊|哦|噢)+(?=${mark})` },
  { kind: 'word', pattern: `${begin}(?:那个|这个)+(?=${mark}|嗯|呃|那个|这个|就是说|怎么说)` },
  { kind: 'word', pattern: `(?<![也不这那思像都])就是说(?!明|服|话|法)` },
  { kind: 'word', pattern: `${begin}就是(?=${mark}|就是说|那个${mark}|嗯|呃)` },
  { kind: 'word', pattern: `${begin}(?:怎么说呢|怎么讲呢|该怎么说呢|怎么说|怎么讲)${end}` },
  { kind: 'word', pattern: `${begin}然后呢?(?=${mark}?(?:嗯|呃|就是说|那个${mark}))` },
  { kind: 'habit', pattern: `(?<=[，,、])(?:对吧|对不对|是吧|是不是|你知道吧|你懂吧|懂吧|好吧)${end}` },
  { kind: 'habit', pattern: `${begin}(?:反正|基本上|说白了|说实话|怎么样呢)(?=${mark})` },
];

/** Said twice in a row these are a stammer; characters that double by themselves (看看, 天天, 谢谢) are not among them. */
export const stammered =
  '我们|你们|他们|她们|咱们|这个|那个|这些|那些|因为|所以|但是|如果|然后|就是|可以|我|你|他|她|它|这|那|就|是|在|有|把|也|都|跟|从';
