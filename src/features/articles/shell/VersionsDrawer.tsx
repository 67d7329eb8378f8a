import { Alert, App, Button, Drawer, Empty, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { bodyText } from '@/domain/articles/html';
import { suggestionPieces } from '@/domain/writing/suggestionPieces';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { articleApi } from '@/services/article/api';
import styles from '../articles.module.css';
import { draftOf } from '../model/draft';
import { useDraft, useSession } from '../model/SessionContext';

interface VersionsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Earlier states: what each had and lacked beside the words of now; one can be brought back, and that be undone. */
export function VersionsDrawer({ open, onClose }: VersionsDrawerProps) {
  const t = useT();
  const { sync } = useSession();
  const id = sync.projectId();
  return (
    <Drawer open={open} onClose={onClose} title={t('article.versions')} size={640} destroyOnHidden>
      {id ? <Versions id={id} onClose={onClose} /> : <Empty description={t('article.versionsNone')} />}
    </Drawer>
  );
}

function Versions({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const { sync } = useSession();
  const [draft, setDraft] = useDraft();
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const list = useLoad(async () => {
    await sync.flush();
    return articleApi.versions({ id }, { skipErrorHandler: true });
  });
  const version = useLoad(() => articleApi.version({ id, version: chosen ?? 0 }, { skipErrorHandler: true }), {
    ready: chosen !== undefined,
    refreshDeps: [chosen],
  });
  const shown = version.data?.revision === chosen ? version.data : undefined;
  const restore = async () => {
    if (chosen === undefined) return;
    setBusy(true);
    try {
      await sync.flush();
      const restored = await articleApi.versionRestore({ id, version: chosen }, { skipErrorHandler: true });
      setDraft(draftOf(restored));
      await sync.adopt(restored.revision);
      void message.success(t('article.restored'));
      onClose();
    } catch (error) {
      void message.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  if (list.error) return <Alert type="error" showIcon title={messageOf(list.error)} />;
  if (!list.data) return <Skeleton active />;
  return (
    <div className={styles.versions}>
      <ul className={styles.versionList}>
        {list.data.list.map(({ revision, saved_at, by, words, title }) => (
          <li key={revision}>
            <button
              type="button"
              className={styles.version}
              aria-pressed={revision === chosen}
              onClick={() => setChosen(revision)}
            >
              <strong>{dayjs(saved_at).format('MM-DD HH:mm')}</strong>
              <span>{title || t('article.untitled')}</span>
              <span className={styles.soft}>{t('article.versionBy', { name: by.name, count: words })}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.versionBody}>
        {chosen === undefined && <p className={styles.soft}>{t('article.versionHint')}</p>}
        {version.error && <Alert type="error" showIcon title={messageOf(version.error)} />}
        {shown && (
          <>
            <Button type="primary" loading={isBusy} onClick={() => void restore()}>
              {t('article.restore')}
            </Button>
            <Difference
              before={`${shown.title}\n${bodyText(shown.html)}`}
              after={`${draft.title}\n${bodyText(draft.html)}`}
            />
          </>
        )}
      </div>
    </div>
  );
}

/** What was taken out since then, and what has come. */
function Difference({ before, after }: { readonly before: string; readonly after: string }) {
  const t = useT();
  const pieces = useMemo(() => suggestionPieces(before, after), [before, after]);
  if (pieces.every(({ kind }) => kind === 'same')) return <p className={styles.soft}>{t('article.versionSame')}</p>;
  return (
    <div className={styles.difference}>
      {[...pieces.entries()].map(([at, piece]) =>
        piece.kind === 'same' ? (
          piece.text
        ) : (
          <span key={at}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ),
      )}
    </div>
  );
}
