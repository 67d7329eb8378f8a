import { localOf } from '../../src/domain/publishing/zone';
import { DEFAULT_ZONE } from '../../src/utils/timeZone';
import type { Context } from './serve';

/** The clocks that a merchant lives by. */
export const zoneOf = ({ merchant }: Pick<Context, 'merchant'>): string => merchant.zone ?? DEFAULT_ZONE;

/** The day that these clocks show. */
export const todayOf = (ctx: Pick<Context, 'merchant' | 'now'>): string => localOf(ctx.now(), zoneOf(ctx)).date;
