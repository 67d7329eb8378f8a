import { Button, Input, Modal, Table } from 'antd';
import { useState } from 'react';
import { goodsLimits } from '@/domain/goods';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import type { GoodsOverview } from '@/services/goods/schema';
import styles from './Merchant.module.css';

interface Props {
  readonly categories: GoodsOverview['categories'];
  readonly onChanged: () => void;
}

/** The categories in use; renamed, or several made one, over all goods. */
export function CategoryTable({ categories, onChanged }: Props) {
  const t = useT();
  const canSave = useCan()('goods.save');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const rename = useAction(goodsApi.category, {
    messages: { done: ({ changed }) => t('merchantGoods.changed', { count: changed }) },
  });
  const counted = categories.filter((one) => asked.includes(one.name)).reduce((sum, { count }) => sum + count, 0);
  const ask = (from: readonly string[]) => {
    setName(from[0] ?? '');
    setAsked(from);
  };
  const save = async () => {
    if (!(await rename.run({ from: [...asked], to: name.trim() }))) return;
    setAsked([]);
    setChosen([]);
    onChanged();
  };
  return (
    <>
      {canSave && (
        <Button style={{ marginBlockEnd: 12 }} disabled={chosen.length < 2} onClick={() => ask(chosen)}>
          {t('merchantGoods.merge')}
        </Button>
      )}
      <Table
        className={styles.wide}
        size="small"
        rowKey="name"
        dataSource={categories}
        pagination={{ pageSize: 10, hideOnSinglePage: true }}
        rowSelection={
          canSave
            ? {
                selectedRowKeys: [...chosen],
                onChange: (keys) => setChosen(keys.map(String)),
                getCheckboxProps: (row) => ({ 'aria-label': t('merchantGoods.select', { name: row.name }) }) as object,
              }
            : undefined
        }
        columns={[
          { title: t('merchantGoods.category'), dataIndex: 'name' },
          { title: t('merchantGoods.count'), dataIndex: 'count', align: 'end', width: 120 },
          {
            title: t('merchantGoods.results'),
            width: 240,
            render: (_, { videos, views }) =>
              `${t('merchantGoods.videos', { count: videos })} · ${t('merchantGoods.views', { count: views })}`,
          },
          ...(canSave
            ? [
                {
                  key: 'actions',
                  width: 96,
                  render: (_: unknown, row: { name: string }) => (
                    <Button type="link" size="small" onClick={() => ask([row.name])}>
                      {t('merchantGoods.rename')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Modal
        open={asked.length > 0}
        title={
          asked.length > 1
            ? t('merchantGoods.mergeTitle', { count: asked.length })
            : t('merchantGoods.renameTitle', { name: asked[0] ?? '' })
        }
        onCancel={() => setAsked([])}
        onOk={() => void save()}
        confirmLoading={rename.isPending}
        okText={t('common.save')}
        okButtonProps={{ disabled: name.trim() === '' }}
      >
        <Input
          autoFocus
          value={name}
          maxLength={goodsLimits.category}
          status={name.trim() ? '' : 'error'}
          aria-label={t('merchantGoods.newName')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={() => name.trim() && void save()}
        />
        <p className={styles.hint}>
          {name.trim() ? t('merchantGoods.willChange', { count: counted }) : t('merchantGoods.nameMissing')}
        </p>
      </Modal>
    </>
  );
}
