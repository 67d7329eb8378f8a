import { Input, Modal } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../../EditorContext';
import type { RenameTarget } from './menuItems';

interface RenameDialogProps {
  readonly target: RenameTarget;
  readonly onClose: () => void;
}

/** A name for a clip, or the text of a marker. */
export function RenameDialog({ target, onClose }: RenameDialogProps) {
  const t = useT();
  const { store } = useEditorParts();
  const [text, setText] = useState(target.name);
  const isMarker = target.kind === 'marker';
  const title = t(isMarker ? 'timelineLine.renameMarker' : 'timelineLine.renameClip');
  const save = (): void => {
    const name = text.trim();
    if (isMarker) {
      const action = { type: 'setMarker', markerId: target.id, patch: { label: name.slice(0, 100) } } as const;
      store.act(action, { label: 'timeline.step.setMarker' });
    } else store.act({ type: 'setName', clipId: target.id, name }, { label: 'timeline.step.setName' });
    onClose();
  };
  return (
    <Modal open title={title} onOk={save} onCancel={onClose} width={360} destroyOnHidden>
      <Input
        autoFocus
        aria-label={title}
        value={text}
        maxLength={isMarker ? 100 : 200}
        onChange={(event) => setText(event.target.value)}
        onPressEnter={save}
      />
    </Modal>
  );
}
