import { emptyLabel } from './goodsText.data';

interface SplitTitle {
  readonly name: string;
  /** What its labels say of the goods, in order. */
  readonly labels: readonly string[];
}

/** Characters; a name is never as long. */
const MAX_TITLE = 500;

/** What a title carries around the name: `【顺丰空运】智利车厘子 2斤` is `智利车厘子 2斤`, with a label. */
export function splitTitle(text: string): SplitTitle {
  let rest = text.slice(0, MAX_TITLE).trim();
  const labels: string[] = [];
  for (;;) {
    const label = /^(?:【([^【】]*)】|\[([^[\]]*)\]|［([^［］]*)］)/.exec(rest);
    if (!label) break;
    rest = rest.slice(label[0].length).trim();
    labels.push((label[1] ?? label[2] ?? label[3] ?? '').trim());
  }
  const last: string[] = [];
  for (;;) {
    const label = /【([^【】]*)】$/.exec(rest);
    if (!label || label.index === 0) break;
    rest = rest.slice(0, label.index).trim();
    last.unshift((label[1] ?? '').trim());
  }
  const all = [...labels, ...last].filter(Boolean);
  // A title that is nothing but labels: its longest is the name.
  const name = rest || all.reduce((best, label) => (label.length > best.length ? label : best), '');
  return { name, labels: all.filter((label) => label !== name && label.length >= 2 && !emptyLabel.test(label)) };
}
