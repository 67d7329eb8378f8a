import { CloudUploadOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { FileInput } from './FileInput';
import { MediaTile } from './MediaTile';
import styles from './MediaUpload.module.css';
import { PendingTile } from './PendingTile';
import { placeItem } from './placeItem';
import { acceptAttribute } from './readMedia';
import type { MediaItem, MediaKind, UploadedFile } from './types';
import { useChooseFiles } from './useChooseFiles';
import { useDropZone } from './useDropZone';
import { useMediaUploads } from './useMediaUploads';

export interface MediaUploadProps {
  readonly id?: string;
  readonly value?: readonly MediaItem[];
  readonly onChange?: (value: MediaItem[]) => void;
  readonly accept?: readonly MediaKind[];
  readonly max?: number;
  /** Per file; the brief's default is 50. */
  readonly maxSizeMB?: number;
  readonly disabled?: boolean;
  /** Records the stored object (`fileApi.save`); without it items carry no file_id. */
  readonly record?: (file: UploadedFile) => Promise<{ readonly id: string; readonly url: string }>;
  /** Why a video is not played here, where more can be said than that it is not. */
  readonly explainVideo?: (video: File) => Promise<string | undefined>;
  /** What is offered for a video that this browser does not decode; `onMade` takes what comes of it in its place. */
  readonly wayOut?: (video: File, onMade: (made: File) => void) => ReactNode;
  /** Told while anything is on its way, so that a form can wait. */
  readonly onBusyChange?: (isBusy: boolean) => void;
}

const both: readonly MediaKind[] = ['image', 'video'];

/** The record's items with their uploads: each that ends finds its place in the order in which it was chosen. */
function useOrderedUploads({ value = [], onChange, maxSizeMB = 50, record }: MediaUploadProps) {
  // Several uploads may end between two renders: each adds to what the one before it left.
  const current = useRef(value);
  current.current = value;
  const orders = useRef(new Map<string, number>());

  const emit = (next: MediaItem[]) => {
    current.current = next;
    onChange?.(next);
  };
  const uploads = useMediaUploads({
    maxSizeMB,
    record,
    onDone: (item, order) => {
      orders.current.set(item.url, order);
      const later = current.current.findIndex((other) => (orders.current.get(other.url) ?? 0) > order);
      const at = later === -1 ? current.current.length : later;
      emit([...current.current.slice(0, at), item, ...current.current.slice(at)]);
    },
  });
  const move = (from: number, to: number) => {
    orders.current.clear();
    emit(placeItem(value, from, to));
  };
  return { uploads, emit, move };
}

function hintOf(accept: readonly MediaKind[]) {
  if (accept.length > 1) return 'resource.mediaHint';
  return accept[0] === 'video' ? 'resource.mediaHintVideo' : 'resource.mediaHintImage';
}

/** Images and clips of a record: drop, paste or pick several; previewed here, uploaded four at once, sortable. */
export function MediaUpload(props: MediaUploadProps) {
  const { id, value = [], accept = both, max = 60, maxSizeMB = 50 } = props;
  const t = useT();
  const mayUpload = useCan()('file.save');
  const disabled = props.disabled === true;
  const canAdd = mayUpload && !disabled;
  const [opened, setOpened] = useState<MediaItem>();
  const picker = useRef<HTMLInputElement>(null);
  const { uploads, emit, move } = useOrderedUploads(props);
  const room = Math.max(0, max - value.length - uploads.pending.length);
  const { choose, replace, refusals, clearRefusals } = useChooseFiles({
    accept,
    room,
    max,
    maxSizeMB,
    explainVideo: props.explainVideo,
    onTake: uploads.add,
  });

  const isBusy = uploads.pending.some((item) => item.state === 'queued' || item.state === 'uploading');
  const { onBusyChange } = props;
  useEffect(() => onBusyChange?.(isBusy), [isBusy, onBusyChange]);

  const { isOver, zoneProps } = useDropZone({
    onFiles: (picked) => void choose(picked.map(({ file }) => file)),
    isDisabled: !canAdd,
  });
  const isEmpty = value.length === 0 && uploads.pending.length === 0;
  const failed = uploads.pending.filter((item) => item.state === 'failed').length;

  return (
    <div className={`${styles.zone} ${isOver ? styles.zoneOver : ''}`} {...zoneProps}>
      <FileInput
        ref={picker}
        multiple
        accept={accept.map((kind) => acceptAttribute[kind]).join(',')}
        onFiles={(files) => void choose(files)}
      />
      <GridLayout
        component="ul"
        columns="repeat(auto-fill, minmax(112px, 1fr))"
        gap={12}
        aria-label={t('resource.mediaList')}
      >
        {value.map((item, index) => (
          <MediaTile
            key={item.url}
            item={item}
            index={index}
            count={value.length}
            disabled={disabled}
            onOpen={() => setOpened(item)}
            onMove={(to) => move(index, to)}
            onRemove={() => emit(value.filter((other) => other !== item))}
          />
        ))}
        {uploads.pending.map((item) => (
          <PendingTile
            key={item.id}
            item={item}
            onPause={() => uploads.pause(item.id)}
            onResume={() => uploads.resume(item.id)}
            onCancel={() => uploads.cancel(item.id)}
          />
        ))}
        {canAdd && room > 0 && (
          <li className={isEmpty ? styles.wide : undefined}>
            <button
              id={id}
              type="button"
              className={`${styles.add} ${styles.fill}`}
              onClick={() => picker.current?.click()}
            >
              {isEmpty ? (
                <CloudUploadOutlined className={styles.addIcon} />
              ) : (
                <PlusOutlined className={styles.addIcon} />
              )}
              <span>{t(isEmpty ? 'resource.mediaDrop' : 'resource.mediaAdd')}</span>
            </button>
          </li>
        )}
      </GridLayout>
      <Text component="div" type="secondary" size="small" className={styles.hint}>
        {mayUpload ? t(hintOf(accept), { n: maxSizeMB }) : t('common.noRight')}{' '}
        {t('resource.mediaCount', { count: value.length, max })}
        {failed > 1 && (
          <Button type="link" size="small" onClick={uploads.retryFailed}>
            {t('resource.mediaRetryAll', { count: failed })}
          </Button>
        )}
      </Text>
      <Refusals refusals={refusals} wayOut={props.wayOut} onReplace={replace} onClear={clearRefusals} />
      <Viewer item={opened} onClose={() => setOpened(undefined)} />
    </div>
  );
}

interface RefusalsProps {
  readonly refusals: ReturnType<typeof useChooseFiles>['refusals'];
  readonly wayOut: MediaUploadProps['wayOut'];
  readonly onReplace: (key: string, made: File) => void;
  readonly onClear: () => void;
}

/** The files that were not taken, each with its reason and, where there is one, the way out. */
function Refusals({ refusals, wayOut, onReplace, onClear }: RefusalsProps) {
  const t = useT();
  return (
    <div aria-live="polite">
      {refusals.length > 0 && (
        <Alert
          className={styles.refusals}
          type="warning"
          showIcon
          closable={{ onClose: onClear }}
          title={t('resource.mediaRefused', { count: refusals.length })}
          description={
            <ul>
              {refusals.map((refusal) => (
                <li key={refusal.key}>
                  {refusal.name}: {refusal.text}
                  {refusal.undecodable && wayOut?.(refusal.undecodable, (made) => onReplace(refusal.key, made))}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </div>
  );
}

interface ViewerProps {
  readonly item: MediaItem | undefined;
  readonly onClose: () => void;
}

/** One item, large. */
function Viewer({ item, onClose }: ViewerProps) {
  const t = useT();
  return (
    <Modal
      open={item !== undefined}
      title={item?.name || t('common.preview')}
      footer={null}
      width={720}
      destroyOnHidden
      onCancel={onClose}
    >
      {item?.kind === 'image' && <img className={styles.viewer} src={item.url} alt={item.name} />}
      {item?.kind === 'video' && (
        // biome-ignore lint/a11y/useMediaCaption: the merchant's raw clip has no captions of its own
        <video className={styles.viewer} src={item.url} controls playsInline />
      )}
    </Modal>
  );
}
