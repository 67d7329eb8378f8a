import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { type LoopScore, loopSeconds, loops, renderLoop, wavFile } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { useEditorParts } from '../EditorContext';
import { AudioRow } from './AudioRow';
import { insertAudio, keepAudio } from './insertAudio';
import { useMusicMessage } from './useMusicMessage';
import { useTrial } from './useTrial';

/** The page is drawn before the loop is played: it takes a moment. */
async function fileOf(score: LoopScore, name: string): Promise<File> {
  await new Promise((done) => setTimeout(done, 30));
  const { left, right, sampleRate } = renderLoop(score);
  return new File([wavFile([left, right], sampleRate)], `${name}.wav`, { type: 'audio/wav' });
}

/** Music of our own, made in the browser: free of anybody's rights. */
export function LoopList() {
  const t = useT();
  const parts = useEditorParts();
  const trial = useTrial();
  const tell = useMusicMessage();
  const [busy, setBusy] = useState<string>();
  const [isRepeated, setRepeated] = useState(true);
  const nameOf = ({ id }: LoopScore): string => t(`materialData.loop.${id}` as MessageId);
  const add = async (score: LoopScore): Promise<void> => {
    setBusy(score.id);
    trial.stop();
    try {
      const media = await keepAudio(parts, await fileOf(score, nameOf(score)));
      insertAudio(parts, media, { role: 'music', isRepeated });
    } catch (error) {
      tell(error);
    } finally {
      setBusy(undefined);
    }
  };
  return (
    <>
      <Checkbox checked={isRepeated} onChange={(event) => setRepeated(event.target.checked)}>
        {t('timelineMusic.repeat')}
      </Checkbox>
      <Flex component="ul" vertical>
        {loops.map((score) => (
          <AudioRow
            key={score.id}
            name={nameOf(score)}
            note={`${score.bpm} BPM · ${formatDuration(loopSeconds(score))}`}
            isPlaying={trial.playing === score.id}
            isBusy={busy === score.id}
            onTry={() => void trial.toggle(score.id, () => fileOf(score, nameOf(score)))}
            onAdd={() => void add(score)}
          />
        ))}
      </Flex>
    </>
  );
}
