import { Checkbox, Select, Table } from 'antd';
import { type ComplianceCategory, categoryName, complianceCategories } from '@/domain/compliance';
import { type KindRule, kindRules, type PlatformPolicy } from '@/domain/publishing/platformPolicy';
import { useT } from '@/hooks/useT';

export type KindsValue = Pick<PlatformPolicy, 'kinds' | 'loosenable'>;

interface KindRulesProps {
  /** Given by Form.Item. */
  readonly value?: KindsValue;
  readonly onChange?: (value: KindsValue) => void;
}

/** A rule for each kind of words, and whether merchants may loosen it. */
export function KindRules({ value = { kinds: {}, loosenable: [] }, onChange }: KindRulesProps) {
  const t = useT();
  const { kinds, loosenable } = value;
  const setRule = (category: ComplianceCategory, rule: KindRule | undefined) => {
    const others = Object.fromEntries(Object.entries(kinds).filter(([key]) => key !== category));
    onChange?.({
      kinds: rule ? { ...others, [category]: rule } : others,
      loosenable: rule ? loosenable : loosenable.filter((one) => one !== category),
    });
  };
  const setLoosenable = (category: ComplianceCategory, may: boolean) =>
    onChange?.({
      kinds,
      loosenable: may ? [...loosenable, category] : loosenable.filter((one) => one !== category),
    });
  return (
    <Table
      rowKey="category"
      size="small"
      pagination={false}
      scroll={{ x: 480, y: 360 }}
      dataSource={complianceCategories.map((category) => ({ category }))}
      columns={[
        { key: 'category', title: t('words.category'), render: (_, { category }) => categoryName(category) },
        {
          key: 'rule',
          title: t('words.platform.rule'),
          width: 176,
          render: (_, { category }) => (
            <Select<KindRule | ''>
              style={{ inlineSize: '100%' }}
              aria-label={t('words.platform.ruleOf', { name: categoryName(category) })}
              value={kinds[category] ?? ''}
              options={[
                { value: '', label: t('words.platform.rule.none') },
                ...kindRules.map((rule) => ({ value: rule, label: t(`words.platform.rule.${rule}`) })),
              ]}
              onChange={(rule) => setRule(category, rule || undefined)}
            />
          ),
        },
        {
          key: 'loosen',
          title: t('words.platform.loosen'),
          width: 128,
          render: (_, { category }) => (
            <Checkbox
              aria-label={t('words.platform.loosenOf', { name: categoryName(category) })}
              disabled={!kinds[category]}
              checked={loosenable.includes(category)}
              onChange={({ target }) => setLoosenable(category, target.checked)}
            />
          ),
        },
      ]}
    />
  );
}
