import { Switch } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { ToneTag } from '@/components/ToneTag';
import type { Goods } from '@/services/goods/schema';

/** On sale or off: a switch for those who may, the state in words for the others. */
export function GoodsStatus({ goods, tools }: { readonly goods: Goods; readonly tools: ResourceTools<Goods> }) {
  const { t } = tools;
  const isOn = goods.status === 1;
  if (!tools.can('status')) {
    return <ToneTag tone={isOn ? 'good' : 'plain'}>{t(isOn ? 'goods.on' : 'goods.off')}</ToneTag>;
  }
  return (
    <Switch
      size="small"
      checked={isOn}
      aria-label={t('goods.statusOf', { name: goods.title })}
      onChange={(next) => void tools.changeStatus([goods], next ? 1 : 0)}
    />
  );
}
