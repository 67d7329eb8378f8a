import { spokenSeconds } from '@/domain/script/spoken';
import { USUAL_FORMAT, type VideoFormat } from '@/domain/storyboard/formats';
import { graphicsParts } from '@/domain/storyboard/graphics';
import { pauseBetween, TAIL_SECONDS, USUAL_PACE } from '@/domain/storyboard/pacing';
import { isSpeakable } from '@/engine/captions/spoken';
import type { GoodsMedia } from '@/services/goods/schema';
import type { Card, ComposeState, Draft, GoodsDraft, Step, VoiceClip } from './state';
import { steps } from './state';

export { isSpeakable };

/** Media that go into the video: neither taken out nor broken. */
export const chosenMedia = (form: GoodsDraft): readonly GoodsMedia[] =>
  form.media.filter((item) => !form.excluded.includes(item.url) && !(item.url in form.broken));

/** Cuts the key of a voice from everything that changes its sound. */
export const voiceKey = (text: string, voiceId: string, speed: number): string =>
  `${voiceId}|${speed.toFixed(2)}|${text.trim()}`;

export const spokenCards = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => isSpeakable(card.text));

export const voiceOf = (draft: Draft, card: Card): VoiceClip | undefined =>
  draft.voices[voiceKey(card.text, draft.voiceId, draft.speed)];

/** Measured where there is a voice, estimated where there is none yet. */
export const cardSeconds = (draft: Draft, card: Card): number =>
  voiceOf(draft, card)?.duration ?? spokenSeconds(card.text, USUAL_PACE * draft.speed);

/** Of the whole video: sentences, the breaths between them, and what follows the last word. */
export function totalSeconds(draft: Draft): number {
  const cards = spokenCards(draft.cards);
  if (cards.length === 0) return 0;
  return cards.reduce((sum, card, index) => {
    const next = cards[index + 1];
    return sum + cardSeconds(draft, card) + (next ? pauseBetween(card, next) : TAIL_SECONDS);
  }, 0);
}

/** Speeds at which a voice still sounds natural. */
const NATURAL_SPEED = { min: 0.85, max: 1.25 };
/** Share of the wished length by which a video may miss it. */
const LENGTH_TOLERANCE = 0.12;

/**
 * How the video's length stands to the one that was asked for, while it misses it; `speed` brings it there, where a voice
 * sounds natural at it. Undefined while the length is right or there is nothing to speak.
 */
export function lengthMiss(
  draft: Draft,
): { readonly seconds: number; readonly wished: number; readonly speed?: number } | undefined {
  const seconds = totalSeconds(draft);
  const wished = draft.brief.seconds;
  if (seconds === 0 || Math.abs(seconds / wished - 1) <= LENGTH_TOLERANCE) return undefined;
  const spoken = spokenCards(draft.cards).reduce((sum, card) => sum + cardSeconds(draft, card), 0);
  const room = wished - (seconds - spoken);
  const speed = room > 0 ? Math.round(((draft.speed * spoken) / room) * 100) / 100 : 0;
  const isNatural = speed >= NATURAL_SPEED.min && speed <= NATURAL_SPEED.max;
  return { seconds, wished, ...(isNatural ? { speed } : {}) };
}

/** Cards that will be spoken and have no voice yet. */
export const unvoiced = (draft: Draft): readonly Card[] =>
  spokenCards(draft.cards).filter((card) => voiceOf(draft, card) === undefined);

/** Why a step cannot be entered yet; the message id's last part. Undefined = it can. */
export type Obstacle = 'noGoods' | 'goodsNotSaved' | 'noFramework' | 'noScript' | 'nothingSpeakable';

export function obstacle(draft: Draft, step: Step): Obstacle | undefined {
  const at = steps.indexOf(step);
  const { form } = draft.goods;
  if (at > 0 && form.title.trim() === '') return 'noGoods';
  if (at > 0 && form.id === undefined) return 'goodsNotSaved';
  // One's own script is pasted in the script step itself: that needs no framework.
  if (at > 2 && draft.brief.frameworkId === undefined && draft.cards.length === 0) return 'noFramework';
  if (at > 2 && !draft.cards.some((card) => card.text.trim() !== '')) return 'noScript';
  if (at > 2 && spokenCards(draft.cards).length === 0) return 'nothingSpeakable';
  return undefined;
}

const noGraphics = Object.fromEntries(graphicsParts.map((part) => [part, '']));

/** What the user wants on the pictures: his texts, or nothing at all. */
export const graphicsOf = ({ graphics, hasGraphics = true }: Draft): Draft['graphics'] =>
  hasGraphics ? graphics : noGraphics;

/** The shape that the video has. */
export const formatOf = ({ brief }: Pick<Draft, 'brief'>): VideoFormat => brief.format ?? USUAL_FORMAT;

/** Changes when anything changes that one would see or hear in the video. */
export function fingerprint(draft: Draft): string {
  const parts = spokenCards(draft.cards).map(({ text, shot, drawn, role, isPlain }) => [
    text,
    shot?.url,
    shot?.trimStart,
    shot?.fit,
    role,
    isPlain,
    // A video that was made before shots were drawn is still what its draft says.
    ...(drawn ? [drawn] : []),
  ]);
  const { price, brand, sellingPoints, specs } = draft.goods.form;
  const look = [
    price,
    brand,
    sellingPoints,
    specs,
    draft.templateKey,
    graphicsOf(draft),
    draft.graphicsStyle,
    draft.music,
    draft.aiLabel,
    // Nor is a video of before the choice another one.
    ...(formatOf(draft) === USUAL_FORMAT ? [] : [formatOf(draft)]),
  ];
  return JSON.stringify([parts, draft.voiceId, draft.speed, ...look]);
}

export const isOutputStale = (draft: Draft): boolean =>
  draft.output.status === 'done' && draft.output.fingerprint !== fingerprint(draft);

/** Whether anything has been entered that would be worth keeping. */
export const hasContent = ({ goods, cards, variants, brief }: Draft): boolean =>
  goods.linkInput.trim() !== '' ||
  goods.form.title !== '' ||
  goods.form.media.length > 0 ||
  goods.form.description !== '' ||
  cards.length > 0 ||
  variants.length > 0 ||
  brief.frameworkId !== undefined;

export const runningVoices = (state: ComposeState): number =>
  Object.values(state.voiceRuns).filter((run) => run.state === 'running').length;
