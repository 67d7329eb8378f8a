import { noteHeading } from './goodsText.data';
import { goodsLimits } from './limits';

/** A point that a line tells after a heading of its own: `【防漏】倒放不洒` is `防漏：倒放不洒`. Undefined = it tells none. */
export function pointOfLine(text: string): string | undefined {
  const match = /^【([^【】]{2,20})】\s*(.*)$/.exec(text.trim());
  const [, heading = '', rest = ''] = match ?? [];
  if (!heading || noteHeading.test(heading)) return undefined;
  const tail = rest.replace(/^[:：，,\s]+/, '').replace(/[。；;]$/, '');
  return (tail ? `${heading}：${tail}` : heading).slice(0, goodsLimits.sellingPoint);
}

/** A property as shops write it in one line: `产地：四川蒲江`. */
export function specOfLine(text: string): { name: string; value: string } | undefined {
  const match = /^([\u4e00-\u9fffA-Za-z][\u4e00-\u9fffA-Za-z0-9/（）() ]{0,11})[:：]\s*(\S.{0,59})$/.exec(text.trim());
  const [, name = '', value = ''] = match ?? [];
  return name.trim().length >= 2 ? { name: name.trim(), value: value.trim() } : undefined;
}
