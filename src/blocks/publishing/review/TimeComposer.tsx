import { BorderOuterOutlined, ClockCircleOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Composer } from '@/blocks/discussion/Composer';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { type Box, middleBox } from './box';

/** What is being said: when, and where in the image. */
export interface Pin {
  /** Undefined = of the whole video. */
  readonly at: number | undefined;
  readonly box: Box | undefined;
}

interface TimeComposerProps {
  readonly pin: Pin;
  /** The video has a moment to stand at. */
  readonly canPin: boolean;
  /** One begins to write: the video stops where it is. */
  readonly onBegin: () => void;
  readonly onPin: (pin: Pin) => void;
  readonly now: () => number;
  readonly send: (text: string, mentions: string[]) => Promise<unknown>;
}

/** Writes a comment at the moment that is shown, with a rectangle if one likes. */
export function TimeComposer({ pin, canPin, onBegin, onPin, now, send }: TimeComposerProps) {
  const t = useT();
  const isPinned = pin.at !== undefined;
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }} onFocusCapture={onBegin}>
      <Flex gap={8} align="center" wrap>
        <Button
          size="small"
          color={isPinned ? 'primary' : 'default'}
          variant={isPinned ? 'solid' : 'outlined'}
          icon={<ClockCircleOutlined aria-hidden />}
          aria-pressed={isPinned}
          disabled={!canPin}
          onClick={() => onPin(isPinned ? { at: undefined, box: undefined } : { ...pin, at: now() })}
        >
          {isPinned ? t('review.atTime', { time: formatDuration(pin.at ?? 0) }) : t('review.whole')}
        </Button>
        <Button
          size="small"
          color={pin.box ? 'primary' : 'default'}
          variant={pin.box ? 'solid' : 'outlined'}
          icon={<BorderOuterOutlined aria-hidden />}
          aria-pressed={pin.box !== undefined}
          disabled={!canPin}
          onClick={() => onPin(pin.box ? { ...pin, box: undefined } : { at: pin.at ?? now(), box: middleBox })}
        >
          {t(pin.box ? 'review.boxOff' : 'review.boxOn')}
        </Button>
        {pin.box && (
          <Text type="secondary" size="small">
            {t('review.boxHint')}
          </Text>
        )}
      </Flex>
      <Composer label={t('review.write')} send={send} />
    </Flex>
  );
}
