import { Alert, Button, Empty, Input, Modal, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { MediaUpload } from '@/components/upload/MediaUpload';
import type { MediaItem } from '@/components/upload/types';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { fileApi } from '@/services/file/api';
import { goodsApi } from '@/services/goods/api';
import { isHttpUrl } from '@/utils/isHttpUrl';
import styles from './media.module.css';

/** A picture that was chosen, wherever it came from. */
export interface PickedPicture {
  readonly url: string;
  readonly file_id?: string;
  readonly name: string;
  readonly width?: number;
  readonly height?: number;
}

export interface PicturePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (pictures: readonly PickedPicture[]) => void;
  /** Whose pictures stand in a tab of their own. */
  readonly goodsId?: string | undefined;
  /** Most that may be chosen. */
  readonly max?: number;
}

/** Chooses pictures: of the goods, of the library, from this computer, from an address; in the order of the clicks. */
export function PicturePicker(props: PicturePickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, onPick, goodsId, max = 18 }: PicturePickerProps) {
  const t = useT();
  const [chosen, setChosen] = useState<readonly PickedPicture[]>([]);
  const [uploaded, setUploaded] = useState<readonly MediaItem[]>([]);
  const [isBusy, setBusy] = useState(false);
  const toggle = (picture: PickedPicture) =>
    setChosen((all) => {
      const without = all.filter(({ url }) => url !== picture.url);
      return without.length < all.length || all.length >= max ? without : [...all, picture];
    });
  const fresh = uploaded.map((item): PickedPicture => ({ ...item, name: item.name }));
  const all = [...chosen, ...fresh].slice(0, max);
  const grid = { chosen, onToggle: toggle };
  return (
    <Modal
      open
      width={760}
      title={t('media.title')}
      onCancel={onClose}
      okText={t('media.take', { count: all.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: all.length === 0 || isBusy }}
      onOk={() => onPick(all)}
    >
      <Tabs
        defaultActiveKey={goodsId ? 'goods' : 'library'}
        items={[
          ...(goodsId
            ? [{ key: 'goods', label: t('media.goods'), children: <GoodsTab goodsId={goodsId} {...grid} /> }]
            : []),
          { key: 'library', label: t('media.library'), children: <LibraryTab {...grid} /> },
          {
            key: 'upload',
            label: t('media.upload'),
            children: (
              <MediaUpload
                value={uploaded}
                onChange={setUploaded}
                accept={['image']}
                max={max}
                maxSizeMB={20}
                record={(file) => fileApi.save(file, { skipErrorHandler: true })}
                onBusyChange={setBusy}
              />
            ),
          },
          { key: 'remote', label: t('media.remote'), children: <RemoteTab onFetched={toggle} /> },
        ]}
      />
      <p className={styles.note} aria-live="polite">
        {t('media.chosen', { count: all.length, max })}
      </p>
    </Modal>
  );
}

interface GridProps {
  readonly chosen: readonly PickedPicture[];
  readonly onToggle: (picture: PickedPicture) => void;
}

function Grid({ pictures, chosen, onToggle }: GridProps & { readonly pictures: readonly PickedPicture[] }) {
  return (
    <div className={styles.grid}>
      {pictures.map((picture) => {
        const at = chosen.findIndex(({ url }) => url === picture.url);
        return (
          <button
            key={picture.url}
            type="button"
            className={styles.cell}
            aria-pressed={at >= 0}
            aria-label={picture.name}
            onClick={() => onToggle(picture)}
          >
            <img src={picture.url} alt="" loading="lazy" />
            {at >= 0 && <b className={styles.number}>{at + 1}</b>}
          </button>
        );
      })}
    </div>
  );
}

function GoodsTab({ goodsId, ...grid }: GridProps & { readonly goodsId: string }) {
  const t = useT();
  const { data, error, loading } = useLoad(() => goodsApi.info({ id: goodsId }, { skipErrorHandler: true }), {
    refreshDeps: [goodsId],
  });
  const pictures = (data?.media ?? [])
    .filter(({ kind }) => kind === 'image')
    .map(({ kind: _, duration: __, ...item }): PickedPicture => item);
  if (loading && !data) return <Skeleton active />;
  if (error) return <Alert type="error" showIcon title={messageOf(error)} />;
  if (pictures.length === 0) return <Empty description={t('media.goodsEmpty')} />;
  return <Grid pictures={pictures} {...grid} />;
}

const pageSize = 24;

function LibraryTab(grid: GridProps) {
  const t = useT();
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, loading } = useLoad(
    () =>
      fileApi.data(
        { kind: 'image', page: 1, page_size: pageSize * page, ...(keyword ? { keyword } : {}) },
        { skipErrorHandler: true },
      ),
    { refreshDeps: [keyword, page] },
  );
  const pictures = (data?.list ?? []).map(({ id, url, name, width, height }): PickedPicture => {
    const size = width && height ? { width, height } : {};
    return { url, name, file_id: id, ...size };
  });
  const rest = (data?.paginator.total ?? 0) - pictures.length;
  return (
    <>
      <Input.Search
        className={styles.search}
        allowClear
        aria-label={t('media.search')}
        placeholder={t('media.search')}
        onSearch={(text) => {
          setKeyword(text.trim());
          setPage(1);
        }}
      />
      {loading && !data && <Skeleton active />}
      {error && <Alert type="error" showIcon title={messageOf(error)} />}
      {data && pictures.length === 0 && <Empty description={t(keyword ? 'media.nothing' : 'media.libraryEmpty')} />}
      <Grid pictures={pictures} {...grid} />
      {rest > 0 && (
        <Button type="link" loading={loading} onClick={() => setPage(page + 1)}>
          {t('media.more', { count: rest })}
        </Button>
      )}
    </>
  );
}

function RemoteTab({ onFetched }: { readonly onFetched: (picture: PickedPicture) => void }) {
  const t = useT();
  const [url, setUrl] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [got, setGot] = useState<readonly PickedPicture[]>([]);
  const fetchIt = async () => {
    if (!isHttpUrl(url.trim())) {
      setFailure(t('richText.linkWrong'));
      return;
    }
    setBusy(true);
    setFailure('');
    try {
      const file = await fileApi.uploadRemote({ url: url.trim() }, { skipErrorHandler: true });
      if (file.kind !== 'image') {
        setFailure(t('media.remoteNoPicture'));
        return;
      }
      const size = file.width && file.height ? { width: file.width, height: file.height } : {};
      const picture = { url: file.url, name: file.name, file_id: file.id, ...size };
      setGot((all) => [...all, picture]);
      onFetched(picture);
      setUrl('');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Input.Search
        value={url}
        aria-label={t('media.remoteAddress')}
        placeholder="https://"
        enterButton={t('media.fetch')}
        loading={isBusy}
        onChange={(event) => setUrl(event.target.value)}
        onSearch={() => void fetchIt()}
      />
      {failure && <Alert className={styles.search} type="warning" showIcon title={failure} />}
      <div className={styles.grid}>
        {got.map((picture) => (
          <img key={picture.url} className={styles.got} src={picture.url} alt={picture.name} />
        ))}
      </div>
    </>
  );
}
