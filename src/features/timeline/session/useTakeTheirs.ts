import { App } from 'antd';
import { useCallback, useState } from 'react';
import { ProjectError } from '@/engine/project/errors';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { projectApi } from '@/services/project/api';
import type { ProjectRecord } from '@/services/project/schema';
import { useEditorParts } from '../EditorContext';
import { readDocument } from './editorDraft';
import { useSession } from './SessionContext';

interface TakeTheirs {
  readonly isBusy: boolean;
  /** Loads the server's version in place of this one. */
  readonly take: () => Promise<void>;
  /** Puts a record that was just read in place of this one. */
  readonly show: (record: ProjectRecord) => Promise<void>;
  /** Reads the server's revision and writes this one over it. */
  readonly overwrite: () => Promise<void>;
}

/** The server's version of the open project, and what to do with it. */
export function useTakeTheirs(): TakeTheirs {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  const { sync } = useSession();
  const [isBusy, setBusy] = useState(false);

  const show = useCallback(
    async (record: ProjectRecord) => {
      const document = readDocument(record.document);
      if (document === undefined) return void message.error(t('timeline.openNotOurs'));
      if (document instanceof ProjectError)
        return void message.error(t(`timeline.broken.${document.code}`, { place: document.place }));
      store.load(document);
      await sync.adopt(record.revision);
    },
    [message, store, sync, t],
  );
  const withRecord = useCallback(
    async (act: (record: ProjectRecord) => Promise<void>) => {
      const id = sync.projectId();
      if (id === undefined) return;
      setBusy(true);
      try {
        await act(await projectApi.info({ id }, { skipErrorHandler: true }));
      } catch (error) {
        message.error(messageOf(error));
      } finally {
        setBusy(false);
      }
    },
    [message, sync],
  );
  const take = useCallback(() => withRecord(show), [withRecord, show]);
  const overwrite = useCallback(() => withRecord(({ revision }) => sync.overwrite(revision)), [withRecord, sync]);
  return { isBusy, take, show, overwrite };
}
