import { anyOf } from '../matchesIn';
import { takenBack } from './alternatives.data';
import { type Pole, poles } from './poles.data';
import { bySources } from './sourcesOf';
import { type Clause, type Line, linesOf, type StatedClaim } from './stated';
import { contradicted, type FactSource, supported } from './types';
import { shareWords } from './wording';

interface KnownPole {
  readonly pole: Pole;
  readonly answers: readonly { readonly isYes: boolean; readonly line: Line }[];
}

/** The questions that a record answers, each with all its answers, and all ways to speak of them. */
const knownPolesOf = bySources(
  (sources): { readonly known: readonly KnownPole[]; readonly any: RegExp | undefined } => {
    const known = poles.flatMap((pole): KnownPole[] => {
      const answers = linesOf(sources).flatMap((line) => {
        if (pole.no.data.test(line.text)) return [{ isYes: false, line }];
        return pole.yes.data.test(line.text) ? [{ isYes: true, line }] : [];
      });
      return answers.length > 0 ? [{ pole, answers }] : [];
    });
    return { known, any: anyOf(known.flatMap(({ pole: { yes, no } }) => [yes.text, no.text])) };
  },
);

/** How a clause answers a question, and where. */
function answerIn(
  text: string,
  { yes, no }: Pole,
): { readonly isYes: boolean; readonly match: RegExpExecArray } | undefined {
  const denied = no.text.exec(text);
  if (denied) return { isYes: false, match: denied };
  const match = yes.text.exec(text);
  return match && !takenBack.test(text.slice(0, match.index)) ? { isYes: true, match } : undefined;
}

/**
 * What a clause answers to questions that the data answer too: 淋雨也没事 of what is 不防水. Where several lines answer, those
 * that name the same part decide.
 */
export function polesIn({ text, at }: Clause, sources: readonly FactSource[]): StatedClaim[] {
  const { known, any } = knownPolesOf(sources);
  if (!any?.test(text)) return [];
  return known.flatMap(({ pole, answers }): StatedClaim[] => {
    const said = answerIn(text, pole);
    if (!said) return [];
    const { isYes, match } = said;
    const named = answers.filter(({ line }) => line.source.label !== '' && shareWords(text, line.source.label));
    const meant = named.length > 0 ? named : answers;
    const same = meant.find((answer) => answer.isYes === isYes);
    const [first] = meant;
    if (!first) return [];
    const stated = same ? supported(same.line.source) : contradicted(first.line.source);
    return [{ from: at + match.index, to: at + match.index + match[0].length, stated }];
  });
}
