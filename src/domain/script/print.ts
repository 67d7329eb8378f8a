import { formatSrt } from '../../engine/captions/srt';
import { fromSeconds } from '../../engine/time/ticks';
import { written } from './labels.data';
import { sentenceSeconds } from './spoken';
import type { ScriptSentence } from './types';

const flat = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();

/** A script as text, a line a sentence with its role; lines of image and screen text follow their sentence. */
export function printScript(sentences: readonly ScriptSentence[]): string {
  return sentences
    .flatMap(({ role, text, hint, screen_text }) => [
      `${written.open}${role.replace(/[\u3010\u3011]/g, '')}${written.close}${flat(text)}`,
      ...(hint ? [`${written.hint}\uff1a${flat(hint)}`] : []),
      ...(screen_text ? [`${written.screen}\uff1a${flat(screen_text)}`] : []),
    ])
    .join('\n');
}

/** Only what is said, a line a sentence. */
export const spokenText = (sentences: readonly ScriptSentence[]): string =>
  sentences
    .map(({ text }) => flat(text))
    .filter(Boolean)
    .join('\n');

interface SentenceTime {
  readonly sentence: ScriptSentence;
  /** Seconds from the beginning. */
  readonly start: number;
  readonly end: number;
}

/** When each sentence is said, one after the other; sentences without a word take no time. */
export function sentenceTimes(sentences: readonly ScriptSentence[], charsPerMinute?: number): readonly SentenceTime[] {
  let clock = 0;
  return sentences.map((sentence) => {
    const start = clock;
    clock += sentenceSeconds(sentence, charsPerMinute);
    return { sentence, start, end: clock };
  });
}

/** Subtitles of a script by its estimated times: a cue a sentence, end to start without a gap. */
export const scriptToSrt = (sentences: readonly ScriptSentence[], charsPerMinute?: number): string =>
  formatSrt(
    sentenceTimes(sentences, charsPerMinute)
      .filter(({ sentence, start, end }) => sentence.text.trim() !== '' && end > start)
      .map(({ sentence, start, end }) => ({
        start: fromSeconds(start),
        end: fromSeconds(end),
        text: flat(sentence.text),
      })),
  );
