import { Modal } from 'antd';
import { useState } from 'react';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { goodsApi } from '@/services/goods/api';

interface Props {
  readonly file: FileRecord;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Puts an image or a clip among those of a goods. */
export function AddToGoods({ file, onChanged, onClose }: Props) {
  const t = useT();
  const actions = useRecordActions();
  const [goodsId, setGoodsId] = useState<string>();
  const run = async () => {
    const { kind } = file;
    if (!goodsId || (kind !== 'image' && kind !== 'video')) return;
    const saved = await actions.save(
      async (options) => {
        const goods = await goodsApi.info({ id: goodsId }, options);
        const { width, height, duration, name, url } = file;
        const measures = { ...(width && height ? { width, height } : {}), ...(duration ? { duration } : {}) };
        const others = goods.media.filter((item) => item.url !== url);
        const added = { file_id: file.id, kind, url, name, ...measures };
        return goodsApi.save({ ...goods, media: [...others, added] }, options);
      },
      { isNew: false },
    );
    if (!saved) return;
    onChanged();
    onClose();
  };
  return (
    <Modal
      open
      title={t('library.goodsTitle')}
      okText={t('library.goodsAdd')}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !goodsId }}
      onOk={() => void run()}
      onCancel={onClose}
    >
      <GoodsPicker value={goodsId} onChange={setGoodsId} placeholder={t('library.goodsHint')} />
    </Modal>
  );
}
