import { SoundOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { isSpeakable } from '@/engine/captions/spoken';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { type Video, voiceKey } from './video';

/** How many sentences are spoken, each to be heard. */
export function VoicePart({ video }: { video: Video }) {
  const t = useT();
  const player = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => player.current?.pause(), []);
  const cards = video.cards.filter(({ text }) => isSpeakable(text));
  const clips = cards.map(({ text }) => video.voices[voiceKey(video, text)]);
  const done = clips.filter(Boolean);
  if (done.length === 0) return null;
  const play = (url: string) => {
    player.current?.pause();
    player.current = new Audio(url);
    // A blocked or broken sound is heard by its silence; nothing is lost by it.
    player.current.play().catch(() => undefined);
  };
  return (
    <Flex vertical gap={8}>
      <Text component="p" type="secondary" size="small">
        {t('toolLink.voiced', { done: done.length, count: cards.length })} ·{' '}
        {formatDuration(done.reduce((sum, clip) => sum + (clip?.duration ?? 0), 0))}
      </Text>
      <Flex gap={8} wrap>
        {clips.map((clip, index) =>
          clip ? (
            <Button
              key={cards[index]?.id}
              size="small"
              icon={<SoundOutlined />}
              aria-label={t('toolLink.listen', { n: index + 1 })}
              onClick={() => play(clip.url)}
            >
              {index + 1}
            </Button>
          ) : null,
        )}
      </Flex>
    </Flex>
  );
}
