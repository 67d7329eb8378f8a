import { RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { Alert, Button, ConfigProvider, Flex, Form, Select, Upload } from 'antd';
import { useRef, useState } from 'react';
import { DesignEditor, DesignPreview } from '@/blocks/caption-designs';
import type { ControlProps } from '@/components/resource/types';
import { type CaptionDesignProblem, captionDesignProblems, captionTemplateLimits } from '@/domain/captionDesigns';
import { MAX_TEMPLATE_FILE, parseTemplateFile } from '@/domain/templates/templateFile';
import { History } from '@/engine/edit/history';
import { type CaptionTemplate, captionTemplates } from '@/engine/project/captionTemplates';
import { type Translate, useT } from '@/hooks/useT';

/** What keeps a template from merchants, as a sentence. */
export const problemSentence = (t: Translate, { code, ...values }: CaptionDesignProblem): string =>
  t(`captionTemplate.problem.${code}`, values);

/** The merchants' editor of caption designs as a field of a form, with its own undo. */
export function DesignField({ value, onChange }: ControlProps & { readonly value?: CaptionTemplate }) {
  const t = useT();
  const form = Form.useFormInstance();
  const { componentDisabled = false } = ConfigProvider.useConfig();
  const [history, setHistory] = useState(() => History.start(value));
  // A drag sets more often than the screen is drawn: each change goes on from the last.
  const latest = useRef(history);
  if (latest.current.present !== value) {
    latest.current = History.start(value);
    setHistory(latest.current);
  }
  const go = (next: typeof history) => {
    latest.current = next;
    setHistory(next);
    onChange?.(next.present);
  };
  const begin = (design: CaptionTemplate) => {
    if (!form.getFieldValue('title')) form.setFieldValue('title', design.name.slice(0, captionTemplateLimits.title));
    go(latest.current.push(design, { label: '' }));
  };
  if (componentDisabled) return value && <DesignPreview design={value} />;
  return (
    <Flex vertical gap={12}>
      <Flex gap={8} wrap>
        <Beginnings onTake={begin} />
        <Button icon={<UndoOutlined />} disabled={!history.canUndo} onClick={() => go(latest.current.undo())}>
          {t('frameworks.edit.undo')}
        </Button>
        <Button icon={<RedoOutlined />} disabled={!history.canRedo} onClick={() => go(latest.current.redo())}>
          {t('frameworks.edit.redo')}
        </Button>
      </Flex>
      {value &&
        captionDesignProblems(value).map((problem) => {
          const sentence = problemSentence(t, problem);
          return <Alert key={sentence} type="warning" showIcon title={sentence} />;
        })}
      {value && (
        <DesignEditor
          value={value}
          onChange={(design, part) => go(latest.current.push(design, { label: part, merge: part }))}
          onEnd={() => {
            latest.current = latest.current.seal();
            setHistory(latest.current);
          }}
        />
      )}
    </Flex>
  );
}

/** One of the product's designs, or those of a shop in its template file. */
function Beginnings({ onTake }: { readonly onTake: (design: CaptionTemplate) => void }) {
  const t = useT();
  const [brought, setBrought] = useState<readonly CaptionTemplate[]>([]);
  const [hasNone, setHasNone] = useState(false);
  const read = async (file: File) => {
    const found = file.size > MAX_TEMPLATE_FILE ? undefined : parseTemplateFile(await file.text());
    const designs = found && 'document' in found ? Object.values(found.document.templates) : [];
    setBrought(designs);
    setHasNone(designs.length === 0);
    const [first] = designs;
    if (first) onTake(first);
  };
  return (
    <>
      <Select
        style={{ inlineSize: 200 }}
        value={null}
        aria-label={t('captionTemplate.begin')}
        placeholder={t('captionTemplate.begin')}
        options={[...brought, ...captionTemplates].map(({ key, name }) => ({ value: key, label: name }))}
        onChange={(key: string | null) => {
          const design = [...brought, ...captionTemplates].find((one) => one.key === key);
          if (design) onTake(design);
        }}
      />
      <Upload
        accept=".json,application/json"
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <Button>{t('captionTemplate.fromFile')}</Button>
      </Upload>
      {hasNone && <Alert type="error" showIcon title={t('captionTemplate.noneInFile')} />}
    </>
  );
}
