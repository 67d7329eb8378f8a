import { Form, Select } from 'antd';
import { GridLayout } from '@/components/ui/GridLayout';
import { customerKinds, visitSpans } from '@/domain/customers';
import { audienceSources, pushLimits } from '@/domain/pushes';
import { useLoad } from '@/hooks/useLoad';
import { type MessageId, useT } from '@/hooks/useT';
import { pushApi } from '@/services/push/api';
import type { Push } from '@/services/push/schema';

type Audience = Push['audience'];

interface AudienceFieldsProps {
  readonly value: Audience;
  readonly onChange: (audience: Audience) => void;
}

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Whom a push is for; what is left open does not limit it. */
export function AudienceFields({ value, onChange }: AudienceFieldsProps) {
  const t = useT();
  const { data } = useLoad(pushApi.choices);
  const one = <T extends string>(
    key: Exclude<keyof Audience, 'tags'>,
    label: MessageId,
    choices: readonly Choice<T>[],
  ) => (
    <Form.Item label={t(label)} htmlFor={`push-${key}`}>
      <Select
        id={`push-${key}`}
        allowClear
        value={(value[key] as T | undefined) ?? null}
        placeholder={t('push.any')}
        options={[...choices]}
        onChange={(chosen) => onChange({ ...value, [key]: chosen ?? undefined })}
      />
    </Form.Item>
  );
  const withCount = ({ value: key, label, count }: { value: string; label: string; count: number }) => ({
    value: key,
    label: t('push.choice', { label, count }),
  });
  return (
    <GridLayout columns="repeat(auto-fill, minmax(min(100%, 200px), 1fr))" gap="0 16px">
      {one(
        'level',
        'customer.level',
        (data?.levels ?? []).map((level) =>
          withCount(level.value === 'none' ? { ...level, label: t('customer.level.none') } : level),
        ),
      )}
      <Form.Item label={t('push.tags')} htmlFor="push-tags">
        <Select
          id="push-tags"
          mode="multiple"
          maxCount={pushLimits.tags}
          value={[...value.tags]}
          placeholder={t('push.any')}
          options={(data?.tags ?? []).map(withCount)}
          onChange={(tags) => onChange({ ...value, tags })}
        />
      </Form.Item>
      {one(
        'visited',
        'customer.visited',
        visitSpans.map((span) => ({ value: span, label: t(`customer.visited.${span}`) })),
      )}
      {one(
        'kind',
        'customer.kind',
        customerKinds.map((kind) => ({ value: kind, label: t(`customer.kind.${kind}`) })),
      )}
      {one(
        'source',
        'push.source',
        audienceSources.map((source) => ({ value: source, label: t(`push.source.${source}`) })),
      )}
    </GridLayout>
  );
}
