import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
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
  const canSave = useCan()('goods.save');
  const setDefault = useAction(goodsApi.set, { messages: { done: 'merchantGoods.defaultSaved' } });
  const change = async (id: string | undefined) => {
    const goodsId = id ?? defaultId;
    if (!goodsId) return;
    if (await setDefault.run({ id: goodsId, field: 'default', value: id ? '1' : '' })) onChanged();
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
