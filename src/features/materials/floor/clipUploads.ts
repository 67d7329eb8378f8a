import type { FloorAction } from '@/domain/shooting';
import { messageOf } from '@/lib/request';
import { kv } from '@/lib/storage';
import { storeFile } from '@/services/file/storeFile';

/** A clip on its way from the phone to its shot. */
export interface ClipUpload {
  readonly take: string;
  readonly shot: string;
  readonly name: string;
  readonly percent: number;
  readonly state: 'waiting' | 'uploading' | 'paused' | 'failed';
  readonly reason: string;
}

interface Kept {
  readonly plan: string;
  readonly shot: string;
  readonly take: string;
  readonly file: File;
}

const files = kv<Kept>('floor-clips');
const maxSizeMB = 4096;
const AGAIN_MS = 5000;

async function factsOf(file: File): Promise<{ width: number; height: number; duration: number }> {
  try {
    const { probe } = await import('@/engine/media/probe');
    const { width, height, duration } = await probe(file);
    return { width, height, duration };
  } catch {
    // It is stored all the same: the timeline says what it cannot play.
    return { width: 0, height: 0, duration: 0 };
  }
}

/** Uploads of one plan's clips. A chosen file lies on the phone's disk until it has arrived, so a reload loses nothing. */
export class ClipUploads {
  private list: readonly ClipUpload[] = [];
  private readonly running = new Map<string, AbortController>();
  private readonly listeners = new Set<() => void>();
  private readonly known = new Map<string, Kept>();

  constructor(
    private readonly plan: string,
    private readonly arrived: (act: FloorAction) => void,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly now = (): readonly ClipUpload[] => this.list;

  /** Goes on with what an earlier visit has left; returns what ends it. */
  start(): () => void {
    void files.entries().then(
      (entries) => {
        for (const [, one] of entries) if (one.plan === this.plan && !this.known.has(one.take)) this.take(one);
      },
      () => undefined,
    );
    const again = (): void => {
      for (const one of this.list) if (one.state === 'failed' || one.state === 'waiting') void this.send(one.take);
    };
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      for (const controller of this.running.values()) controller.abort();
    };
  }

  add(shot: string, take: string, file: File): void {
    const one = { plan: this.plan, shot, take, file };
    void files.set(take, one).catch(() => undefined);
    this.take(one);
  }

  pause(take: string): void {
    this.patch(take, { state: 'paused' });
    this.running.get(take)?.abort();
    this.running.delete(take);
  }

  resume(take: string): void {
    this.patch(take, { state: 'waiting', reason: '' });
    void this.send(take);
  }

  cancel(take: string): void {
    this.running.get(take)?.abort();
    this.running.delete(take);
    this.forget(take);
  }

  private take(one: Kept): void {
    this.known.set(one.take, one);
    const { shot, take, file } = one;
    this.list = [...this.list, { take, shot, name: file.name, percent: 0, state: 'waiting', reason: '' }];
    this.tell();
    void this.send(take);
  }

  private async send(take: string): Promise<void> {
    const one = this.known.get(take);
    if (!one || this.running.has(take) || !navigator.onLine) return;
    const controller = new AbortController();
    this.running.set(take, controller);
    this.patch(take, { state: 'uploading', reason: '' });
    try {
      const facts = await factsOf(one.file);
      const { id, url, name } = await storeFile(one.file, {
        name: one.file.name,
        maxSizeMB,
        facts,
        resumeKey: `floor:${take}`,
        signal: controller.signal,
        onProgress: ({ percent }) => this.patch(take, { percent }),
      });
      this.arrived({
        kind: 'clip',
        shot: one.shot,
        take,
        at: new Date().toISOString(),
        clip: { file_id: id, url, name, ...facts },
      });
      this.forget(take);
    } catch (error) {
      if (!controller.signal.aborted) this.patch(take, { state: 'failed', reason: messageOf(error) });
    } finally {
      if (this.running.get(take) === controller) this.running.delete(take);
    }
  }

  private forget(take: string): void {
    this.known.delete(take);
    void files.delete(take).catch(() => undefined);
    this.list = this.list.filter((one) => one.take !== take);
    this.tell();
  }

  private patch(take: string, change: Partial<ClipUpload>): void {
    this.list = this.list.map((one) => (one.take === take ? { ...one, ...change } : one));
    this.tell();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
