import { App, Button, Drawer, Empty, Skeleton } from 'antd';
import dayjs from 'dayjs';
import { useMemo, useState } from 'react';
import { diffScripts, type SentenceChange } from '@/domain/script';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { scriptApi } from '@/services/script/api';
import { docOf } from '../model/doc';
import styles from './editor.module.css';
import { useScript, useScriptParts } from './ScriptContext';

/** The states of the script that the server has kept, each against what stands here; any can be brought back. */
export default function VersionsDrawer({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { message } = App.useApp();
  const { sync, store } = useScriptParts();
  const id = sync.projectId() ?? '';
  const [chosen, setChosen] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  const { data, error, refresh } = useLoad(async () => {
    // What is not saved yet would not be among the versions.
    await sync.flush();
    return scriptApi.versions({ id }, { skipErrorHandler: true });
  });
  const list = data?.list;
  const shown = chosen ?? list?.[1]?.revision ?? list?.[0]?.revision;

  const restore = async (version: number) => {
    setBusy(true);
    try {
      await sync.flush();
      const revision = sync.revision();
      const restored = await scriptApi.versionRestore(
        { id, version, ...(revision === undefined ? {} : { revision }) },
        { skipErrorHandler: true },
      );
      store.load(docOf(restored));
      await sync.adopt(restored.revision);
      message.success(t('scripts.restored'));
      onClose();
    } catch (failure) {
      message.error(messageOf(failure));
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Drawer open size="large" title={t('scripts.versions')} onClose={onClose}>
      {!list && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {error && !list && (
        <Empty description={messageOf(error)}>
          <Button onClick={refresh}>{t('common.retry')}</Button>
        </Empty>
      )}
      {list && (
        <div className={styles.versions}>
          <ul className={styles.versionList} aria-label={t('scripts.versions')}>
            {list.map((version, index) => (
              <li key={version.revision}>
                <button
                  type="button"
                  className={styles.version}
                  aria-pressed={version.revision === shown}
                  onClick={() => setChosen(version.revision)}
                >
                  <b>{dayjs(version.saved_at).format('MM-DD HH:mm:ss')}</b>
                  <span className={styles.soft}>
                    {t('scripts.versionFacts', {
                      name: version.by.name,
                      count: version.sentences,
                      seconds: Math.round(version.seconds),
                    })}
                    {index === 0 && ` · ${t('scripts.versionCurrent')}`}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {shown !== undefined && (
            <VersionDiff key={shown} id={id} version={shown} isBusy={isBusy} onRestore={() => void restore(shown)} />
          )}
        </div>
      )}
    </Drawer>
  );
}

interface DiffProps {
  readonly id: string;
  readonly version: number;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function VersionDiff({ id, version, isBusy, onRestore }: DiffProps) {
  const t = useT();
  const sentences = useScript(({ doc }) => doc.sentences);
  const { data, error } = useLoad(() => scriptApi.version({ id, version }, { skipErrorHandler: true }));
  const changes = useMemo(() => (data ? diffScripts(data.sentences, sentences) : []), [data, sentences]);
  const differing = changes.filter(({ kind }) => kind !== 'same');
  if (error) return <Empty description={messageOf(error)} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  return (
    <section className={styles.diff} aria-label={t('scripts.diff')}>
      <div className={styles.diffHead}>
        <span role="status">
          {differing.length === 0 ? t('scripts.diffNone') : t('scripts.diffCount', { count: differing.length })}
        </span>
        <Button type="primary" size="small" loading={isBusy} disabled={differing.length === 0} onClick={onRestore}>
          {t('scripts.restore')}
        </Button>
      </div>
      <ol className={styles.diffList}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of one comparison
          <li key={index} className={styles[`diff_${change.kind}`]}>
            <Change change={change} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Change({ change }: { readonly change: SentenceChange }) {
  const t = useT();
  const { sentence } = change;
  if (change.kind === 'added') return <ins>{sentence.text}</ins>;
  if (change.kind === 'removed') return <del>{sentence.text}</del>;
  if (change.kind === 'same') return sentence.text;
  return (
    <>
      {change.pieces.map((piece, index) =>
        piece.kind === 'same' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
          <span key={index}>{piece.text}</span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
          <span key={index}>
            {piece.before && <del>{piece.before}</del>}
            {piece.after && <ins>{piece.after}</ins>}
          </span>
        ),
      )}
      {change.before.role !== sentence.role && (
        <span className={styles.soft}>
          {' '}
          {t('scripts.diffRole', {
            before: change.before.role || t('scripts.noRole'),
            after: sentence.role || t('scripts.noRole'),
          })}
        </span>
      )}
      {change.isMoved && <span className={styles.soft}> {t('scripts.diffMoved')}</span>}
    </>
  );
}
