import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { goodsLimits } from '@/domain/goods';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import type { RequestOptions } from '@/lib/request';
import { goodsApi } from '@/services/goods/api';

interface AddFactProps {
  readonly goodsId: string;
  /** The clause that makes the statement. */
  readonly statement: string;
}

/** Puts a statement that is true among the selling points of its goods, after a look at how it reads there. */
export function AddFact({ goodsId, statement }: AddFactProps) {
  const t = useT();
  const can = useCan();
  const [point, setPoint] = useState<string>();
  const [isFull, setFull] = useState(false);
  // Read anew, so that what a colleague changed meanwhile stays; the revision refuses what changes in between.
  const add = async (text: string, options: RequestOptions) => {
    const goods = await goodsApi.info({ id: goodsId }, options);
    if (goods.selling_points.includes(text)) return goods;
    if (goods.selling_points.length >= goodsLimits.sellingPoints) {
      setFull(true);
      return undefined;
    }
    return goodsApi.save({ ...goods, selling_points: [...goods.selling_points, text] }, options);
  };
  const adding = useAction(add, {
    messages: { done: (saved) => (saved ? t('facts.add.done') : undefined) },
    invalidates: ['goods'],
  });
  if (!can('goods.save')) return null;
  if (point === undefined)
    return (
      <Button size="small" onClick={() => setPoint(statement.slice(0, goodsLimits.sellingPoint))}>
        {t('facts.add.open')}
      </Button>
    );
  const trimmed = point.trim();
  return (
    <Flex vertical gap={8}>
      <Text size={13}>{t('facts.add.hint')}</Text>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        value={point}
        maxLength={goodsLimits.sellingPoint}
        showCount
        aria-label={t('facts.add.point')}
        onChange={({ target }) => setPoint(target.value)}
      />
      {isFull && <Text type="danger">{t('facts.add.full', { count: goodsLimits.sellingPoints })}</Text>}
      <Flex gap={8} wrap>
        <Button
          size="small"
          type="primary"
          disabled={!trimmed}
          loading={adding.isPending}
          onClick={() => void adding.run(trimmed).then((saved) => saved?.result && setPoint(undefined))}
        >
          {t('facts.add.confirm')}
        </Button>
        <Button size="small" onClick={() => setPoint(undefined)}>
          {t('common.cancel')}
        </Button>
      </Flex>
    </Flex>
  );
}
