import type { Framework, ShotKind } from '../frameworks';
import { type ScriptSentence, shotList } from '../script';
import type { CameraMove, PlanShot, ShotSize } from './types';

/** How a kind of image is commonly taken. */
const habits: Readonly<Record<ShotKind, readonly [ShotSize, CameraMove]>> = {
  strongest: ['close', 'push'],
  person: ['medium', 'fixed'],
  scene: ['full', 'pan'],
  product: ['close', 'orbit'],
  detail: ['detail', 'push'],
  demo: ['medium', 'follow'],
  compare: ['medium', 'fixed'],
  proof: ['close', 'handheld'],
  offer: ['medium', 'fixed'],
};

const shortest = 2;
const tenths = (seconds: number): number => Math.max(shortest, Math.round(seconds * 10) / 10);

/** A shot of which only `given` is known. */
export const newShot = (id: string, given: Partial<PlanShot> = {}): PlanShot => ({
  role: '',
  what: '',
  size: 'medium',
  movement: 'fixed',
  line: '',
  seconds: 3,
  props: [],
  place: '',
  person: '',
  image: '',
  note: '',
  floor_note: '',
  takes: [],
  best: '',
  is_done: false,
  ...given,
  id,
});

interface MakeOptions {
  /** Makes ids. */
  readonly newId: () => string;
  readonly framework?: Pick<Framework, 'segments'> | undefined;
  /** Written names of the kinds of image, for shots without a hint. */
  readonly names: Readonly<Record<ShotKind, string>>;
  /** Things to bring: usually the goods. */
  readonly props?: readonly string[];
  readonly charsPerMinute?: number;
  /** Address of a sentence's image, by media id. */
  readonly imageOf?: (mediaId: string) => string | undefined;
}

/** Kinds of image that show the goods. */
const withGoods: ReadonlySet<ShotKind> = new Set(['product', 'detail', 'demo', 'compare', 'offer', 'strongest']);

/** A shot for each sentence of a script, sized and moved as its kind of image is commonly taken. */
export function shotsOfScript(
  sentences: readonly ScriptSentence[],
  { newId, framework, names, props = [], charsPerMinute, imageOf }: MakeOptions,
): readonly PlanShot[] {
  return shotList(sentences, framework, charsPerMinute).map(({ sentence, shot, hint, start, end }) => {
    const [size, movement] = habits[shot];
    return newShot(newId(), {
      role: sentence.role,
      what: hint || names[shot],
      size,
      movement,
      line: sentence.text.trim(),
      seconds: tenths(end - start),
      props: withGoods.has(shot) ? props : [],
      image: (sentence.media_id && imageOf?.(sentence.media_id)) || '',
    });
  });
}

/** A shot for each segment of a framework, as long as its share of `seconds`; lines are its patterns, to be filled in. */
export function shotsOfFramework(
  { segments }: Pick<Framework, 'segments'>,
  seconds: number,
  { newId, names, props = [] }: MakeOptions,
): readonly PlanShot[] {
  return segments.map((segment) => {
    const [size, movement] = habits[segment.shot];
    return newShot(newId(), {
      role: segment.roleName,
      what: segment.shotHint || names[segment.shot],
      size,
      movement,
      line: segment.linePattern,
      seconds: tenths(segment.share * seconds),
      props: withGoods.has(segment.shot) ? props : [],
      note: segment.purpose,
    });
  });
}
