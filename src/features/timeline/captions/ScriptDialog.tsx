import { Modal } from 'antd';
import { useMemo, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { Text } from '@/components/ui/Text';
import { toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useEditorParts } from '../EditorContext';
import { placeCues, scriptCues } from './model/placeCues';

const longest = 20_000;

/** A written text becomes captions from the playhead on. */
export function ScriptDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { store, player } = useEditorParts();
  const [text, setText] = useState('');
  const project = store.getState().history.present;
  const start = player.state().time;
  const cues = useMemo(() => scriptCues(project, text, start), [project, text, start]);
  const last = cues.at(-1);
  const add = (): void => {
    const action = placeCues(project, cues);
    if (action && !store.act(action, { label: 'timelineCaptions.step.script' })) onClose();
  };
  return (
    <Modal
      open
      title={t('timelineCaptions.scriptTitle')}
      okText={t('timelineCaptions.scriptAdd', { count: cues.length })}
      okButtonProps={{ disabled: cues.length === 0 }}
      onOk={add}
      onCancel={onClose}
    >
      <Text component="p" type="tertiary" size="small" style={{ marginBlock: 8 }}>
        {t('timelineCaptions.scriptHint', { time: formatDuration(toSeconds(start)) })}
      </Text>
      <ComplianceTextArea
        autoFocus
        value={text}
        maxLength={longest}
        autoSize={{ minRows: 6, maxRows: 14 }}
        aria-label={t('timelineCaptions.scriptTitle')}
        onChange={setText}
      />
      <Text component="p" type="tertiary" size="small" style={{ marginBlock: 8 }} aria-live="polite">
        {last
          ? t('timelineCaptions.scriptLength', { count: cues.length, time: formatDuration(toSeconds(last.end)) })
          : '\u00a0'}
      </Text>
    </Modal>
  );
}
