import { InboxOutlined } from '@ant-design/icons';
import { Form, Input, Modal, Select, Switch } from 'antd';
import { type DragEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import styles from '../media.module.css';
import { filmUploads } from './filmUploads';
import { UploadRow } from './UploadRow';

interface Props {
  readonly versionOf?: string;
  readonly onClose: () => void;
  readonly onUploaded: () => void;
}

const goodsOffered = 100;

/** Chooses films, says what they are, sends them; closing the dialog stops nothing. */
export function UploadDialog({ versionOf = '', onClose, onUploaded }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const all = useSyncExternalStore(filmUploads.subscribe, filmUploads.all);
  const items = all.filter((item) => item.versionOf === versionOf);
  const [isAi, setAi] = useState(false);
  const [isVisible, setVisible] = useState(false);
  const [goodsId, setGoodsId] = useState<string>();
  const [note, setNote] = useState('');
  const [isOver, setOver] = useState(false);
  const goods = useLoad(() => goodsApi.data({ page_size: goodsOffered }, { skipErrorHandler: true }));
  const waiting = items.filter(({ state }) => state === 'ready' || state === 'failed');
  const isBusy = items.some(({ state }) => state === 'uploading' || state === 'saving');
  const close = () => {
    filmUploads.clearEnded();
    onClose();
  };
  const send = async () => {
    const arrived = await filmUploads.send({ isAi, isVisible, goodsId, note: note.trim() }, versionOf);
    if (arrived > 0) onUploaded();
    if (filmUploads.all().every((item) => item.versionOf !== versionOf || item.state === 'stored')) close();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void filmUploads.add([...event.dataTransfer.files], versionOf);
  };
  return (
    <Modal
      open
      width={640}
      title={t(versionOf ? 'film.uploadVersion' : 'film.upload')}
      okText={t('film.uploadSend', { count: waiting.length })}
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
        aria-label={t('film.uploadChoose')}
        onChange={(event) => {
          void filmUploads.add([...(event.target.files ?? [])], versionOf);
          event.target.value = '';
        }}
      />
      <button
        type="button"
        className={isOver ? `${styles.drop} ${styles.dropOver}` : styles.drop}
        onClick={() => input.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <InboxOutlined aria-hidden className={styles.dropIcon} />
        <span>{t('film.uploadDrop')}</span>
        <span className={styles.soft}>{t('film.uploadKinds')}</span>
      </button>
      {items.length > 0 && (
        <ul className={styles.uploads} aria-label={t('film.uploadList')}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <Form layout="vertical" component="div" className={styles.order}>
        <Form.Item label={t('film.uploadAi')} extra={t('film.uploadAiHelp')}>
          <Switch checked={isAi} aria-label={t('film.uploadAi')} onChange={setAi} />
        </Form.Item>
        {isAi && (
          <Form.Item label={t('film.uploadVisible')}>
            <Switch checked={isVisible} aria-label={t('film.uploadVisible')} onChange={setVisible} />
          </Form.Item>
        )}
        <Form.Item label={t('publish.goods')}>
          <Select
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('publish.goods')}
            placeholder={t('publish.noGoods')}
            value={goodsId}
            options={(goods.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(value?: string) => setGoodsId(value)}
          />
        </Form.Item>
        {versionOf && (
          <Form.Item label={t('film.note')}>
            <Input
              value={note}
              maxLength={200}
              aria-label={t('film.note')}
              placeholder={t('film.notePlaceholder')}
              onChange={(event) => setNote(event.target.value)}
            />
          </Form.Item>
        )}
      </Form>
      {isBusy && <p className={styles.soft}>{t('film.uploadGoesOn')}</p>}
    </Modal>
  );
}
