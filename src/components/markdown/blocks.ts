import { lexer } from 'marked';
import type { AnyToken } from './numbered';

/** A block of a Markdown text: heading, paragraph, list … `raw` holds every character of it. */
export interface Block {
  readonly raw: string;
  readonly token: AnyToken;
}

export interface BlockedText {
  readonly text: string;
  readonly blocks: readonly Block[];
}

export const noBlocks: BlockedText = { text: '', blocks: [] };

/** Blocks at the end that text to come may still change: a paragraph becomes a table's head, a list goes on. */
const unsettled = 3;

/**
 * Blocks of a text that grows: only its last ones are read again, so that a long answer costs no more per frame than a
 * short one. Settled blocks keep their identity.
 */
export function readBlocks(text: string, before: BlockedText = noBlocks): BlockedText {
  if (text === before.text) return before;
  const settled = before.blocks.slice(0, Math.max(0, before.blocks.length - unsettled));
  const known = settled.map(({ raw }) => raw).join('');
  // The lexer smooths some raw text over: then the whole is read again.
  if (known === '' || !text.startsWith(known)) return { text, blocks: lex(text) };
  return { text, blocks: [...settled, ...lex(text.slice(known.length))] };
}

function lex(text: string): Block[] {
  return lexer(text).map((token) => ({ raw: token.raw, token }));
}
