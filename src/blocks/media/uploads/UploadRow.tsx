import {
  CaretRightOutlined,
  CheckCircleFilled,
  CloseOutlined,
  ExclamationCircleFilled,
  PauseOutlined,
  RedoOutlined,
} from '@ant-design/icons';
import { Button, Flex, Progress, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { fileReasonWords } from '../reasonWords';
import { libraryUploads } from './libraryUploads';
import type { LibraryUpload } from './types';
import styles from './uploads.module.css';

/** One file on its way, with what can be done about it. */
export function UploadRow({ item }: { readonly item: LibraryUpload }) {
  const t = useT();
  const { id, name, state } = item;
  const path = item.target.path.join(' / ');
  const isMoving = state === 'queued' || state === 'uploading';
  return (
    <li className={styles.row} data-step={state}>
      <Flex gap={8} align="center" className={styles.rowHead}>
        <Text ellipsis style={{ flex: 1 }} title={path ? `${path} / ${name}` : name}>
          {path && (
            <Text type="secondary" size="small">
              {path} /{' '}
            </Text>
          )}
          {name}
        </Text>
        <span className={styles.rowActions}>
          {isMoving && (
            <Action
              label={t('upload.pauseOne', { name })}
              icon={<PauseOutlined />}
              run={() => libraryUploads.pause(id)}
            />
          )}
          {state === 'paused' && (
            <Action
              label={t('upload.resumeOne', { name })}
              icon={<CaretRightOutlined />}
              run={() => libraryUploads.resume(id)}
            />
          )}
          {state === 'failed' && (
            <Action
              label={t('upload.retryOne', { name })}
              icon={<RedoOutlined />}
              run={() => libraryUploads.retry(id)}
            />
          )}
          {(state === 'done' || state === 'skipped') && <CheckCircleFilled className={styles.good} aria-hidden />}
          {state !== 'recording' && (
            <Action
              label={t('upload.removeOne', { name })}
              icon={<CloseOutlined />}
              run={() => libraryUploads.cancel(id)}
            />
          )}
        </span>
      </Flex>
      {(isMoving || state === 'paused' || state === 'recording') && (
        <Progress
          percent={Math.floor(item.percent)}
          size="small"
          status={state === 'paused' ? 'normal' : 'active'}
          aria-label={t('upload.progressOf', { name })}
        />
      )}
      <Text component="div" type="secondary" size="small">
        <Facts item={item} />
      </Text>
      {state === 'duplicate' && <Twin item={item} />}
    </li>
  );
}

function Facts({ item }: { readonly item: LibraryUpload }) {
  const t = useT();
  const { state, size, speed, percent, reason } = item;
  if (state === 'failed' || state === 'refused') {
    return (
      <span className={styles.bad}>
        <ExclamationCircleFilled aria-hidden /> {reason}
      </span>
    );
  }
  if (state === 'uploading') {
    const left = speed > 0 ? (size * (1 - percent / 100)) / speed : 0;
    return (
      <>
        {t('upload.sentOf', { sent: formatSize((size * percent) / 100), size: formatSize(size) })}
        {speed > 0 && <span> · {t('upload.speed', { size: formatSize(speed) })}</span>}
        {left >= 1 && <span> · {t('upload.left', { time: formatDuration(left) })}</span>}
      </>
    );
  }
  const flaw = state === 'done' ? fileReasonWords(item.result?.facts, t) : undefined;
  return (
    <>
      {flaw && (
        <div className={styles.bad}>
          <ExclamationCircleFilled aria-hidden /> {flaw}
        </div>
      )}
      {formatSize(size)} · {t(`upload.step.${state === 'ready' ? 'queued' : state}`)}
    </>
  );
}

function Twin({ item }: { readonly item: LibraryUpload }) {
  const t = useT();
  const can = useCan();
  const { twin } = item;
  if (!twin) return null;
  const inBin = twin.file.status === -1;
  const folder = inBin ? t('upload.inBin') : twin.folder || t('library.noFolder');
  return (
    <Flex gap={8} align="center" justify="space-between" wrap className={styles.twin}>
      <span>{t(twin.by === 'hash' ? 'upload.twin' : 'upload.twinByName', { name: twin.file.name, folder })}</span>
      <span className={styles.twinActions}>
        {(!inBin || can('file.delete')) && (
          <Button size="small" type="primary" onClick={() => void libraryUploads.settle(item.id, 'use')}>
            {t(inBin ? 'upload.twinRestore' : 'upload.twinUse')}
          </Button>
        )}
        <Button size="small" onClick={() => void libraryUploads.settle(item.id, 'upload')}>
          {t('upload.twinUpload')}
        </Button>
      </span>
    </Flex>
  );
}

function Action({ label, icon, run }: { readonly label: string; readonly icon: ReactNode; readonly run: () => void }) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button size="small" type="text" icon={icon} aria-label={label} onClick={run} />
    </Tooltip>
  );
}
