import type { Editor } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { App } from 'antd';
import { useCallback, useEffect } from 'react';
import { mediaKindOf } from '@/components/upload/readMedia';
import { useT } from '@/hooks/useT';
import { useUploads } from '@/hooks/useUploads';
import { isHeicName, readableImage } from '@/lib/heic/heicImage';
import { releaseObjectUrl } from '@/lib/objectUrl';
import { type UploadItem, uploadQueue } from '@/lib/uploads';
import { recordFile } from '@/services/file/storeFile';
import { newId } from '@/utils/newId';
import { uploadKey, uploadPlace } from './extensions/uploadPlugin';

interface ImageTypes {
  readonly target: {
    readonly editor: Editor;
    /** Its place in the text, by the upload plugin's id. */
    readonly place: string;
    /** blob: address */
    readonly preview: string;
    readonly dom: HTMLElement;
  };
  readonly info: undefined;
  /** Address of the image. */
  readonly result: string;
  readonly refusal: never;
  readonly twin: never;
}

export type ImageUpload = UploadItem<ImageTypes>;

const MAX_SIZE_MB = 20;

/** Images of an open text. Their place ends with the editor, and with it the upload. */
const imageUploads = uploadQueue.define<ImageTypes>({
  key: 'rich-text',
  forgetsDone: true,
  maxSizeMB: () => MAX_SIZE_MB,
  nameOf: ({ name }) => name || 'image.png',
  record: async (_item, stored, { signal }) => (await recordFile(stored, { signal })).url,
});

function release({ target: { editor, place, preview } }: ImageUpload): void {
  releaseObjectUrl(preview);
  if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(uploadKey, { remove: place }));
}

const isCell = (node: Node): boolean => /^table(?:Cell|Header)$/.test(node.type.name);

function insert(item: ImageUpload): void {
  const { editor, place } = item.target;
  if (editor.isDestroyed) return;
  const at = uploadPlace(editor.state, place);
  const image = editor.schema.nodes.image?.create({ src: item.result, alt: '' });
  // Its place may have been deleted meanwhile: then it was not wanted any more.
  if (at !== undefined && image) {
    const { parent, parentOffset } = editor.state.doc.resolve(at);
    const start = at - parentOffset;
    // A cell that holds nothing has an empty paragraph; below the image that would be a gap.
    const isEmptyCell = isCell(parent) && parent.childCount === 1 && parent.firstChild?.childCount === 0;
    const end = isEmptyCell && parent.firstChild?.isTextblock ? start + parent.content.size : undefined;
    const { tr } = editor.state;
    editor.view.dispatch(end === undefined ? tr.insert(at, image) : tr.replaceWith(start, end, image));
  }
  release(item);
}

/** Behind the block that holds a position: in its cell within a table, else at the top of the text. */
function behindBlock(place: ResolvedPos): number {
  let holder = 0;
  for (let depth = 1; depth <= place.depth; depth += 1) if (isCell(place.node(depth))) holder = depth;
  return place.depth > holder ? place.after(holder + 1) : place.pos;
}

/** Images that were dropped, pasted or picked: each holds its place in the text until it has arrived. */
export function useImageUploads(editor: Editor) {
  const t = useT();
  const { message } = App.useApp();
  const uploads = useUploads(imageUploads, ({ target }) => target.editor === editor);

  const add = useCallback(
    (files: readonly File[], pos: number) => {
      const images = files.filter((file) => mediaKindOf(file) === 'image');
      const [other] = files.filter((file) => mediaKindOf(file) !== 'image');
      if (other) void message.warning(t('richText.notImage', { name: other.name }));
      const send = (file: File): void => {
        if (editor.isDestroyed) return;
        const target = {
          editor,
          place: newId(),
          preview: URL.createObjectURL(file),
          dom: Object.assign(document.createElement('div'), { contentEditable: 'false' }),
        };
        const at = behindBlock(editor.state.doc.resolve(Math.min(pos, editor.state.doc.content.size)));
        editor.view.dispatch(
          editor.state.tr.setMeta(uploadKey, { add: { id: target.place, pos: at, dom: target.dom } }),
        );
        imageUploads.add([{ file, target, onDone: insert }]);
      };
      for (const file of images) {
        if (isHeicName(file)) void readableImage(file).then(send, () => message.warning(t('upload.heic')));
        else send(file);
      }
    },
    [editor, message, t],
  );
  const cancel = useCallback((upload: ImageUpload) => {
    imageUploads.cancel(upload.id);
    release(upload);
  }, []);

  useEffect(
    () => () => {
      const own = imageUploads.items().filter(({ target }) => target.editor === editor);
      imageUploads.abandon(own.map(({ id }) => id));
    },
    [editor],
  );

  return { uploads, add, retry: ({ id }: ImageUpload) => imageUploads.retry(id), cancel };
}
