import { App } from 'antd';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';
import styles from './Merchant.module.css';

interface Props {
  /** Empty = none was named. */
  readonly defaultId: string;
  readonly onChanged: () => void;
}

/** The goods that new work begins with where nobody has chosen one. */
export function DefaultGoods({ defaultId, onChanged }: Props) {
  const t = useT();
  const { message } = App.useApp();
  const canSave = useCan()('goods.save');
  const change = async (id: string | undefined) => {
    try {
      if (id) await goodsApi.set({ id, field: 'default', value: '1' }, { skipErrorHandler: true });
      else if (defaultId)
        await goodsApi.set({ id: defaultId, field: 'default', value: '' }, { skipErrorHandler: true });
      message.success(t('merchantGoods.defaultSaved'));
      onChanged();
    } catch (error) {
      message.error(messageOf(error));
    }
  };
  return (
    <div className={styles.default}>
      <GoodsPicker
        value={defaultId || undefined}
        disabled={!canSave}
        placeholder={t('merchantGoods.defaultNone')}
        onChange={(id) => void change(id)}
      />
      <span className={styles.hint}>{t('merchantGoods.defaultHelp')}</span>
    </div>
  );
}
