import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type RefObject, useLayoutEffect } from 'react';

/** All that decides where a line breaks and where it stands. */
const copied = [
  'direction',
  'fontFamily',
  'fontSize',
  'fontStyle',
  'fontWeight',
  'fontVariant',
  'letterSpacing',
  'lineHeight',
  'overflowWrap',
  'paddingBlockEnd',
  'paddingBlockStart',
  'paddingInlineEnd',
  'paddingInlineStart',
  'tabSize',
  'textAlign',
  'textIndent',
  'wordBreak',
  'wordSpacing',
] as const satisfies readonly (keyof CSSStyleDeclaration & string)[];

/** Lays the mirror exactly behind the text of the field: same box without border and scroll bar, same letters. */
function copyBox(area: HTMLTextAreaElement, mirror: HTMLElement): void {
  const style = getComputedStyle(area);
  for (const name of copied) mirror.style[name] = style[name];
  mirror.style.insetBlockStart = `${area.offsetTop + area.clientTop}px`;
  mirror.style.left = `${area.offsetLeft + area.clientLeft}px`;
  mirror.style.inlineSize = `${area.clientWidth}px`;
  mirror.style.blockSize = `${area.clientHeight}px`;
}

const areaOf = (field: TextAreaRef | null): HTMLTextAreaElement | undefined => field?.resizableTextArea?.textArea;

/** Keeps `mirror` behind the text of `field` while either is resized, scrolled or dressed anew. */
export function useMirror(field: RefObject<TextAreaRef | null>, mirror: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const area = areaOf(field.current);
    const behind = mirror.current;
    if (!area || !behind) return undefined;
    const lay = (): void => {
      copyBox(area, behind);
      behind.scrollTop = area.scrollTop;
    };
    lay();
    const scroll = (): void => {
      behind.scrollTop = area.scrollTop;
    };
    area.addEventListener('scroll', scroll, { passive: true });
    const watch = new ResizeObserver(lay);
    watch.observe(area);
    // Fonts that come late change every width.
    document.fonts?.addEventListener('loadingdone', lay);
    return () => {
      area.removeEventListener('scroll', scroll);
      watch.disconnect();
      document.fonts?.removeEventListener('loadingdone', lay);
    };
  }, [field, mirror]);
  // After each drawing: a text that has just grown may have brought a scroll bar.
  useLayoutEffect(() => {
    const area = areaOf(field.current);
    if (!area || !mirror.current) return;
    if (mirror.current.style.inlineSize !== `${area.clientWidth}px`) copyBox(area, mirror.current);
    mirror.current.scrollTop = area.scrollTop;
  });
}
