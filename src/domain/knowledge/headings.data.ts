/** Lines that are headings although no mark-up says so, and how deep they lie. The first that fits decides. */
export const headingRules: readonly { readonly pattern: RegExp; readonly level: number; readonly longest: number }[] = [
  { pattern: /^第[一二三四五六七八九十百零〇\d]+[章篇部][\s、：:]?/, level: 1, longest: 40 },
  { pattern: /^第[一二三四五六七八九十百零〇\d]+节[\s、：:]?/, level: 2, longest: 40 },
  { pattern: /^[一二三四五六七八九十]{1,3}[、.．]\s*\S/, level: 2, longest: 32 },
  { pattern: /^[（(][一二三四五六七八九十]{1,3}[）)]\s*\S/, level: 3, longest: 32 },
  { pattern: /^\d{1,2}\.\d{1,2}(?:\.\d{1,2})*[\s、.．]\s*\D/, level: 4, longest: 32 },
  { pattern: /^【[^】]{2,24}】$/, level: 3, longest: 26 },
  { pattern: /^(?:Q\d*|问题?\d*)\s*[：:.、．]\s*\S/i, level: 6, longest: 80 },
];

/** What a heading never ends with; a question may. */
export const sentenceEnd = /[。；;，,！!：:、]$/;

/** The mark before a question: it is no part of what is asked. */
export const questionMark = /^(?:Q\d*|问题?\d*)\s*[：:.、．]\s*/i;
/** What stands before a quoted sentence and is no part of it. */
export const listMark = /^(?:[-*+•·]|\d{1,2}[.、）)]|[答A]\s*[：:.])\s*/i;
/** Where a sentence may end. */
export const sentencePattern = /[^。！？!?；;\n\f]*[。！？!?；;]+[”’」』）)]*|[^。！？!?；;\n\f]+/gu;
/** Words that say nothing about what is asked. */
export const emptyWords: ReadonlySet<string> = new Set(
  '的 了 办 吗 呢 吧 啊 呀 嘛 么 是 有 在 和 与 或 及 就 都 也 还 要 会 能 可以 可 不 不能 没有 没 我 你 您 他 她 它 我们 你们 这 那 这个 那个 这款 这种 什么 怎么 怎样 怎么办 如何 为什么 多少 几 多 哪 哪些 哪个 哪种 一下 一个 个 请问 到 给 让 被 把 对 从 用 上 下 里 中 后 前 时 时候 应该 需要 想 吗? 是不是 能不能 可不可以 有没有 会不会 要不要'.split(
    ' ',
  ),
);
