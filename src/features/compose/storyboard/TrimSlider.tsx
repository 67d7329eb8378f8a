import { Flex, Slider } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useDispatch } from '../ComposeContext';
import type { Card } from '../model/state';

interface TrimSliderProps {
  readonly card: Card;
  /** Number of the card, from 1. */
  readonly n: number;
  /** Of the sentence: a clip begins no later than it has to for lasting so long. */
  readonly seconds: number;
}

const STEP = 0.1;

/** Where a card's clip begins; nothing where it is no longer than its sentence. */
export function TrimSlider({ card: { id, shot }, n, seconds }: TrimSliderProps) {
  const t = useT();
  const dispatch = useDispatch();
  const [dragged, setDragged] = useState<number>();
  const latest = shot?.kind === 'video' ? Math.floor((shot.duration - seconds) / STEP) * STEP : 0;
  if (!shot || latest < 2 * STEP) return null;
  const start = Math.min(latest, dragged ?? shot.trimStart);
  return (
    <Flex gap={12} align="center">
      <Text type="secondary" size="small" style={{ flex: 'none' }}>
        {t('compose.card.trim', { at: start.toFixed(1), length: shot.duration.toFixed(1) })}
      </Text>
      <Slider
        style={{ flex: 1, margin: 0 }}
        min={0}
        max={latest}
        step={STEP}
        value={start}
        tooltip={{ open: false }}
        ariaLabelForHandle={t('compose.card.trimOf', { n })}
        onChange={setDragged}
        onChangeComplete={(at) => {
          setDragged(undefined);
          dispatch({ type: 'card/trim', id, start: Math.round(at * 10) / 10 });
        }}
      />
    </Flex>
  );
}
