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

/** Gathers the text of a stream, byte by byte, and knows whether it came to its end. */
export class TextStream {
  text = '';
  private stopReason: string | undefined;
  private isDone = false;
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
   * The connection has closed.
   * @throws StreamCutError when neither a stop_reason nor `[DONE]` said that this was the end
   */
  finish(): { readonly text: string; readonly stopReason: string | undefined } {
    for (const event of this.parser.end()) this.read(event.data);
    if (!this.isDone && this.stopReason === undefined) throw new StreamCutError(this.text);
    return { text: this.text, stopReason: this.stopReason };
  }

  private read(data: string): void {
    if (this.isDone || data.trim() === '') return;
    if (data.trim() === doneMark) {
      this.isDone = true;
      return;
    }
    const message = this.parse(data);
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
