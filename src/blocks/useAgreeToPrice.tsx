import { App } from 'antd';
import { useCallback } from 'react';
import { useT } from '@/hooks/useT';

interface Offer {
  readonly title: string;
  /** Credits. */
  readonly price: number;
  /** Paid before: not paid again. */
  readonly is_taken: boolean;
}

/** Asks before something of the provider's shelf is paid, once; what is free or paid already is agreed to at once. */
export function useAgreeToPrice(): (offer: Offer) => Promise<boolean> {
  const t = useT();
  const { modal } = App.useApp();
  return useCallback(
    async ({ title, price, is_taken }: Offer) => {
      if (price === 0 || is_taken) return true;
      return modal.confirm({
        title: t('shelf.buy', { name: title }),
        content: t('shelf.buyText', { price }),
        okText: t('shelf.buyOk', { price }),
      });
    },
    [modal, t],
  );
}
