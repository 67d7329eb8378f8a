import { Alert, Button, Flex, Skeleton } from 'antd';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { ThreadView } from '@/blocks/discussion/ThreadView';
import { type Thread, useComments } from '@/blocks/discussion/useComments';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useCommands } from '@/hooks/useCommands';
import { isTyping } from '@/hooks/useHotkeys';
import { useT } from '@/hooks/useT';
import { commentApi } from '@/services/comment/api';
import type { Video } from '@/services/video/schema';
import { BoxLayer } from './BoxLayer';
import styles from './review.module.css';
import { type Pin, TimeComposer } from './TimeComposer';
import { Transport } from './Transport';
import { useVideoClock, type VideoClock } from './useVideoClock';

/**
 * Keys of the player: Space, `,` and `.`. Known to the palette; inside of a drawer, where page keys rest, they are heard
 * on the player itself.
 */
function useReviewKeys(clock: VideoClock, writeComment: () => void) {
  const t = useT();
  const group = t('review.group');
  const enabled = () => clock.duration > 0;
  useCommands([
    {
      id: 'review.play',
      title: t('review.playPause'),
      group,
      shortcut: 'Space',
      enabled,
      run: clock.toggle,
    },
    { id: 'review.frameBack', title: t('review.frameBack'), group, shortcut: ',', enabled, run: () => clock.step(-1) },
    { id: 'review.frameOn', title: t('review.frameOn'), group, shortcut: '.', enabled, run: () => clock.step(1) },
    { id: 'review.write', title: t('review.write'), group, shortcut: 'C', run: writeComment },
  ]);
  return useCallback(
    (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key !== ',' && event.key !== '.') return;
      event.preventDefault();
      clock.step(event.key === ',' ? -1 : 1);
    },
    [clock],
  );
}

interface VideoReviewProps {
  readonly video: Pick<Video, 'url' | 'cover' | 'title' | 'width' | 'height'>;
  readonly target: { readonly type: 'publish' | 'video'; readonly id: string };
}

const nowhere: Pin = { at: undefined, box: undefined };
const end = Number.MAX_SAFE_INTEGER;

/** As wide as its height allows: an upright image must leave its controls on the screen. */
const screenOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100%, calc(60vh * ${width} / ${height}))`,
});

/** What was said where it stands beside the image; else the image itself, for that is what one jumps to. */
function bringIntoSight(player: HTMLElement | null, side: HTMLElement | null): void {
  if (!player || !side) return;
  const isBeside = side.getBoundingClientRect().left >= player.getBoundingClientRect().right;
  if (isBeside) side.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  else player.scrollIntoView({ block: 'center' });
}

/** In the order of the player; what is said of the whole stands last. */
const inOrder = (threads: readonly Thread[]): Thread[] =>
  [...threads].sort((a, b) => (a.first.at ?? end) - (b.first.at ?? end));

/** The comment that is written at a moment, and the one that is shown. */
function useTimedComment(clock: VideoClock, target: VideoReviewProps['target'], refresh: () => void) {
  const [pin, setPin] = useState<Pin>(nowhere);
  const [isWriting, setWriting] = useState(false);
  const [shown, setShown] = useState<string>();

  const begin = () => {
    clock.pause();
    setShown(undefined);
    if (!isWriting && clock.duration > 0) setPin({ at: clock.now(), box: undefined });
    setWriting(true);
  };
  const changePin = (next: Pin) => {
    clock.pause();
    setWriting(true);
    setShown(undefined);
    setPin(next);
  };
  const jump = ({ first }: Thread) => {
    if (first.at === undefined) return;
    clock.pause();
    clock.seek(first.at);
    setPin(nowhere);
    setWriting(false);
    setShown(first.id);
  };
  const send = async (text: string, mentions: string[]) => {
    const place = {
      ...(pin.at === undefined ? {} : { at: Math.round(pin.at * 1000) / 1000 }),
      ...(pin.box ? { box: pin.box } : {}),
    };
    await commentApi.save({ type: target.type, target_id: target.id, text, mentions, ...place });
    setPin(nowhere);
    setWriting(false);
    refresh();
  };
  return { pin, setPin, shown, setShown, begin, changePin, jump, send };
}

/** A player and what is said about it: each comment stands at its moment, and a click on it leads there. */
export function VideoReview({ video, target }: VideoReviewProps) {
  const t = useT();
  const can = useCan();
  const element = useRef<HTMLVideoElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const clock = useVideoClock(element, video.url);
  const source = useComments(target.type, target.id);
  const { pin, setPin, shown, setShown, begin, changePin, jump, send } = useTimedComment(clock, target, source.refresh);
  const [showsDone, setShowsDone] = useState(false);

  useEffect(() => {
    if (shown) bringIntoSight(player.current, side.current);
  }, [shown]);

  const focusField = () => side.current?.querySelector('textarea')?.focus();
  const onKeyDown = useReviewKeys(clock, focusField);
  const threads = inOrder(source.threads);
  const done = threads.filter(({ first }) => first.is_resolved);
  const listed = showsDone ? threads : threads.filter(({ first }) => !first.is_resolved);
  const shownBox = threads.find(({ first }) => first.id === shown)?.first.box;

  return (
    <GridLayout component="section" gap={24} align="start" className={styles.review} aria-label={t('review.title')}>
      {/* Keys of the player's own buttons bubble here */}
      <Flex ref={player} vertical gap={12} style={{ minInlineSize: 0 }} onKeyDown={onKeyDown}>
        {clock.hasFailed && <Alert type="warning" showIcon title={t('review.playFailed')} />}
        <div className={styles.screen} style={screenOf(video)}>
          {/* biome-ignore lint/a11y/useMediaCaption: captions are burnt into our videos */}
          <video
            key={video.url}
            ref={element}
            className={styles.video}
            src={video.url}
            poster={video.cover || undefined}
            aria-label={video.title}
            playsInline
            preload="metadata"
            onPlay={() => setShown(undefined)}
            onClick={clock.toggle}
          />
          <BoxLayer box={pin.box ?? shownBox} onChange={pin.box ? (box) => setPin({ ...pin, box }) : undefined} />
        </div>
        <Transport
          element={element}
          clock={clock}
          marks={listed.filter(({ first }) => first.at !== undefined)}
          shown={shown}
          onMark={jump}
        />
      </Flex>
      <Flex ref={side} vertical gap={12} style={{ minInlineSize: 0 }}>
        {can('comment.save') && (
          <TimeComposer
            pin={pin}
            canPin={clock.duration > 0}
            onBegin={begin}
            onPin={changePin}
            now={clock.now}
            send={send}
          />
        )}
        {source.isLoading && <Skeleton active paragraph={{ rows: 2 }} title={false} />}
        {source.error && <LoadFailure error={source.error} onRetry={source.refresh} />}
        {!source.isLoading && !source.error && threads.length === 0 && (
          <Text component="p" type="secondary" size="small">
            {t('review.none')}
          </Text>
        )}
        <Flex component="ul" vertical gap={12}>
          {listed.map((thread) => (
            <ThreadView
              key={thread.first.id}
              thread={thread}
              onChange={source.refresh}
              onTime={() => jump(thread)}
              isShown={shown === thread.first.id}
            />
          ))}
        </Flex>
        {done.length > 0 && (
          <Button type="link" size="small" onClick={() => setShowsDone(!showsDone)}>
            {t(showsDone ? 'discussion.hideDone' : 'discussion.showDone', { count: done.length })}
          </Button>
        )}
      </Flex>
    </GridLayout>
  );
}
