import { foreignBlind } from './foreignBlind.data';
import { foreignDev } from './foreignDev.data';
import { foreignExam } from './foreignExam.data';
import { foreignFresh } from './foreignFresh.data';
import { foreignHeldOut } from './foreignHeldOut.data';
import { foreignSealed } from './foreignSealed.data';
import { foreignShort } from './foreignShort.data';
import { foreignStrangers } from './foreignStrangers.data';
import { foreignUnseen } from './foreignUnseen.data';

interface JudgedLine {
  readonly from: number;
  readonly to: number;
  /** Any of them is right; empty: not judged. */
  readonly roles: readonly string[];
}

/** A text of the corpus with what readers say its lines do. */
export interface JudgedText {
  readonly kind: string;
  readonly text: string;
  readonly lines: readonly JudgedLine[];
  /** Any of them may be first; empty: none that readers could name. */
  readonly hooks: readonly string[];
  /** It wants to hold or to sell; false of notices, minutes, recipes. */
  readonly isCopy: boolean;
}

const glues: Readonly<Record<string, string>> = { n: '\n', s: ' ', '-': '' };

function parseText(block: string): JudgedText {
  const [head = '', ...rows] = block.trim().split('\n');
  const [kind = '', glue = 'n', hooks = ''] = head.replace('## ', '').split('｜');
  const lines: JudgedLine[] = [];
  let text = '';
  for (const row of rows) {
    const [roles = '', words = ''] = row.split(' > ');
    if (text) text += glues[glue] ?? '\n';
    lines.push({ from: text.length, to: text.length + words.length, roles: roles === '*' ? [] : roles.split('/') });
    text += words;
  }
  const isCopy = hooks !== 'none';
  return { kind, text, lines, hooks: isCopy ? hooks.split(',').filter(Boolean) : [], isCopy };
}

export const parseTexts = (source: string): readonly JudgedText[] =>
  source
    .trim()
    .split(/\n\n(?=## )/)
    .map(parseText);

/** Openings alone, a line each as `types > words`; ` / ` begins a new line of the text. */
export const parseOpenings = (source: string): readonly Pick<JudgedText, 'text' | 'hooks'>[] =>
  source
    .trim()
    .split(/\n+/)
    .map((row) => {
      const [hooks = '', words = ''] = row.split(' > ');
      return { hooks: hooks.split(','), text: words.replaceAll(' / ', '\n') };
    });

export const foreignTexts = {
  dev: parseTexts(foreignDev),
  heldOut: parseTexts(foreignHeldOut),
  short: parseTexts(foreignShort),
  fresh: parseTexts(foreignFresh),
  blind: parseTexts(foreignBlind),
  unseen: parseTexts(foreignUnseen),
  sealed: parseTexts(foreignSealed),
  strangers: parseTexts(foreignStrangers),
  exam: parseTexts(foreignExam),
};
