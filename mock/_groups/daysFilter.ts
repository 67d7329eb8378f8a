import { isInDays, readSpan, spanText, usualSpans } from '../../src/domain/daySpans';
import { todayOf, zoneOf } from '../_core/merchantDay';
import type { Context } from '../_core/serve';

/** Whether a moment lies in the days that a list is filtered by, by the merchant's clocks. Without a filter each does. */
export function inDaysOf({ merchant }: Pick<Context, 'merchant'>, days: string | undefined): (at: string) => boolean {
  const span = readSpan(days ?? '');
  const zone = zoneOf({ merchant });
  return (at) => !span || isInDays(at, span, zone);
}

/** What that filter offers: the usual spans, and the one in use where it is another. */
export function daysChoices({ merchant, now }: Pick<Context, 'merchant' | 'now'>, days: string | undefined) {
  const spans = usualSpans(todayOf({ merchant, now }));
  const own = readSpan(days ?? '');
  const all = own && !spans.some((span) => spanText(span) === spanText(own)) ? [...spans, own] : spans;
  const texts = [...new Map(all.map((span) => [spanText(span), span])).entries()];
  return texts.map(([value, { from, to }]) => ({ value, label: from === to ? from : `${from} – ${to}` }));
}
