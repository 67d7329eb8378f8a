import { StreamCutError } from '@/lib/request/errors';
import { hasVerdict, isSuccess } from '@/lib/request/isSuccess';
import { businessErrorOf, isAnswerBody } from '@/lib/request/readAnswer';
import type { AnswerBody } from '@/lib/request/types';
import { SseParser } from '@/utils/SseParser';

interface Listeners {
  readonly onText: (text: string) => void;
  readonly onWriter?: (writer: string) => void;
  readonly onEvent?: (event: Readonly<Record<string, unknown>>) => void;
}

/** Data of one event (ruling 8). */
interface StreamMessage extends AnswerBody {
  readonly delta?: { readonly text?: unknown; readonly stop_reason?: unknown };
  readonly writer?: unknown;
}

const doneMark = '[DONE]';

/** Gathers the text of a stream, byte by byte, and knows whether anything of it came. */
export class TextStream {
  text = '';
  private stopReason: string | undefined;
  private isDone = false;
  private hasEvent = false;
  private hasWriter = false;
  private readonly parser = new SseParser();

  constructor(private readonly listeners: Listeners) {}

  /** `[DONE]` has come: nothing follows. */
  get isComplete(): boolean {
    return this.isDone;
  }

  /** @throws BusinessError for an event that refuses, StreamCutError for one that cannot be read */
  push(bytes: Uint8Array): void {
    for (const event of this.parser.push(bytes)) this.read(event.data);
  }

  /**
   * The connection has closed as it should: the stop_reason is optional (brief, point 7), so this is the end without one.
   * A connection that breaks rejects the read instead.
   * @throws StreamCutError when not a single event has come, or the last one is cut in two
   */
  finish(): { readonly text: string; readonly stopReason: string | undefined } {
    for (const event of this.parser.end()) this.read(event.data);
    if (!this.isDone && !this.hasEvent) throw new StreamCutError(this.text);
    return { text: this.text, stopReason: this.stopReason };
  }

  private read(data: string): void {
    if (this.isDone || data.trim() === '') return;
    if (data.trim() === doneMark) {
      this.isDone = true;
      return;
    }
    const message = this.parse(data);
    this.hasEvent = true;
    if (hasVerdict(message) && !isSuccess(message)) throw businessErrorOf(message);
    if (typeof message.writer === 'string' && !this.hasWriter) {
      this.hasWriter = true;
      this.listeners.onWriter?.(message.writer);
    }
    if (Object.keys(message).some((key) => key !== 'delta' && key !== 'writer'))
      this.listeners.onEvent?.({ ...message });
    const { text, stop_reason: stopReason } = message.delta ?? {};
    if (typeof text === 'string' && text !== '') {
      this.text += text;
      this.listeners.onText(text);
    }
    if (typeof stopReason === 'string' && stopReason !== '') this.stopReason = stopReason;
  }

  private parse(data: string): StreamMessage {
    try {
      const message: unknown = JSON.parse(data);
      if (isAnswerBody(message)) return message;
    } catch (cause) {
      throw new StreamCutError(this.text, { cause });
    }
    throw new StreamCutError(this.text);
  }
}
