import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';

type Change = { readonly add: { id: string; pos: number; dom: HTMLElement } } | { readonly remove: string };

export const uploadKey = new PluginKey<DecorationSet>('imageUploads');

const byId = (id: string) => (spec: Record<string, unknown>) => spec.id === id;

/** Where an upload stands now, also when the text around it has changed; undefined = its place was deleted. */
export const uploadPlace = (state: EditorState, id: string): number | undefined =>
  uploadKey.getState(state)?.find(undefined, undefined, byId(id))[0]?.from;

/** Images on their way up hold their place in the text without being part of it. */
export const UploadPlaces = Extension.create({
  name: 'imageUploads',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: uploadKey,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, known) {
          const mapped = known.map(tr.mapping, tr.doc);
          const change = tr.getMeta(uploadKey) as Change | undefined;
          if (!change) return mapped;
          if ('remove' in change) return mapped.remove(mapped.find(undefined, undefined, byId(change.remove)));
          const { id, pos, dom } = change.add;
          const widget = Decoration.widget(pos, dom, { id, side: 1, key: id, stopEvent: () => true });
          return mapped.add(tr.doc, [widget]);
        },
      },
      props: { decorations: (state) => uploadKey.getState(state) },
    }),
  ],
});
