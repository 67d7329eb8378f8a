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

/** Those of one layout are laid in one go, all read before any is written: in turns, each reading would lay the page out. */
function layAll(areas: readonly HTMLTextAreaElement[]): void {
  const boxes = areas.map((area) => ({ area, box: readBox(area), scrollTop: area.scrollTop }));
  for (const { area, box, scrollTop } of boxes) {
    const mirror = mirrors.get(area);
    if (!mirror) continue;
    Object.assign(mirror.style, box);
    mirror.scrollTop = scrollTop;
  }
}

const mirrors = new Map<HTMLTextAreaElement, HTMLElement>();
let watch: ResizeObserver | undefined;

/** Fonts that come late change every width. */
function watchAnew(): void {
  for (const area of mirrors.keys()) {
    watch?.unobserve(area);
    watch?.observe(area);
  }
}

/**
 * One observer for all fields. It names a new field in its first frame, before that is painted, and a field that is far
 * off the screen only when it comes near: what the browser leaves out of its layout is not read either.
 */
function watchSize(area: HTMLTextAreaElement): void {
  if (!watch) {
    watch = new ResizeObserver((entries) => layAll(entries.map(({ target }) => target as HTMLTextAreaElement)));
    document.fonts?.addEventListener('loadingdone', watchAnew);
  }
  watch.observe(area);
}

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
    mirrors.set(area, behind);
    watchSize(area);
    return () => {
      area.removeEventListener('scroll', scroll);
      mirrors.delete(area);
      watch?.unobserve(area);
    };
  }, [field, mirror]);
}
