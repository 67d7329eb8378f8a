import type { Editor } from '@tiptap/core';
import { App } from 'antd';
import { useEffect, useRef } from 'react';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { fileApi } from '@/services/file/api';

/** Addresses of images in the text that lie on other sites. */
function foreignImages({ state }: Editor): readonly string[] {
  const found = new Set<string>();
  state.doc.descendants((node) => {
    const src: unknown = node.type.name === 'image' ? node.attrs.src : undefined;
    if (typeof src === 'string' && /^https?:/i.test(src) && new URL(src).host !== location.host) found.add(src);
  });
  return [...found];
}

function replaceImages(editor: Editor, from: string, to: string): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, pos) => {
    if (node.type.name === 'image' && node.attrs.src === from)
      tr.setNodeMarkup(pos, undefined, { ...node.attrs, src: to });
  });
  // No step of its own: who undoes the paste is rid of the image in one.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}

/**
 * Images that were pasted from another site are brought into the own store: there they may vanish, no platform takes them
 * from there, and the page shows nothing of other hosts. What cannot be had is said once and stays as it is; so does all
 * of it where nothing may be stored.
 */
export function useForeignImages(editor: Editor, canUpload: boolean): void {
  const t = useT();
  const { message } = App.useApp();
  const latest = useRef({ t, message });
  latest.current = { t, message };

  useEffect(() => {
    if (!canUpload) return undefined;
    const tried = new Set<string>();
    const bring = async (url: string): Promise<void> => {
      try {
        const file = await fileApi.uploadRemote({ url }, shownByCaller);
        if (!editor.isDestroyed) replaceImages(editor, url, file.url);
      } catch {
        const { host } = new URL(url);
        void latest.current.message.warning(latest.current.t('richText.foreignImage', { host }));
      }
    };
    const look = (): void => {
      for (const url of foreignImages(editor)) {
        if (tried.has(url)) continue;
        tried.add(url);
        void bring(url);
      }
    };
    editor.on('update', look);
    return () => {
      editor.off('update', look);
    };
  }, [editor, canUpload]);
}
