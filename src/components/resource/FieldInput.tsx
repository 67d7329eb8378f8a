import { AutoComplete, Form, Input, Select } from 'antd';
import type { Rule } from 'antd/es/form';
import { cloneElement, type ReactElement } from 'react';
import { type Translate, useT } from '@/hooks/useT';
import styles from './FieldInput.module.css';
import type { ControlProps, FilterChoice, ResourceField } from './types';

interface Props<Values> {
  readonly field: ResourceField<Values>;
  readonly choices: Readonly<Record<string, readonly FilterChoice[]>> | undefined;
}

/** One field of a declared form: label, control, rules and help. */
export function FieldInput<Values>({ field, choices }: Props<Values>) {
  const t = useT();
  return (
    <Form.Item
      className={field.half ? styles.half : styles.whole}
      name={field.name as string}
      label={t(field.label)}
      extra={field.help && t(field.help)}
      rules={rulesOf(field, t)}
      validateFirst
    >
      {controlOf(field, t, choices)}
    </Form.Item>
  );
}

function rulesOf<Values>(field: ResourceField<Values>, t: Translate): Rule[] {
  const rules: Rule[] = [];
  const label = t(field.label);
  if (field.required) {
    const isText = field.kind === 'text' || field.kind === 'textarea';
    // `whitespace` makes it a rule of texts: a number or a day would break it.
    rules.push({ required: true, ...(isText && { whitespace: true }), message: t('resource.required', { label }) });
  }
  if (field.kind === 'money') rules.push({ pattern: /^\d{0,8}(\.\d{1,2})?$/, message: t('resource.money') });
  if ((field.kind === 'text' || field.kind === 'textarea') && field.max) {
    rules.push({ max: field.max, message: t('resource.tooLong', { label, max: field.max }) });
  }
  if (field.kind === 'tags') {
    const { max, maxLength } = field;
    rules.push({
      validator: async (_, value: readonly string[] = []) => {
        if (value.length > max) throw new Error(t('resource.tooManyTags', { label, max }));
        const long = value.find((tag) => [...tag].length > maxLength);
        if (long) throw new Error(t('resource.tagTooLong', { tag: `${long.slice(0, 12)}…`, max: maxLength }));
      },
    });
  }
  return [...rules, ...(field.rules?.(t) ?? [])];
}

function controlOf<Values>(
  field: ResourceField<Values>,
  t: Translate,
  choices: Props<Values>['choices'],
): ReactElement<ControlProps> {
  const placeholder = field.placeholder && t(field.placeholder);
  switch (field.kind) {
    case 'text':
      return <Input placeholder={placeholder} count={field.max ? { max: field.max, show: true } : undefined} />;
    case 'textarea':
      return (
        <Input.TextArea
          placeholder={placeholder}
          autoSize={{ minRows: field.rows ?? 3, maxRows: 12 }}
          count={field.max ? { max: field.max, show: true } : undefined}
        />
      );
    case 'money':
      return <Input prefix="¥" inputMode="decimal" placeholder={placeholder} />;
    case 'tags':
      return <Select mode="tags" open={false} suffixIcon={null} tokenSeparators={['\n']} placeholder={placeholder} />;
    case 'choice':
      return (
        <AutoComplete
          allowClear
          placeholder={placeholder}
          maxLength={field.max}
          showSearch={{ filterOption: (text, option) => String(option?.value).includes(text) }}
          options={(choices?.[field.suggestionsFrom] ?? []).map(({ value }) => ({ value: String(value) }))}
        />
      );
    case 'custom':
      return cloneElement(field.control);
  }
}
