import { breathsOf } from '../../engine/captions/breaths';
import { splitSentences } from '../../engine/captions/splitSentences';
import { newId as randomId } from '../../utils/newId';
import type { Sentence } from './types';

/** The contract's limits (services/script): sentences a script, and far below its 500 characters a sentence. */
const MOST_SENTENCES = 400;
const LONGEST_SENTENCE = 120;

/** `【role】text`, with the ornaments that language models like to add around it: list marks, numbers, bold. */
// One character at a time: nested repetition would try every way to part a row of dashes.
const lineOf = /^(?:[-*#>\u2022\s]|\d{1,4}[.\u3001)])*\u3010([^\u3011]{1,40})\u3011\**\s*[:\uff1a]?\s*(.*)$/;

/**
 * A script as text, or as lines, into sentences with their roles. A line without a role goes on in the role before it;
 * a line of several sentences becomes several cards; a sentence too long for one breath is cut between words.
 * At most 400 sentences. `newId` makes their ids (default: random).
 */
export function splitScript(script: string | readonly string[], newId: () => string = randomId): readonly Sentence[] {
  const lines = typeof script === 'string' ? script.split(/\r\n|[\r\n\u2028\u2029]/) : script;
  const found: Sentence[] = [];
  let role = '';
  for (const line of lines) {
    const match = lineOf.exec(line);
    if (match) role = (match[1] ?? '').trim();
    for (const text of splitSentences(match ? (match[2] ?? '') : line).flatMap((sentence) =>
      breathsOf(sentence, LONGEST_SENTENCE),
    )) {
      if (found.length === MOST_SENTENCES) return found;
      found.push({ id: newId(), text, role });
    }
  }
  return found;
}
