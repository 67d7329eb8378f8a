import { isHttpUrl } from './isHttpUrl';
import { toHttpUrl } from './toHttpUrl';
import { trimEndMarks } from './trimMarks';

/**
 * Shops' share texts carry the link in the middle of words ("... https://x.cn/abc ..."): the first address in it. A text
 * that is nothing but an address may lack its scheme.
 */
export function firstHttpUrl(text: string): string | undefined {
  const found = text.match(/https?:\/\/[^\s"'<>\u3000-\u303f\u3400-\u9fff\uff00-\uffef]+/gi) ?? [];
  return [...found.map((url) => trimEndMarks(url, '.,;!?)]}')), toHttpUrl(text)].find(isHttpUrl);
}
