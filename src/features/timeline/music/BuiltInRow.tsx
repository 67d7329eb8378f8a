import { useState } from 'react';
import { useEditorParts } from '../EditorContext';
import { AudioRow } from './AudioRow';
import { type BuiltInAudio, builtInFile, builtInMedia, builtInWish } from './builtInAudio';
import { insertAudio } from './insertAudio';
import { useMusicMessage } from './useMusicMessage';
import type { Trial } from './useTrial';

interface BuiltInRowProps {
  readonly item: BuiltInAudio;
  readonly note?: string;
  readonly trial: Trial;
}

/** Music or an effect of our own: heard, put in at the playhead, or dragged to where it is wanted. */
export function BuiltInRow({ item, note = '', trial }: BuiltInRowProps) {
  const parts = useEditorParts();
  const tell = useMusicMessage();
  const [isBusy, setBusy] = useState(false);
  const add = async (): Promise<void> => {
    setBusy(true);
    trial.stop();
    try {
      const media = await builtInMedia(parts.store, item);
      if (media) insertAudio(parts, media, builtInWish(item));
    } catch (error) {
      tell(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <AudioRow
      name={item.name}
      note={note}
      item={item}
      isPlaying={trial.playing === item.id}
      isBusy={isBusy}
      onTry={() => void trial.toggle(item.id, async () => (await builtInFile(item)) ?? '')}
      onAdd={() => void add()}
    />
  );
}
