import { type Framework, nearestRole, roleNameOf, type ShotKind } from '../frameworks';
import { sentenceTimes } from './print';
import type { ScriptSentence } from './types';

interface ShotLine {
  readonly number: number;
  readonly sentence: ScriptSentence;
  readonly start: number;
  readonly end: number;
  readonly shot: ShotKind;
  readonly hint: string;
}

const byRole: Readonly<Record<string, ShotKind>> = {
  hook: 'strongest',
  attention: 'strongest',
  opening: 'strongest',
  punchline: 'strongest',
  pain: 'person',
  problem: 'person',
  agitate: 'scene',
  before: 'compare',
  after: 'compare',
  situation: 'scene',
  context: 'scene',
  conflict: 'person',
  solution: 'product',
  answer: 'product',
  what: 'product',
  feature: 'detail',
  advantage: 'demo',
  how: 'demo',
  evidence: 'demo',
  testimony: 'proof',
  trust: 'proof',
  action: 'offer',
  save: 'offer',
  close: 'product',
};

const segmentOf = (framework: Pick<Framework, 'segments'> | undefined, role: string) =>
  framework?.segments.find((segment) => segment.roleName === role || roleNameOf(segment.role) === roleNameOf(role));

/** The kind of image that a sentence asks for: chosen by hand, else by the framework's segment, else by its role. */
export function shotOfSentence(sentence: ScriptSentence, framework?: Pick<Framework, 'segments'>): ShotKind {
  if (sentence.shot) return sentence.shot;
  const segment = segmentOf(framework, sentence.role);
  if (segment) return segment.shot;
  return byRole[nearestRole(sentence.role) ?? ''] ?? 'scene';
}

/** What the camera is to do: the user's words, else the framework's hint. */
const hintOfSentence = (sentence: ScriptSentence, framework?: Pick<Framework, 'segments'>): string =>
  sentence.hint || segmentOf(framework, sentence.role)?.shotHint || '';

/** The shots of a script, to be taken to the floor; sentences without a word and without an image are left out. */
export function shotList(
  sentences: readonly ScriptSentence[],
  framework?: Pick<Framework, 'segments'>,
  charsPerMinute?: number,
): readonly ShotLine[] {
  return sentenceTimes(sentences, charsPerMinute)
    .filter(({ sentence }) => sentence.text.trim() !== '' || Boolean(sentence.hint))
    .map(({ sentence, start, end }, index) => ({
      number: index + 1,
      sentence,
      start,
      end,
      shot: shotOfSentence(sentence, framework),
      hint: hintOfSentence(sentence, framework),
    }));
}
