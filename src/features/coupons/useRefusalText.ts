import { useDates } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { useT } from '@/hooks/useT';
import type { CodeCheck } from '@/services/coupon/schema';

/** Why a code cannot be redeemed, in a sentence. */
export function useRefusalText(): (refusal: NonNullable<CodeCheck['refusal']>) => string {
  const t = useT();
  const dates = useDates();
  const money = useMoney();
  return ({ reason, at = 0, by = '', limit = 0 }) =>
    t(`coupon.refusal.${reason}`, { at: dates.moment(at), by, limit, money: money(limit) });
}
