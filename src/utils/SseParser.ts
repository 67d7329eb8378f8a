import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** One server-sent event: its data lines joined by a line break. */
export interface SseEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events from bytes whose borders may fall anywhere: inside a UTF-8 character, between CR and LF,
 * inside a field (WHATWG HTML, 9.2.6). Comments and unknown fields are passed over.
 */
export class SseParser {
  private readonly decoder = new TextDecoder('utf-8');
  private events: SseEvent[] = [];
  private readonly parser = createParser({
    onEvent: ({ event = 'message', data }: EventSourceMessage) => this.events.push({ event, data }),
  });

  /** @returns the events that these bytes completed, in order. */
  push(bytes: Uint8Array): SseEvent[] {
    return this.take(this.decoder.decode(bytes, { stream: true }));
  }

  /** The stream has ended. An event that only lacks its closing blank line still counts. */
  end(): SseEvent[] {
    return this.take(`${this.decoder.decode()}\n\n`);
  }

  private take(text: string): SseEvent[] {
    this.parser.feed(text);
    const { events } = this;
    this.events = [];
    return events;
  }
}
