import { Flex, Input, Select, Switch } from 'antd';
import { findingText } from '@/blocks/publishing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type FieldOption, fieldValue, isAsked, type PlatformField, platformName, platforms } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { PlatformFields as Answers } from '@/services/publish/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { accountDraft, answersOf, textsOf, writeFields } from '../model';
import { useComposer } from '../useComposer';
import styles from './editor.module.css';
import { Field } from './Field';
import { fieldId } from './fieldId';

/** What the account's platform asks besides texts, drawn from the platform's own list. */
export function PlatformFields({ account }: { readonly account: WemediaAccount }) {
  const t = useT();
  const {
    content: { draft, changeDraft },
    checks: { checkOf },
  } = useComposer();
  const { fields } = platforms[account.platform];
  if (!draft || fields.length === 0) return null;
  const answers = answersOf(
    account.platform,
    accountDraft(draft, account.id).fields,
    textsOf(draft, account.id).ai_declared,
  );
  const findings = checkOf(draft.videoId, account.id)?.findings ?? [];
  return (
    <Flex
      component="section"
      vertical
      gap={16}
      className={styles.platform}
      aria-label={t('composer.platformFields', { platform: platformName(account.platform) })}
    >
      <Text component="h4" size="medium" strong>
        {t('composer.platformFields', { platform: platformName(account.platform) })}
      </Text>
      <GridLayout columns="repeat(auto-fill, minmax(232px, 1fr))" gap="16px 24px" className={styles.platformGrid}>
        {fields
          .filter((field) => isAsked(field, fields, answers))
          .map((field) => (
            <Field
              key={field.id}
              id={fieldId(`field-${field.id}`)}
              label={t(field.labelId)}
              isRequired={field.isRequired}
              errors={findings
                .filter(({ platformField, severity }) => severity === 'error' && platformField?.id === field.id)
                .map((finding) => findingText(finding, t))}
            >
              <Control
                field={field}
                value={fieldValue(field, answers) as Answers[string]}
                onChange={(value) => changeDraft((now) => writeFields(now, account.id, { [field.id]: value }))}
              />
            </Field>
          ))}
      </GridLayout>
    </Flex>
  );
}

interface ControlProps {
  readonly field: PlatformField;
  readonly value: Answers[string];
  readonly onChange: (value: Answers[string]) => void;
}

function Control({ field, value, onChange }: ControlProps) {
  const t = useT();
  const id = fieldId(`field-${field.id}`);
  const labelOf = (option: FieldOption) => ('labelId' in option ? t(option.labelId) : option.label);
  switch (field.kind) {
    case 'switch':
      return <Switch id={id} checked={value === true} onChange={onChange} />;
    case 'select':
      return (
        <Select
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          value={value === '' ? undefined : value}
          options={(field.options ?? []).map((option) => ({ value: option.value, label: labelOf(option) }))}
          onChange={onChange}
        />
      );
    case 'tags':
      return (
        <Select
          id={id}
          mode="tags"
          open={false}
          suffixIcon={null}
          value={Array.isArray(value) ? value : []}
          onChange={(next: string[]) => onChange(next)}
          maxCount={field.max}
        />
      );
    case 'text':
      return (
        <Input
          id={id}
          value={typeof value === 'string' ? value : ''}
          maxLength={2000}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}
