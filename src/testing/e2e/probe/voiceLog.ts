import type { Page } from '@playwright/test';

export interface Spoken {
  readonly sentences: number;
  /** Of their recordings, measured on the sound itself. */
  readonly seconds: number;
}

interface VoiceLog {
  /** What was spoken for texts. */
  spokenOf(texts: readonly string[]): Promise<Spoken>;
  /** Texts that were spoken, in order; a text twice = spoken twice. */
  readonly spoken: readonly string[];
}

/** Follows which sentences a page has had spoken. */
export function voiceLog(page: Page): VoiceLog {
  const spoken: string[] = [];
  const urls = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname !== '/api/speech/synthesize' || !response.ok()) return;
    const { text } = response.request().postDataJSON() as { text: string };
    spoken.push(text);
    const url = response.json().then((body: { data: { url: string } }) => new URL(body.data.url, page.url()).href);
    url.catch(() => undefined);
    urls.set(text, url);
  });
  const lengthOf = async (text: string): Promise<number> => {
    const url = await urls.get(text.trim());
    if (!url) throw new Error(`never spoken: ${text}`);
    return wavSeconds(Buffer.from(await (await fetch(url)).arrayBuffer()));
  };
  return {
    spoken,
    async spokenOf(texts) {
      const lengths = await Promise.all(texts.map(lengthOf));
      return { sentences: texts.length, seconds: lengths.reduce((sum, seconds) => sum + seconds, 0) };
    },
  };
}

/** Length of a WAV by its own chunks. @throws when it is none */
function wavSeconds(bytes: Buffer): number {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') throw new Error('no WAV');
  let bytesPerSecond = 0;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const [name, size] = [bytes.toString('latin1', at, at + 4), bytes.readUInt32LE(at + 4)];
    if (name === 'fmt ') bytesPerSecond = bytes.readUInt32LE(at + 16);
    if (name === 'data') return Math.min(size, bytes.length - at - 8) / bytesPerSecond;
    at += 8 + size + (size % 2);
  }
  throw new Error('WAV without data');
}
