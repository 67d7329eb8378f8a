import { Modal, Tabs } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { FileKind, FileRecord } from '@/services/file/schema';
import { useChoice } from './picker/useChoice';
import { useLibraryTabs } from './picker/useLibraryTabs';

interface MediaPickerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onPick: (files: readonly FileRecord[]) => void;
  readonly kinds: readonly FileKind[];
  /** Most that may be chosen; default one. */
  readonly max?: number;
}

const keyOf = ({ id }: FileRecord): string => id;

/** Chooses files of the library, in the order of the clicks; new ones can be uploaded or fetched on the way. */
export function MediaPicker(props: MediaPickerProps) {
  return props.open ? <OpenPicker {...props} /> : null;
}

function OpenPicker({ onClose, onPick, kinds, max = 1 }: MediaPickerProps) {
  const t = useT();
  const { chosen, toggle, take } = useChoice(keyOf, max);
  const tabs = useLibraryTabs({ kinds, chosenIds: chosen.map(keyOf), onToggle: toggle, onArrived: take });
  return (
    <Modal
      open
      width={860}
      title={t(max === 1 ? 'library.pickOne' : 'library.pick')}
      onCancel={onClose}
      okText={t('library.take', { count: chosen.length })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      onOk={() => onPick(chosen)}
    >
      <Tabs items={tabs} />
      <Text component="p" type="secondary" aria-live="polite">
        {t('library.chosen', { count: chosen.length, max })}
      </Text>
    </Modal>
  );
}
