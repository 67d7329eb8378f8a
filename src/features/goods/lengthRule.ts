import type { FormRule } from 'antd';
import type { MessageId, Translate } from '@/hooks/useT';

/** A text of at most so many characters, counted as the counter below the field and the server count. */
export const lengthRule = (t: Translate, label: MessageId, max: number): FormRule => ({
  validator: async (_rule, value: unknown) => {
    if (typeof value === 'string' && value.length > max)
      throw new Error(t('resource.tooLong', { label: t(label), max }));
  },
});
