import { splitSentences } from '../../engine/captions/splitSentences';
import { type CaptionTemplate, captionTemplateSchema } from '../../engine/project/captionTemplates';
import { type AdapterKind, creditCost } from '../credits';
import { spokenSeconds } from '../script/spoken';
import { TAIL_SECONDS } from '../storyboard/pacing';
import { dealItems } from './dealOut';
import { laterFields } from './laterFields';
import type { MixRecipe } from './recipe';
import type { MixVersion } from './types';

/** A script as one voice has spoken it. */
export interface SpokenMixScript {
  readonly text: string;
  readonly voice: string;
  readonly url: string;
  /** Seconds. */
  readonly duration: number;
  /** Where each sentence lies, seconds. */
  readonly sentences: readonly { readonly text: string; readonly from: number; readonly to: number }[];
}

/** What the versions of a batch say. */
export interface MixWords {
  /** As it is typed: an empty line between two scripts. */
  readonly text: string;
  /** Voices, dealt out in turn; without any the words are only read. */
  readonly voices: readonly string[];
  /** Designs of their captions, by key, dealt out in turn; without any there are no captions. */
  readonly captions: readonly string[];
  /** Designs among them that were taken along, as they were then. */
  readonly designs?: readonly CaptionTemplate[] | undefined;
  /** What was spoken so far, so that nothing is spoken twice. */
  readonly spoken: readonly SpokenMixScript[];
  /** Scripts that were taken from the library, as they were then. */
  readonly taken?: readonly TakenScript[] | undefined;
}

/** A script of the library as text of a recipe. */
interface TakenScript {
  readonly id: string;
  readonly text: string;
}

export const mixWordLimits = {
  scripts: 50,
  /** Characters; as many as a voice speaks at once. */
  script: 1000,
  voices: 10,
} as const;

export const noWords: MixWords = { text: '', voices: [], captions: ['bold'], spoken: [] };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const isSpoken = (value: unknown): value is SpokenMixScript =>
  isRecord(value) &&
  [value.text, value.voice, value.url].every((one) => typeof one === 'string') &&
  isNumber(value.duration) &&
  Array.isArray(value.sentences) &&
  value.sentences.every(
    (one) => isRecord(one) && typeof one.text === 'string' && isNumber(one.from) && isNumber(one.to),
  );

const isTaken = (value: unknown): value is TakenScript =>
  isRecord(value) && typeof value.id === 'string' && typeof value.text === 'string';

const isDesign = (value: unknown): value is CaptionTemplate => captionTemplateSchema.safeParse(value).success;

/** A recipe of before names one design, or with an empty text none. */
function readCaptions(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (!Array.isArray(value)) return noWords.captions;
  return [...new Set(value.filter((one): one is string => typeof one === 'string' && one !== ''))];
}

/** Reads what a recipe keeps; undefined = it has no words. */
export function readWords(value: unknown): MixWords | undefined {
  if (!isRecord(value) || typeof value.text !== 'string') return undefined;
  const { text, voices, captions, designs, spoken, taken } = value;
  return {
    ...laterFields(value, ['text', 'voices', 'captions', 'spoken', 'taken']),
    ...(Array.isArray(taken) ? { taken: taken.filter(isTaken) } : {}),
    text,
    voices: Array.isArray(voices) ? voices.filter((one): one is string => typeof one === 'string') : [],
    captions: readCaptions(captions),
    ...(Array.isArray(designs) ? { designs: designs.filter(isDesign) } : {}),
    spoken: Array.isArray(spoken) ? spoken.filter(isSpoken) : [],
  };
}

/** The scripts of a text: what stands between empty lines. Beyond the limit none is read. */
export const scriptsOf = ({ text }: Pick<MixWords, 'text'>): readonly string[] =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((script) => script.replace(/\s*\n\s*/g, '\n').trim())
    .filter((script) => /[\p{L}\p{N}]/u.test(script))
    .slice(0, mixWordLimits.scripts);

/** A script of the library as one of a recipe's: no empty line inside, which would make two of it. */
const scriptText = (sentences: readonly { readonly text: string }[]): string =>
  sentences
    .flatMap(({ text }) => text.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** The words with scripts of the library behind their own; those without a word, or that are there already, are left out. */
export function withScripts(
  words: MixWords,
  scripts: readonly { readonly id: string; readonly sentences: readonly { readonly text: string }[] }[],
): MixWords {
  const known = new Set(scriptsOf(words));
  const fresh: TakenScript[] = [];
  for (const { id, sentences } of scripts) {
    const text = scriptText(sentences);
    if (scriptsOf({ text }).length === 0 || known.has(text) || known.size >= mixWordLimits.scripts) continue;
    known.add(text);
    fresh.push({ id, text });
  }
  const text = [words.text.trimEnd(), ...fresh.map((one) => one.text)].filter((one) => one !== '').join('\n\n');
  return fresh.length > 0 ? { ...words, text, taken: [...(words.taken ?? []), ...fresh] } : words;
}

/** Scripts of the library that are still told as they were taken: ids, each once. */
export function usedScripts(words: MixWords | undefined, told = words ? scriptsOf(words) : []): readonly string[] {
  const texts = new Set(told);
  return [...new Set((words?.taken ?? []).filter(({ text }) => texts.has(text)).map(({ id }) => id))];
}

/** Which script a version carries, and who speaks it: an empty voice = nobody. */
export interface VersionWords {
  readonly text: string;
  readonly voice: string;
}

/**
 * What each version says: every script before one comes again, and so with the voices. It has no part in which clips are
 * shown: the plan, and how alike two versions look, is the same with and without words.
 */
export function wordsOf({ words, seed }: Pick<MixRecipe, 'words' | 'seed'>, versions: number): readonly VersionWords[] {
  if (!words) return [];
  const scripts = scriptsOf(words);
  const voices = dealItems(words.voices, versions, seed + 2);
  return dealItems(scripts, versions, seed + 1).map((text, version) => ({ text, voice: voices[version] ?? '' }));
}

/** What was spoken of a version; undefined where it still has to be, or nobody speaks. */
export const spokenOf = (
  words: Pick<MixWords, 'spoken'> | undefined,
  wanted: VersionWords | undefined,
): SpokenMixScript | undefined =>
  wanted && words?.spoken.find(({ text, voice }) => text === wanted.text && voice === wanted.voice);

/** What still has to be spoken for these versions, each once. */
export function unspoken(words: Pick<MixWords, 'spoken'>, wanted: readonly VersionWords[]): readonly VersionWords[] {
  const found = new Map<string, VersionWords>();
  for (const one of wanted) if (one.voice !== '' && !spokenOf(words, one)) found.set(`${one.voice}\n${one.text}`, one);
  return [...found.values()];
}

/** Credits that speaking these comes to. */
export const voiceCredits = (wanted: readonly VersionWords[], adapter: AdapterKind): number =>
  wanted.reduce((sum, { text }) => sum + creditCost('speech', adapter, text.length), 0);

/** So much slower footage may be shown before it is seen: half its speed. */
export const MAX_STRETCH = 2;

export const secondsOf = (version: MixVersion): number => version.reduce((sum, { seconds }) => sum + seconds, 0);

/** Seconds that the words of a version take: as spoken, else by the pace of the usual voice. */
function wordSeconds(words: Pick<MixWords, 'spoken'> | undefined, wanted: VersionWords): number {
  const spoken = spokenOf(words, wanted);
  return spoken ? spoken.duration + TAIL_SECONDS : spokenSeconds(wanted.text) + TAIL_SECONDS;
}

/**
 * How much slower the clips of a version are shown so that its words fit, 1–{@link MAX_STRETCH}. The footage that is
 * shown stays the same, and with it how alike two versions are.
 */
export function stretchOf(words: MixWords | undefined, wanted: VersionWords | undefined, version: MixVersion): number {
  const seconds = secondsOf(version);
  if (!wanted || wanted.voice === '' || seconds <= 0) return 1;
  return Math.min(MAX_STRETCH, Math.max(1, wordSeconds(words, wanted) / seconds));
}

/** A script that is longer than a version that carries it. */
export interface LongScript {
  /** Which script, from 0. */
  readonly script: number;
  /** Seconds that it takes, and that there are at most. */
  readonly needs: number;
  readonly room: number;
}

/** So fast people still read captions, characters a second. */
const READING_PACE = 9;

/** Scripts that do not fit into the shortest version that carries them, in order. */
export function longScripts(
  recipe: Pick<MixRecipe, 'words' | 'seed'>,
  versions: readonly MixVersion[],
): readonly LongScript[] {
  const { words } = recipe;
  if (!words) return [];
  const scripts = scriptsOf(words);
  const found = new Map<number, LongScript>();
  for (const [index, wanted] of wordsOf(recipe, versions.length).entries()) {
    const shown = secondsOf(versions[index] ?? []);
    const isSpoken = wanted.voice !== '';
    const needs = isSpoken ? wordSeconds(words, wanted) : [...wanted.text].length / READING_PACE;
    const room = shown * (isSpoken ? MAX_STRETCH : 1);
    const script = scripts.indexOf(wanted.text);
    if (needs > room + 0.05 && room < (found.get(script)?.room ?? Number.POSITIVE_INFINITY))
      found.set(script, { script, needs, room });
  }
  return [...found.values()].toSorted((a, b) => a.script - b.script);
}

/** What is read at which time of a version, seconds: as it is spoken, else spread over all of it by its length. */
export function saidIn(
  words: MixWords,
  wanted: VersionWords,
  seconds: number,
): readonly { readonly text: string; readonly start: number; readonly end: number }[] {
  const spoken = spokenOf(words, wanted);
  if (spoken) {
    const known =
      spoken.sentences.length > 0 ? spoken.sentences : [{ text: spoken.text, from: 0, to: spoken.duration }];
    return known
      .map(({ text, from, to }) => ({ text, start: from, end: Math.min(seconds, to) }))
      .filter(({ start, end }) => end > start);
  }
  const sentences = splitSentences(wanted.text);
  const lengths = sentences.map((text) => spokenSeconds(text));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  if (total <= 0) return [];
  let at = 0;
  return sentences.map((text, index) => {
    const start = (at / total) * seconds;
    at += lengths[index] ?? 0;
    return { text, start, end: (at / total) * seconds };
  });
}
