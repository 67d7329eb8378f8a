import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Input, InputNumber, Modal, Radio } from 'antd';
import { useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { type CustomerLevel, customerLimits, type LevelRules, levelProblem } from '@/domain/customers';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { customerApi } from '@/services/customer/api';
import type { LevelRulesView } from '@/services/customer/schema';

interface LevelsDialogProps {
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** What a customer has to spend or order for each level. */
export function LevelsDialog({ onDone, onClose }: LevelsDialogProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(customerApi.levels, {}, { fresh: true });
  return (
    <Modal open title={t('customer.level.set')} width={640} footer={null} onCancel={onClose}>
      <LoadState data={data} error={error} onRetry={refresh} rows={3} />
      {data && <RulesForm rules={data} onDone={onDone} />}
    </Modal>
  );
}

function RulesForm({ rules: read, onDone }: Pick<LevelsDialogProps, 'onDone'> & { readonly rules: LevelRulesView }) {
  const t = useT();
  const [rules, setRules] = useState<LevelRules>({ match: read.match, levels: read.levels });
  const [isShown, setShown] = useState(false);
  const save = useAction(customerApi.levelsSave, { messages: { done: 'customer.level.saved' } });
  const problem = levelProblem(rules);
  const change = (index: number, patch: Partial<CustomerLevel>) =>
    setRules({ ...rules, levels: rules.levels.map((level, at) => (at === index ? { ...level, ...patch } : level)) });
  const submit = async () => {
    setShown(true);
    if (problem) return;
    const levels = rules.levels.map((level) => ({ ...level }));
    if (await save.run({ match: rules.match, levels, revision: read.revision })) onDone();
  };
  const blank: CustomerLevel = { key: '', name: '', min_spent: 0, min_orders: 0 };
  return (
    <Flex vertical gap={16}>
      <Text type="secondary">{t('customer.level.hint')}</Text>
      <Radio.Group
        aria-label={t('customer.level.match')}
        value={rules.match}
        options={(['any', 'all'] as const).map((value) => ({ value, label: t(`customer.level.${value}`) }))}
        onChange={({ target }) => setRules({ ...rules, match: target.value as LevelRules['match'] })}
      />
      {rules.levels.map((level, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places while they are typed
        <Flex key={index} gap={8} wrap align="center">
          <Input
            style={{ flex: '1 1 120px' }}
            value={level.name}
            maxLength={customerLimits.levelName}
            aria-label={t('customer.level.name', { number: index + 1 })}
            placeholder={t('customer.level.nameHint')}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <InputNumber
            style={{ flex: '1 1 120px' }}
            prefix="¥"
            min={0}
            max={customerLimits.spent / 100}
            precision={2}
            value={level.min_spent / 100}
            aria-label={t('customer.level.spent', { number: index + 1 })}
            onChange={(yuan) => change(index, { min_spent: Math.round((yuan ?? 0) * 100) })}
          />
          <InputNumber
            style={{ flex: '1 1 96px' }}
            suffix={t('customer.level.ordersUnit')}
            min={0}
            max={customerLimits.orders}
            precision={0}
            value={level.min_orders}
            aria-label={t('customer.level.orders', { number: index + 1 })}
            onChange={(orders) => change(index, { min_orders: orders ?? 0 })}
          />
          <Text type="secondary" size="small" tabular>
            {t('customer.level.count', { count: read.counts[level.key] ?? 0 })}
          </Text>
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('customer.level.remove', { number: index + 1 })}
            onClick={() => setRules({ ...rules, levels: rules.levels.filter((_, at) => at !== index) })}
          />
        </Flex>
      ))}
      <div>
        <Button
          icon={<PlusOutlined />}
          disabled={rules.levels.length >= customerLimits.levels}
          onClick={() => setRules({ ...rules, levels: [...rules.levels, blank] })}
        >
          {t('customer.level.add')}
        </Button>
      </div>
      {isShown && problem && (
        <Alert
          type="error"
          showIcon
          title={t(`customer.level.problem.${problem.kind}`, { number: problem.index + 1 })}
        />
      )}
      <Flex justify="end">
        <Button type="primary" loading={save.isPending} onClick={() => void submit()}>
          {t('common.save')}
        </Button>
      </Flex>
    </Flex>
  );
}
