import { viewOf } from './drawPresenter';
import { presenterOf, presenters } from './presenters';
import type { Framing } from './types';

/** The largest size, whole pixels, at which a presenter in this framing fits into `within`. */
export function figureSize(
  presenterId: string,
  framing: Framing,
  within: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const definition = presenterOf(presenterId) ?? presenters[0];
  if (!definition) return within;
  const view = viewOf(definition, framing);
  const height = view.bottom - view.top;
  const scale = Math.min(within.width / view.width, within.height / height);
  return { width: Math.max(1, Math.round(view.width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
