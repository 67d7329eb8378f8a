import type { ReactNode } from 'react';
import type { WritingStatus } from '@/lib/stream/writing';
import { type StreamKind, StreamStage } from './StreamStage';

export interface StreamFigures {
  /** From the arrival of the first bytes with text until they are drawn. */
  readonly firstTextMs: number;
  /** Times between frames, from the first text to the last. */
  readonly frames: readonly number[];
  readonly characters: number;
  /** How often the screen was told of more text. */
  readonly updates: number;
  readonly ms: number;
}

let shown: ReactNode = null;
const listeners = new Set<() => void>();

/** What the harness page draws while a stream is measured. */
export const streamStage = {
  shown: () => shown,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function show(node: ReactNode): void {
  shown = node;
  for (const listener of listeners) listener();
}

/** Lets every answer through and remembers when its first text came in. */
function watchBytes(): { readonly firstAt: () => number; readonly stop: () => void } {
  const original = window.fetch;
  let firstAt = Number.NaN;
  window.fetch = async (...args) => {
    const response = await original(...args);
    if (!response.body) return response;
    const decoder = new TextDecoder();
    const watched = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          if (Number.isNaN(firstAt) && decoder.decode(chunk, { stream: true }).includes('"text"'))
            firstAt = performance.now();
          controller.enqueue(chunk);
        },
      }),
    );
    return new Response(watched, { status: response.status, headers: response.headers });
  };
  return {
    firstAt: () => firstAt,
    stop: () => {
      window.fetch = original;
    },
  };
}

/** When the first text has been drawn: the frame after it stands in the document has begun, and its work is done. */
function firstDrawn(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[data-stream]')?.textContent?.trim()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

function watchFrames(): { readonly stop: () => number[] } {
  const frames: number[] = [];
  let last = performance.now();
  let isOn = true;
  const next = (now: number) => {
    frames.push(now - last);
    last = now;
    if (isOn) requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
  return {
    stop: () => {
      isOn = false;
      return frames;
    },
  };
}

/** Streams a text through the real writer's route into the real component and watches. @throws when the stream fails */
export async function measureStream({
  kind,
  text,
}: {
  readonly kind: StreamKind;
  readonly text: string;
}): Promise<StreamFigures> {
  const bytes = watchBytes();
  const drawn = firstDrawn();
  const started = performance.now();
  let updates = 0;
  let characters = 0;
  const ended = new Promise<WritingStatus>((resolve) => {
    const onStatus = (status: WritingStatus, length: number) => {
      updates += 1;
      characters = length;
      if (status !== 'idle' && status !== 'waiting' && status !== 'streaming') resolve(status);
    };
    show(<StreamStage key={started} kind={kind} text={text} onStatus={onStatus} />);
  });
  const drawnAt = await Promise.race([drawn, ended.then(() => Number.NaN)]);
  const frames = watchFrames();
  const status = await ended;
  const times = frames.stop();
  bytes.stop();
  show(null);
  if (status !== 'done') throw new Error(`the stream ended as ${status}`);
  return {
    firstTextMs: drawnAt - bytes.firstAt(),
    frames: times,
    characters,
    updates,
    ms: performance.now() - started,
  };
}
