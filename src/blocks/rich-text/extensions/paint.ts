import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

/** A stretch of the document with a class, or an element between two blocks. */
interface Painted {
  readonly from: number;
  readonly to: number;
  readonly className: string;
  /** For clicks: which one it is. */
  readonly index?: number;
  readonly label?: string;
}

interface Block {
  readonly pos: number;
  readonly dom: HTMLElement;
  readonly key: string;
}

interface Paint {
  readonly painted?: readonly Painted[];
  readonly blocks?: readonly Block[];
}

function decorations({ painted = [], blocks = [] }: Paint): Decoration[] {
  const inline = painted.map(({ from, to, className, index, label }) =>
    Decoration.inline(from, to, {
      class: className,
      ...(index === undefined ? {} : { 'data-mark': String(index) }),
      ...(label ? { title: label } : {}),
    }),
  );
  const widgets = blocks.map(({ pos, dom, key }) =>
    Decoration.widget(pos, dom, { side: 1, key, stopEvent: () => true, ignoreSelection: true }),
  );
  return [...inline, ...widgets];
}

/** Decorations that the screen sets; they move with the text until it sets others. */
function paintExtension(name: string) {
  const key = new PluginKey<DecorationSet>(name);
  const extension = Extension.create({
    name,
    addProseMirrorPlugins: () => [
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, known) {
            const paint = tr.getMeta(key) as Paint | undefined;
            if (paint) return DecorationSet.create(tr.doc, decorations(paint));
            return tr.docChanged ? known.map(tr.mapping, tr.doc) : known;
          },
        },
        props: { decorations: (state) => key.getState(state) },
      }),
    ],
  });
  return { key, extension };
}

export const compliancePaint = paintExtension('complianceMarks');
export const findPaint = paintExtension('findMarks');
export const reviewPaint = paintExtension('reviewRange');
