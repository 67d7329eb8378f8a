import { InboxOutlined } from '@ant-design/icons';
import { Flex, Form, Input, Modal, Select, Switch } from 'antd';
import { useRef, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { InterruptedUploads } from '@/components/upload/InterruptedUploads';
import { useDropZone } from '@/components/upload/useDropZone';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useUploads } from '@/hooks/useUploads';
import { isBusy as isUploadBusy } from '@/lib/uploads';
import { goodsApi } from '@/services/goods/api';
import styles from './UploadDialog.module.css';
import { UploadRow } from './UploadRow';
import { addVideos, clearEndedVideos, isSendable, sendVideos, type UploadOrder, videoUploads } from './videoUploads';

interface Props {
  readonly versionOf?: string;
  readonly onClose: () => void;
  readonly onUploaded: () => void;
}

const goodsOffered = 100;

/** Chooses videos, says what they are, sends them; closing the dialog stops nothing. */
export function UploadDialog({ versionOf = '', onClose, onUploaded }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const items = useUploads(videoUploads, ({ target }) => target.versionOf === versionOf);
  const [order, setOrder] = useState<UploadOrder>({ isAi: false, isVisible: false, goodsId: undefined, note: '' });
  const { isOver, zoneProps } = useDropZone({
    onFiles: (picked) =>
      addVideos(
        picked.map(({ file }) => file),
        versionOf,
      ),
  });
  const waiting = items.filter(isSendable);
  const isBusy = items.some((item) => item.state !== 'checking' && isUploadBusy(item));
  const close = () => {
    clearEndedVideos();
    onClose();
  };
  const send = async () => {
    const arrived = await sendVideos({ ...order, note: order.note?.trim() }, versionOf);
    if (arrived > 0) onUploaded();
    if (videoUploads.items().every((item) => item.target.versionOf !== versionOf || item.state === 'done')) close();
  };
  return (
    <Modal
      open
      width={640}
      title={t(versionOf ? 'video.uploadVersion' : 'video.upload')}
      okText={t('video.uploadSend', { count: waiting.length })}
      cancelText={t('common.close')}
      okButtonProps={{ disabled: waiting.length === 0, loading: isBusy }}
      onOk={() => void send()}
      onCancel={close}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={!versionOf}
        accept="video/*,.mp4,.mov,.webm,.mkv,.m4v"
        aria-label={t('video.uploadChoose')}
        onChange={(event) => {
          addVideos([...(event.target.files ?? [])], versionOf);
          event.target.value = '';
        }}
      />
      <button
        type="button"
        className={isOver ? `${styles.drop} ${styles.dropOver}` : styles.drop}
        onClick={() => input.current?.click()}
        {...zoneProps}
      >
        <InboxOutlined aria-hidden className={styles.dropIcon} />
        <span>{t('video.uploadDrop')}</span>
        <Text type="secondary" size="small">
          {t('video.uploadKinds')}
        </Text>
      </button>
      <InterruptedUploads
        uploads={videoUploads}
        items={items}
        isMeant={({ target }) => target.versionOf === versionOf}
      />
      {items.length > 0 && (
        <Flex component="ul" vertical gap={8} className={styles.uploads} aria-label={t('video.uploadList')}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </Flex>
      )}
      <VideoFields order={order} hasNote={versionOf !== ''} onChange={(part) => setOrder({ ...order, ...part })} />
      {isBusy && (
        <Text component="p" type="secondary" size="small">
          {t('video.uploadGoesOn')}
        </Text>
      )}
    </Modal>
  );
}

interface VideoFieldsProps {
  readonly order: UploadOrder;
  /** A version says what is new in it. */
  readonly hasNote: boolean;
  readonly onChange: (part: Partial<UploadOrder>) => void;
}

/** What holds for all that is sent together. */
function VideoFields({ order, hasNote, onChange }: VideoFieldsProps) {
  const t = useT();
  const goods = useLoad(goodsApi.data, { page_size: goodsOffered });
  return (
    <Form layout="vertical" component="div" className={styles.order}>
      <Form.Item label={t('video.uploadAi')} extra={t('video.uploadAiHelp')}>
        <Switch checked={order.isAi} aria-label={t('video.uploadAi')} onChange={(isAi) => onChange({ isAi })} />
      </Form.Item>
      {order.isAi && (
        <Form.Item label={t('video.uploadVisible')}>
          <Switch
            checked={order.isVisible}
            aria-label={t('video.uploadVisible')}
            onChange={(isVisible) => onChange({ isVisible })}
          />
        </Form.Item>
      )}
      <Form.Item label={t('publish.goods')}>
        <Select
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('publish.goods')}
          placeholder={t('publish.noGoods')}
          value={order.goodsId}
          loading={goods.loading && !goods.data}
          options={(goods.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
          labelRender={({ label, value }) => {
            if (goods.data?.list.some(({ id }) => id === value)) return label;
            return goods.data ? t('pubCal.chosenFilter', { filter: t('publish.goods') }) : t('common.loading');
          }}
          onChange={(goodsId?: string) => onChange({ goodsId })}
        />
      </Form.Item>
      {hasNote && (
        <Form.Item label={t('video.note')}>
          <Input
            value={order.note}
            maxLength={200}
            aria-label={t('video.note')}
            placeholder={t('video.notePlaceholder')}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        </Form.Item>
      )}
    </Form>
  );
}
