import { Alert, Button, Drawer, Form, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { PromptForm } from '@/blocks/PromptForm';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import {
  parseTemplate,
  problemsOf,
  promptCategories,
  type VariableType,
  variableTypeNames,
  variableTypes,
} from '@/domain/prompts';

import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { promptApi } from '@/services/prompt/api';
import type { Prompt } from '@/services/prompt/schema';
import type { PromptFields } from './promptFile';
import styles from './prompts.module.css';

interface PromptEditorProps {
  /** Undefined for a new one. */
  readonly prompt: Prompt | undefined;
  readonly onSave: (fields: PromptFields) => Promise<boolean>;
  readonly onClose: () => void;
}

const samples: Readonly<Record<VariableType, (type: string, name: string, options: string) => string>> = {
  text: (type, name) => `{{${name}|${type}}}`,
  longText: (type, name) => `{{${name}|${type}}}`,
  number: (type, name) => `{{${name}|${type}|5}}`,
  choice: (type, name, options) => `{{${name}|${type}||${options}}}`,
  goods: (type, name) => `{{${name}|${type}}}`,
  framework: (type, name) => `{{${name}|${type}}}`,
  platform: (type, name) => `{{${name}|${type}}}`,
};

/** Writes a prompt; beside it the form that it makes, as it is typed. */
export function PromptEditor({ prompt, onSave, onClose }: PromptEditorProps) {
  const t = useT();
  const [form] = Form.useForm<PromptFields>();
  const [text, setText] = useState(prompt?.text ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const write = (next: string) => {
    setText(next);
    form.setFieldValue('text', next);
  };
  const insert = (type: VariableType) => {
    const name = variableTypeNames[type];
    const added = samples[type](
      name,
      type === 'choice' || type === 'number' ? t(`assistant.editor.name.${type}`) : name,
      t('assistant.editor.options'),
    );
    write(text + added);
  };
  const save = async (fields: PromptFields) => {
    setIsBusy(true);
    const isSaved = await onSave(fields);
    setIsBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Drawer
      open
      size={960}
      title={t(prompt ? 'assistant.editor.edit' : 'assistant.editor.new')}
      onClose={onClose}
      extra={
        <Button type="primary" loading={isBusy} onClick={() => form.submit()}>
          {t('common.save')}
        </Button>
      }
    >
      <GridLayout gap={24} className={styles.editor}>
        <Form<PromptFields>
          form={form}
          layout="vertical"
          initialValues={{ category: 'other', note: '', ...prompt }}
          onFinish={({ title, category, note, text: written }) =>
            void save({ title, category, note: note ?? '', text: written })
          }
          onValuesChange={(_, all) => setText(all.text ?? '')}
        >
          <Form.Item name="title" label={t('assistant.editor.title')} rules={[{ required: true, whitespace: true }]}>
            <Input maxLength={60} showCount />
          </Form.Item>
          <Form.Item name="category" label={t('assistant.editor.category')}>
            <Select options={promptCategories.map((value) => ({ value, label: t(`assistant.category.${value}`) }))} />
          </Form.Item>
          <Form.Item name="note" label={t('assistant.editor.note')}>
            <Input maxLength={200} />
          </Form.Item>
          <Form.Item
            name="text"
            label={t('assistant.editor.text')}
            extra={t('assistant.editor.help')}
            rules={[{ required: true, whitespace: true }]}
          >
            <Input.TextArea autoSize={{ minRows: 8, maxRows: 20 }} maxLength={5000} />
          </Form.Item>
          <Space wrap size={4} style={{ marginBlockEnd: 16 }}>
            <Text type="secondary" size="small">
              {t('assistant.editor.insert')}
            </Text>
            {variableTypes.map((type) => (
              <Button key={type} size="small" onClick={() => insert(type)}>
                {t(`assistant.type.${type}`)}
              </Button>
            ))}
          </Space>
          {prompt && (
            <Versions
              promptId={prompt.id}
              onRestore={(fields) => {
                form.setFieldsValue(fields);
                setText(fields.text);
              }}
            />
          )}
        </Form>
        <Preview text={text} />
      </GridLayout>
    </Drawer>
  );
}

interface VersionsProps {
  readonly promptId: string;
  readonly onRestore: (fields: PromptFields) => void;
}

/** What the prompt was before, each to be taken up again. */
function Versions({ promptId, onRestore }: VersionsProps) {
  const t = useT();
  const { data: info } = useLoad(promptApi.info, { id: promptId }, { fresh: true });
  if (!info || info.versions.length <= 1) return null;
  return (
    <details className={styles.versions}>
      <summary>{t('assistant.editor.versions', { count: info.versions.length })}</summary>
      <ul>
        {info.versions.map((version) => (
          <li key={version.version}>
            <span>{t('assistant.editor.version', { version: version.version, name: version.account_name })}</span>
            <Button
              size="small"
              onClick={() => {
                onRestore({
                  title: version.title,
                  category: version.category,
                  note: version.note,
                  text: version.text,
                });
              }}
            >
              {t('assistant.editor.restore')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The form that the text makes, and what is wrong in it. */
function Preview({ text }: { readonly text: string }) {
  const t = useT();
  const problems = problemsOf(parseTemplate(text));
  return (
    <section aria-label={t('assistant.editor.preview')}>
      <Text component="h3" size="medium" strong style={{ margin: '0 0 12px' }}>
        {t('assistant.editor.preview')}
      </Text>
      {problems.map((problem) => (
        <Alert
          key={`${problem.kind}-${problem.name}`}
          style={{ marginBlockEnd: 12 }}
          type="warning"
          showIcon
          title={t(`assistant.problem.${problem.kind}`, {
            name: problem.name,
            value: 'type' in problem ? problem.type : 'initial' in problem ? problem.initial : '',
          })}
        />
      ))}
      <div className={styles.preview}>
        <PromptForm template={text} submitLabel="" isPreview onSubmit={() => undefined} />
      </div>
    </section>
  );
}
