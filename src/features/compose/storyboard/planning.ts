import { knownFramework } from '@/blocks/frameworks/useFrameworks';
import { findFaces, findFocuses, readPictures } from '@/blocks/goods/findFocuses';
import { segmentBehavior } from '@/domain/frameworks';
import { planShots } from '@/domain/storyboard/planShots';
import { cardSeconds, chosenMedia } from '../model/selectors';
import type { Card, Draft, Shot } from '../model/state';
import type { ComposeStore } from '../model/store';

const secondsOf = (draft: Draft): Record<string, number> =>
  Object.fromEntries(draft.cards.map((card) => [card.id, cardSeconds(draft, card)]));

/** What the roles of the chosen framework do, by their names. */
const rolesOf = (draft: Draft): Record<string, string> =>
  Object.fromEntries(
    (knownFramework(draft.brief.frameworkId)?.segments ?? []).map((segment, index) => [
      segment.roleName,
      segmentBehavior(segment, index),
    ]),
  );

const optionsOf = (draft: Draft) => ({
  seconds: secondsOf(draft),
  roles: rolesOf(draft),
  focuses: draft.focuses,
  goodsName: `${draft.goods.form.title} ${draft.goods.form.brand}`,
  isSorted: draft.goods.form.media.some((item) => item.is_placed),
});

/**
 * Gives every card a shot that has none and is not drawn, or whose image is gone; the others keep theirs.
 * @param isAnew cards that get another one all the same
 * @returns the new shots, by the id of their card
 */
export function planMissingShots(
  store: ComposeStore,
  isAnew: (id: string) => boolean = () => false,
): Readonly<Record<string, Shot | null>> {
  const { draft } = store.getState();
  const media = chosenMedia(draft.goods.form);
  const urls = new Set(media.map((item) => item.url));
  const own = new Set(draft.goods.form.media.map((item) => item.url));
  // A finished video that the user took is no image of the goods; one of the goods' that he took out is not shown.
  const isThere = ({ shot, isShotFixed, drawn }: Card): boolean =>
    shot === null ? drawn !== undefined : urls.has(shot.url) || (isShotFixed === true && !own.has(shot.url));
  const kept = draft.cards.map((card) => ({ ...card, isShotFixed: isThere(card) && !isAnew(card.id) }));
  if (kept.every((card) => card.isShotFixed)) return {};
  const planned = planShots(kept, media, optionsOf(draft));
  const shots = Object.fromEntries(
    planned.flatMap(({ id, drawn, shot }, at) => (kept[at]?.isShotFixed ? [] : [[id, drawn ? null : shot]])),
  );
  store.dispatch({ type: 'cards/planned', shots });
  return shots;
}

/** Ways to look at images, the quick one first: where their subjects are, who is in them, what is written in them. */
const looks = [findFocuses, findFaces, readPictures] as const;

/**
 * Looks at the goods' images that nobody looked at yet: crops then keep to their subjects and cut through no face, and
 * sentences find the image that shows what they say.
 *
 * @param onFound is called after each look, which finds more than the one before
 */
export async function lookAtImages(store: ComposeStore, onFound: () => void = () => {}): Promise<void> {
  const { goods, focuses = {} } = store.getState().draft;
  const urls = chosenMedia(goods.form).flatMap(({ kind, url }) => {
    const { words, faces, look } = focuses[url] ?? {};
    return kind === 'image' && !(words && faces && look) ? [url] : [];
  });
  if (urls.length === 0) return;
  for (const look of looks) {
    store.dispatch({ type: 'focus/found', focuses: await look(urls) });
    onFound();
  }
}

/**
 * Plans the missing shots at once, and again each time that more is known of the images, unless cards were changed
 * meanwhile: nothing moves under the user's hands.
 */
export async function planByImages(store: ComposeStore, signal: AbortSignal): Promise<void> {
  let shots = planMissingShots(store);
  if (Object.keys(shots).length === 0) return lookAtImages(store);
  let isTouched = false;
  await lookAtImages(store, () => {
    const { cards } = store.getState().draft;
    isTouched ||= Object.entries(shots).some(([id, shot]) => cards.find((card) => card.id === id)?.shot !== shot);
    if (signal.aborted || isTouched) return;
    shots = planMissingShots(store, (id) => id in shots);
  });
}

let seed = 1;

/** Spreads the images anew; shots that the user chose himself stay. */
export function replanShots(store: ComposeStore): void {
  const { draft } = store.getState();
  seed += 1;
  const cards = planShots(draft.cards, chosenMedia(draft.goods.form), { ...optionsOf(draft), seed });
  store.dispatch({ type: 'cards/set', cards, label: 'shot' });
}
