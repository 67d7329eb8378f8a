import { Alert, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { leftRecordings, type RecordingNote } from './keptRecordings';

/** Recordings of this device that nobody has cut or thrown away: after a crash, a reload, or for another day. */
export function LeftRecordings({ onOpen }: { readonly onOpen: (note: RecordingNote) => void }) {
  const t = useT();
  const [notes, setNotes] = useState<readonly RecordingNote[]>([]);
  useEffect(() => {
    let isOver = false;
    void leftRecordings().then((found) => !isOver && setNotes(found));
    return () => {
      isOver = true;
    };
  }, []);
  if (notes.length === 0) return null;
  return (
    <Alert
      type="info"
      showIcon
      title={t('scripts.record.left', { count: notes.length })}
      description={
        <Flex vertical gap={8} align="start">
          {notes.map((note) => (
            <Button key={note.id} size="small" onClick={() => onOpen(note)}>
              {t('scripts.record.leftOne', {
                name: note.title || [...note.text.trim()].slice(0, 12).join(''),
                time: formatShortMinute(note.startedAt),
                length: formatDuration(note.seconds),
              })}
            </Button>
          ))}
        </Flex>
      }
    />
  );
}
