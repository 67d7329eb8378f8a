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
  private rest = '';
  private event = '';
  private data: string[] = [];

  /** @returns the events that these bytes completed, in order. */
  push(bytes: Uint8Array): SseEvent[] {
    return this.take(this.decoder.decode(bytes, { stream: true }), false);
  }

  /** The stream has ended. An event that only lacks its closing blank line still counts. */
  end(): SseEvent[] {
    const events = this.take(this.decoder.decode(), true);
    const last = this.close();
    return last ? [...events, last] : events;
  }

  private take(text: string, isEnd: boolean): SseEvent[] {
    const lines = (this.rest + text).split(/\r\n|\n|\r(?!$)/);
    // A CR at the very end may be half of a CRLF: it stays with the rest until more is known.
    this.rest = lines.pop() ?? '';
    if (isEnd) {
      lines.push(this.rest.replace(/\r$/, ''));
      this.rest = '';
    }
    return lines.flatMap((line) => this.line(line) ?? []);
  }

  private line(line: string): SseEvent | undefined {
    if (line === '') return this.close();
    const colon = line.indexOf(':');
    if (colon === 0) return undefined;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.data.push(value);
    if (field === 'event') this.event = value;
    return undefined;
  }

  private close(): SseEvent | undefined {
    const { event, data } = this;
    this.event = '';
    this.data = [];
    return data.length > 0 ? { event: event || 'message', data: data.join('\n') } : undefined;
  }
}
