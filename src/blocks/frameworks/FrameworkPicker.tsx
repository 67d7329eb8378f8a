import { Flex, Select } from 'antd';
import { useMemo } from 'react';
import ShareBar from '@/components/ShareBar';
import { Text } from '@/components/ui/Text';
import {
  type Framework,
  type FrameworkPlatform,
  type GoodsFacts,
  segmentShares,
  suggestFrameworks,
} from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import { useFrameworks } from './useFrameworks';

interface FrameworkPickerProps {
  readonly value?: string | undefined;
  readonly onChange?: (id: string | undefined, framework: Framework | undefined) => void;
  /** With it the fitting ones stand first. */
  readonly goods?: GoodsFacts | undefined;
  readonly platform?: FrameworkPlatform | undefined;
  readonly id?: string;
  readonly allowClear?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly label?: string;
}

const suggested = 3;
const noGoods: GoodsFacts = {};

/** A field that chooses a framework: the fitting ones, one's own and the team's, the library. */
export function FrameworkPicker(props: FrameworkPickerProps) {
  const { value, onChange, goods, platform, label, allowClear = true, ...field } = props;
  const t = useT();
  const { own, byId, resultsOf, phase } = useFrameworks();
  const groups = useMemo(() => {
    const ranked = suggestFrameworks(goods ?? noGoods, { platform, own, resultsOf });
    const first = goods ? ranked.slice(0, suggested).map(({ framework }) => framework) : [];
    const rest = ranked.map(({ framework }) => framework).filter((framework) => !first.includes(framework));
    const parts: [string, Framework[]][] = [
      [t('frameworks.picker.suggested'), first],
      [t('frameworks.picker.own'), rest.filter(({ origin }) => origin === 'own')],
      [t('frameworks.picker.library'), rest.filter(({ origin }) => origin === 'library')],
    ];
    return parts
      .filter(([, list]) => list.length > 0)
      .map(([title, list]) => ({
        label: title,
        title,
        options: list.map((one) => ({ value: one.id, label: one.name })),
      }));
  }, [goods, platform, own, resultsOf, t]);

  return (
    <Select
      {...field}
      aria-label={label ?? t('frameworks.picker.label')}
      placeholder={t('frameworks.picker.placeholder')}
      allowClear={allowClear}
      loading={phase === 'loading' && own.length === 0}
      showSearch={{ optionFilterProp: 'label' }}
      // what was chosen and cannot be seen any more is still said to be one
      value={value && byId(value) === undefined && (phase === 'ready' || phase === 'failed') ? undefined : value}
      labelRender={({ label: name, value: id }) => (byId(String(id)) ? name : t('common.loading'))}
      popupMatchSelectWidth={false}
      options={groups}
      optionRender={({ value: id }) => <Option framework={byId(String(id))} />}
      onChange={(next: string | undefined) => onChange?.(next, byId(next))}
    />
  );
}

function Option({ framework }: { readonly framework: Framework | undefined }) {
  if (!framework) return null;
  return (
    <Flex component="span" vertical gap={4} style={{ paddingBlock: 4, maxInlineSize: 'min(360px, 80vw)' }}>
      <Text strong>{framework.name}</Text>
      <Text type="secondary" size={13} style={{ whiteSpace: 'normal' }}>
        {framework.summary}
      </Text>
      <ShareBar shares={segmentShares(framework)} isSmall />
    </Flex>
  );
}
