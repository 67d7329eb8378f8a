import { Checkbox, Flex } from 'antd';
import { useState } from 'react';
import { type LoopScore, loopSeconds, loops } from '@/engine/audio';
import { type MessageId, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { BuiltInRow } from './BuiltInRow';
import { useTrial } from './useTrial';

/** Music of our own, made in the browser: free of anybody's rights. */
export function LoopList() {
  const t = useT();
  const trial = useTrial();
  const [isRepeated, setRepeated] = useState(true);
  const nameOf = ({ id }: LoopScore): string => t(`materialData.loop.${id}` as MessageId);
  return (
    <>
      <Checkbox checked={isRepeated} onChange={(event) => setRepeated(event.target.checked)}>
        {t('timelineMusic.repeat')}
      </Checkbox>
      <Flex component="ul" vertical>
        {loops.map((score) => (
          <BuiltInRow
            key={score.id}
            item={{ kind: 'loop', id: score.id, name: nameOf(score), isRepeated }}
            note={`${score.bpm} BPM · ${formatDuration(loopSeconds(score))}`}
            trial={trial}
          />
        ))}
      </Flex>
    </>
  );
}
