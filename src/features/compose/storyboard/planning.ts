import { knownFramework } from '@/blocks/frameworks/useFrameworks';
import { findFocuses } from '@/blocks/goods/findFocuses';
import { segmentBehavior } from '@/domain/frameworks';
import { planShots } from '@/domain/storyboard/planShots';
import { cardSeconds, chosenMedia } from '../model/selectors';
import type { Draft } from '../model/state';
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

/** Gives every card a shot that has none, or whose image is gone; the others keep theirs. */
export function planMissingShots(store: ComposeStore): void {
  const { draft } = store.getState();
  const media = chosenMedia(draft.goods.form);
  const urls = new Set(media.map((item) => item.url));
  const kept = draft.cards.map((card) => ({ ...card, isShotFixed: card.shot !== null && urls.has(card.shot.url) }));
  if (kept.every((card) => card.isShotFixed)) return;
  const planned = planShots(kept, media, { seconds: secondsOf(draft), roles: rolesOf(draft) });
  store.dispatch({
    type: 'cards/planned',
    shots: Object.fromEntries(planned.map((card) => [card.id, card.shot])),
  });
}

/** Looks at the images of the cards that nobody looked at yet: crops then keep to their subjects. */
export async function findMissingFocuses(store: ComposeStore): Promise<void> {
  const { cards, focuses = {} } = store.getState().draft;
  const urls = cards.flatMap(({ shot }) => (shot?.kind === 'image' && !focuses[shot.url] ? [shot.url] : []));
  if (urls.length === 0) return;
  store.dispatch({ type: 'focus/found', focuses: await findFocuses(urls) });
}

let seed = 1;

/** Spreads the images anew; shots that the user chose himself stay. */
export function replanShots(store: ComposeStore): void {
  const { draft } = store.getState();
  seed += 1;
  const cards = planShots(draft.cards, chosenMedia(draft.goods.form), {
    seed,
    seconds: secondsOf(draft),
    roles: rolesOf(draft),
  });
  store.dispatch({ type: 'cards/set', cards, label: 'shot' });
}
