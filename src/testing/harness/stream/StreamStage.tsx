import { useEffect } from 'react';
import { StreamedText } from '@/blocks/writing';
import { useWriting } from '@/blocks/writing/useWriting';
import { Markdown } from '@/components/markdown/Markdown';
import type { WritingStatus } from '@/lib/stream/writing';
import { writerApi } from '@/services/writer/api';

export type StreamKind = 'plain' | 'markdown';

interface StreamStageProps {
  readonly kind: StreamKind;
  readonly text: string;
  readonly onStatus: (status: WritingStatus, length: number) => void;
}

/** A stream of the embedded writer as screens show it: the same hook, the same components, over the same line. */
export function StreamStage({ kind, text, onStatus }: StreamStageProps) {
  const writing = useWriting();
  const { start, status } = writing;
  useEffect(() => {
    start((options) => writerApi.act({ act: 'tone', tone: 'direct', text }, options));
  }, [start, text]);
  useEffect(() => onStatus(status, writing.text.length), [status, writing.text, onStatus]);
  const isRunning = status === 'waiting' || status === 'streaming';
  return (
    <div data-stream style={{ maxInlineSize: 720, blockSize: 600, overflow: 'auto' }}>
      {kind === 'markdown' ? (
        <Markdown text={writing.text} />
      ) : (
        <StreamedText text={writing.text} streaming={isRunning} />
      )}
    </div>
  );
}
