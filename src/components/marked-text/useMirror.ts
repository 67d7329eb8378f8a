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

/** The box of a field's text without border and scroll bar, and its letters: what its mirror is to have. */
function readBox(area: HTMLTextAreaElement) {
  const style = getComputedStyle(area);
  return {
    ...Object.fromEntries(copied.map((name) => [name, style[name]])),
    insetBlockStart: `${area.offsetTop + area.clientTop}px`,
    left: `${area.offsetLeft + area.clientLeft}px`,
    inlineSize: `${area.clientWidth}px`,
    blockSize: `${area.clientHeight}px`,
  };
}

const mirrors = new Map<HTMLTextAreaElement, HTMLElement>();
const waiting = new Set<HTMLTextAreaElement>();

/** All that wait are read before any is written: in turns, each reading would lay the whole page out anew. */
function layWaiting(): void {
  const boxes = [...waiting].map((area) => ({ area, box: readBox(area), scrollTop: area.scrollTop }));
  waiting.clear();
  for (const { area, box, scrollTop } of boxes) {
    const mirror = mirrors.get(area);
    if (!mirror) continue;
    Object.assign(mirror.style, box);
    mirror.scrollTop = scrollTop;
  }
}

/** Those of one drawing are laid together, before the browser paints it. */
function layLater(areas: Iterable<HTMLTextAreaElement>): void {
  if (waiting.size === 0) queueMicrotask(layWaiting);
  for (const area of areas) waiting.add(area);
}

let watch: ResizeObserver | undefined;

/** One for all fields: it names those of one layout in one go. */
function watchSize(area: HTMLTextAreaElement): void {
  watch ??= new ResizeObserver((entries) => layLater(entries.map(({ target }) => target as HTMLTextAreaElement)));
  watch.observe(area);
  // Fonts that come late change every width.
  if (mirrors.size === 0) document.fonts?.addEventListener('loadingdone', layAll);
}
const layAll = (): void => layLater(mirrors.keys());

/** Keeps `mirror` behind the text of `field` while either is resized, scrolled or dressed anew. */
export function useMirror(field: RefObject<TextAreaRef | null>, mirror: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const area = field.current?.resizableTextArea?.textArea;
    const behind = mirror.current;
    if (!area || !behind) return undefined;
    const scroll = (): void => {
      behind.scrollTop = area.scrollTop;
    };
    area.addEventListener('scroll', scroll, { passive: true });
    watchSize(area);
    mirrors.set(area, behind);
    layLater([area]);
    return () => {
      area.removeEventListener('scroll', scroll);
      watch?.unobserve(area);
      mirrors.delete(area);
      waiting.delete(area);
    };
  }, [field, mirror]);
}
