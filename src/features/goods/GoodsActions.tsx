import { CopyOutlined, EditOutlined, MoreOutlined, VideoCameraOutlined } from '@ant-design/icons';
import { useNavigate, useSearchParams } from '@umijs/max';
import { Button, Dropdown, Flex } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useRecordActions } from '@/hooks/useRecordActions';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { CurrentGoodsButton } from './CurrentGoodsButton';
import styles from './Goods.module.css';
import { copyBody } from './goodsForm';
import { withDetail } from './withDetail';

/** What can be done with one goods. */
export function GoodsActions({ goods, tools }: { readonly goods: Goods; readonly tools: ResourceTools<Goods> }) {
  const { t } = tools;
  const actions = useRecordActions();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const show = () => setParams(withDetail(params, goods.id));
  const copy = async () => {
    const body = copyBody(goods, t('goods.copyName', { name: goods.title }));
    const saved = await actions.save((options) => goodsApi.save(body, options), { isNew: true });
    if (!saved) return;
    tools.refresh();
    tools.edit(saved);
  };
  const canVisit = useCanVisit();
  const items = [
    ...(tools.can('save')
      ? [
          { key: 'edit', icon: <EditOutlined />, label: t('goods.edit'), onClick: () => tools.edit(goods) },
          { key: 'copy', icon: <CopyOutlined />, label: t('goods.copy'), onClick: () => void copy() },
        ]
      : []),
    ...(canVisit('/compose/post')
      ? [
          {
            key: 'video',
            icon: <VideoCameraOutlined />,
            label: t('goods.makeVideo'),
            onClick: () => navigate(`/compose/post?goods=${encodeURIComponent(goods.id)}`),
          },
        ]
      : []),
  ];
  return (
    <Flex component="span" gap={12} align="center" style={{ whiteSpace: 'nowrap' }}>
      <CurrentGoodsButton goods={goods} />
      <Button
        type="link"
        size="small"
        className={styles.action}
        aria-label={t('goods.detailsOf', { name: goods.title })}
        onClick={show}
      >
        {t('goods.details')}
      </Button>
      {tools.can('remove') && (
        <Button type="text" size="small" onClick={() => void tools.remove([goods])}>
          {t('common.delete')}
        </Button>
      )}
      {items.length > 0 && (
        <Dropdown menu={{ items }} trigger={['click']}>
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('goods.more', { name: goods.title })}
          />
        </Dropdown>
      )}
    </Flex>
  );
}
