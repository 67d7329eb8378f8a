import { Form, Input, InputNumber, Select } from 'antd';
import { useMemo, useState } from 'react';
import { FrameworkPicker } from '@/blocks/frameworks/FrameworkPicker';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { GrantedButton } from '@/components/GrantedButton';
import { Text } from '@/components/ui/Text';
import { platforms } from '@/domain/platforms';
import { fillTemplate, initialValues, parseTemplate, type Variable, variablesOf } from '@/domain/prompts';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import type { Citation } from '@/services/chat/schema';
import { promptApi } from '@/services/prompt/api';
import styles from './prompts.module.css';

/** Tells that a prompt was used; a count that does not come through disturbs nobody. */
export const countUse = (id: string): void => void promptApi.use({ id }, shownByCaller).catch(() => undefined);

/** A filled prompt: the question, and the records that were chosen in it. */
export interface FilledPrompt {
  readonly text: string;
  readonly mentions: readonly Citation[];
}

interface PromptFormProps {
  readonly template: string;
  readonly submitLabel: string;
  readonly isBusy?: boolean;
  /** Shows the form only: nothing can be sent. */
  readonly isPreview?: boolean;
  readonly onSubmit: (filled: FilledPrompt) => void;
}

/** A blank's value: the words that stand in the text, and the record behind them. */
interface Value {
  readonly words: string;
  readonly record?: Citation;
}

/** The form that a template's variables make, and the question that comes of it. */
export function PromptForm({ template, submitLabel, isBusy = false, isPreview = false, onSubmit }: PromptFormProps) {
  const t = useT();
  const current = useCurrentGoods();
  const pieces = useMemo(() => parseTemplate(template), [template]);
  const variables = useMemo(() => variablesOf(pieces), [pieces]);
  const initial = useMemo(() => initialValues(variables), [variables]);
  const [given, setGiven] = useState<Readonly<Record<string, Value>>>({});
  const [isTried, setIsTried] = useState(false);

  const startOf = ({ name, type }: Variable): Value => {
    if (type === 'goods' && current && !initial[name])
      return { words: current.title, record: { type: 'goods', id: current.id, title: current.title } };
    return { words: initial[name] ?? '' };
  };
  const values = new Map(variables.map((variable) => [variable.name, given[variable.name] ?? startOf(variable)]));
  const filled = fillTemplate(pieces, Object.fromEntries([...values].map(([name, { words }]) => [name, words])));
  const problemOf = (name: string): string | undefined => {
    if (filled.wrong.includes(name)) return t('assistant.form.wrong');
    return isTried && filled.missing.includes(name) ? t('assistant.form.missing', { name }) : undefined;
  };
  const submit = () => {
    setIsTried(true);
    if (filled.missing.length > 0 || filled.wrong.length > 0) return;
    onSubmit({ text: filled.text, mentions: [...values.values()].flatMap(({ record }) => record ?? []) });
  };

  return (
    <Form layout="vertical" className={styles.form} onFinish={submit}>
      {variables.map((variable) => {
        const problem = problemOf(variable.name);
        return (
          <Form.Item
            key={variable.name}
            label={variable.name}
            htmlFor={`blank-${variable.name}`}
            required
            validateStatus={problem ? 'error' : ''}
            help={problem}
          >
            <Blank
              variable={variable}
              value={values.get(variable.name) ?? { words: '' }}
              onChange={(value) => setGiven({ ...given, [variable.name]: value })}
            />
          </Form.Item>
        );
      })}
      {variables.length === 0 && (
        <Text component="p" type="secondary" size="small">
          {t('assistant.form.none')}
        </Text>
      )}
      <details className={styles.filled}>
        <summary>{t('assistant.form.preview')}</summary>
        <p>{filled.text}</p>
      </details>
      {!isPreview && (
        // Whatever is done with it is written by the assistant.
        <GrantedButton action="chat.send" type="primary" htmlType="submit" loading={isBusy} block>
          {submitLabel}
        </GrantedButton>
      )}
    </Form>
  );
}

interface BlankProps {
  readonly variable: Variable;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Blank({ variable: { name, type, options }, value, onChange }: BlankProps) {
  const id = `blank-${name}`;
  const say = (words: string) => onChange({ words });
  switch (type) {
    case 'longText':
      return (
        <Input.TextArea
          id={id}
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={8000}
          value={value.words}
          onChange={(event) => say(event.target.value)}
        />
      );
    case 'number':
      return (
        <InputNumber
          id={id}
          style={{ inlineSize: '100%' }}
          value={value.words === '' ? null : Number(value.words)}
          onChange={(number) => say(number === null ? '' : String(number))}
        />
      );
    case 'choice':
      return (
        <Select
          id={id}
          aria-label={name}
          value={value.words || null}
          options={options.map((option) => ({ value: option, label: option }))}
          onChange={(words) => say(words ?? '')}
        />
      );
    case 'platform':
      return (
        <Select
          id={id}
          aria-label={name}
          value={value.words || null}
          options={Object.values(platforms).map((platform) => ({ value: platform.name, label: platform.name }))}
          onChange={(words) => say(words ?? '')}
        />
      );
    case 'goods':
      return (
        <GoodsPicker
          id={id}
          value={value.record?.id}
          onChange={(goodsId, goods) =>
            onChange(
              goodsId && goods
                ? { words: goods.title, record: { type: 'goods', id: goodsId, title: goods.title } }
                : { words: '' },
            )
          }
        />
      );
    case 'framework':
      return (
        <FrameworkPicker
          id={id}
          label={name}
          value={value.record?.id}
          onChange={(frameworkId, framework) =>
            onChange(
              frameworkId && framework
                ? { words: framework.name, record: { type: 'framework', id: frameworkId, title: framework.name } }
                : { words: '' },
            )
          }
        />
      );
    default:
      return <Input id={id} maxLength={500} value={value.words} onChange={(event) => say(event.target.value)} />;
  }
}
