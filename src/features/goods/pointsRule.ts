import type { Rule } from 'antd/es/form';
import { goodsLimits } from '@/domain/goods';
import type { Translate } from '@/hooks/useT';

/** Not too many selling points, none too long. */
export const pointsRule = (t: Translate): Rule => ({
  validator: async (_, value: readonly string[] = []) => {
    const label = t('goods.sellingPoints');
    if (value.length > goodsLimits.sellingPoints) {
      throw new Error(t('resource.tooManyTags', { label, max: goodsLimits.sellingPoints }));
    }
    const long = value.find((point) => [...point].length > goodsLimits.sellingPoint);
    if (long)
      throw new Error(t('resource.tagTooLong', { tag: `${long.slice(0, 12)}…`, max: goodsLimits.sellingPoint }));
  },
});
