import { Modal, Tabs } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { FileKind } from '@/services/file/schema';
import { GoodsTab } from './picker/GoodsTab';
import { imageOf, type PickedImage } from './picker/PickedImage';
import { useChoice } from './picker/useChoice';
import { useLibraryTabs } from './picker/useLibraryTabs';

interface ImagePickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (images: readonly PickedImage[]) => void;
  /** Whose images stand in a tab of their own. */
  readonly goodsId?: string | undefined;
  /** Most that may be chosen. */
  readonly max?: number;
}

const kinds: readonly FileKind[] = ['image'];
const keyOf = ({ url }: PickedImage): string => url;

/** Chooses images: of the goods, of the library, from this computer, from an address; in the order of the clicks. */
export function ImagePicker(props: ImagePickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, onPick, goodsId, max = 18 }: ImagePickerProps) {
  const t = useT();
  const { chosen, toggle, take } = useChoice(keyOf, max);
  const library = useLibraryTabs({
    kinds,
    chosenIds: chosen.map(({ file_id: id = '' }) => id),
    onToggle: (file) => toggle(imageOf(file)),
    onArrived: (file) => take(imageOf(file)),
  });
  const goods = goodsId
    ? [
        {
          key: 'goods',
          label: t('media.goods'),
          children: <GoodsTab goodsId={goodsId} chosen={chosen} onToggle={toggle} />,
        },
      ]
    : [];
  return (
    <Modal
      open
      width={860}
      title={t('media.title')}
      onCancel={onClose}
      okText={t('media.take', { count: chosen.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onPick(chosen)}
    >
      <Tabs items={[...goods, ...library]} />
      <Text component="p" type="secondary" aria-live="polite">
        {t('media.chosen', { count: chosen.length, max })}
      </Text>
    </Modal>
  );
}
