import type { Editor } from '@tiptap/core';
import { App } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { mediaKindOf } from '@/components/upload/readMedia';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { storeFile } from '@/services/file/storeFile';
import { newId } from '@/utils/newId';
import { uploadKey, uploadPlace } from './extensions/uploadPlugin';

export interface ImageUpload {
  readonly id: string;
  readonly file: File;
  readonly preview: string;
  readonly dom: HTMLElement;
  readonly percent: number;
  readonly reason: string;
}

const maxSizeMB = 20;

/** Images that were dropped, pasted or picked: each holds its place in the text until it has arrived. */
export function useUploads(editor: Editor) {
  const t = useT();
  const { message } = App.useApp();
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const running = useRef(new Map<string, AbortController>());
  const patch = useCallback((id: string, change: Partial<ImageUpload>) => {
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...change } : one)));
  }, []);
  const drop = useCallback(
    (upload: Pick<ImageUpload, 'id' | 'preview'>) => {
      running.current.get(upload.id)?.abort();
      running.current.delete(upload.id);
      URL.revokeObjectURL(upload.preview);
      setUploads((all) => all.filter(({ id }) => id !== upload.id));
      if (!editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(uploadKey, { remove: upload.id }));
    },
    [editor],
  );

  const send = useCallback(
    async (upload: Pick<ImageUpload, 'id' | 'file' | 'preview'>) => {
      const controller = new AbortController();
      running.current.set(upload.id, controller);
      patch(upload.id, { percent: 0, reason: '' });
      try {
        const stored = await storeFile(upload.file, {
          name: upload.file.name || 'image.png',
          maxSizeMB,
          signal: controller.signal,
          onProgress: ({ percent }) => patch(upload.id, { percent }),
        });
        if (editor.isDestroyed) return;
        const at = uploadPlace(editor.state, upload.id);
        const image = editor.schema.nodes.image?.create({ src: stored.url, alt: '' });
        // Its place may have been deleted meanwhile: then it was not wanted any more.
        if (at !== undefined && image) editor.view.dispatch(editor.state.tr.insert(at, image));
        drop(upload);
      } catch (error) {
        if (!controller.signal.aborted) patch(upload.id, { reason: messageOf(error) });
      }
    },
    [editor, drop, patch],
  );

  const add = useCallback(
    (files: readonly File[], pos: number) => {
      const images = files.filter((file) => mediaKindOf(file) === 'image');
      const [other] = files.filter((file) => mediaKindOf(file) !== 'image');
      if (other) void message.warning(t('richText.notImage', { name: other.name }));
      for (const file of images) {
        const upload: ImageUpload = {
          id: newId(),
          file,
          preview: URL.createObjectURL(file),
          dom: Object.assign(document.createElement('div'), { contentEditable: 'false' }),
          percent: 0,
          reason: '',
        };
        const place = editor.state.doc.resolve(Math.min(pos, editor.state.doc.content.size));
        const at = place.depth > 0 ? place.after(1) : place.pos;
        editor.view.dispatch(editor.state.tr.setMeta(uploadKey, { add: { id: upload.id, pos: at, dom: upload.dom } }));
        setUploads((all) => [...all, upload]);
        void send(upload);
      }
    },
    [editor, message, send, t],
  );

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  return { uploads, add, retry: send, cancel: drop };
}
