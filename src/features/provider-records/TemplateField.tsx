import { Alert, Button, Flex, Form, Select, Skeleton, Upload } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { paintCover } from '@/blocks/video-templates/paintCover';
import { problemSentence } from '@/blocks/video-templates/problemSentence';
import { TemplateParts, usualParts } from '@/blocks/video-templates/TemplateParts';
import { LoadFailure } from '@/components/LoadFailure';
import type { ControlProps } from '@/components/resource/types';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type VideoTemplate, videoTemplates } from '@/domain/templates/builtIn.data';
import { builtInDocument } from '@/domain/templates/builtInDocument';
import { withSamples } from '@/domain/templates/editedTemplate';
import { MAX_SHELF_TITLE, shelfProblems } from '@/domain/templates/shelf';
import {
  MAX_TEMPLATE_FILE,
  parseTemplateFile,
  type TemplateFile,
  type TemplateFileProblem,
} from '@/domain/templates/templateFile';
import { type OpenParts, openPartsOf, readFields, templateFromProject } from '@/domain/templates/templateFromProject';
import { parseProject } from '@/engine/project/parseProject';
import type { Project } from '@/engine/project/schema';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { platformTemplateApi } from '@/services/platform_template/api';
import { CoverField } from './CoverField';

/** What a template is, as the form holds it. */
export interface TemplateContent {
  /** Of the record that is edited. */
  readonly id: string | undefined;
  readonly cover: string;
  /** undefined = as it is stored. */
  readonly document: Project | undefined;
  readonly open: OpenParts;
}

const wordsOf = (t: Translate) => ({
  name: t('shelf.sample.name'),
  brand: t('shelf.sample.brand'),
  offer: t('shelf.sample.offer'),
  badge: t('shelf.sample.badge'),
  price: t('shelf.sample.price'),
  offerTag: t('shelf.sample.offerTag'),
  point: (number: number) => t('shelf.sample.point', { number }),
  shot: (number: number) => t('templates.own.part.media', { number }),
  caption: (number: number) => t('shelf.sample.caption', { number }),
});

/** The document as it is stored, until somebody changes it. */
function useStored({ id, document }: TemplateContent) {
  const { data, error, refresh } = useLoad(
    platformTemplateApi.info,
    id === undefined || document ? undefined : { id },
    { fresh: true, refreshOnWindowFocus: false },
  );
  const stored = useMemo(() => {
    if (!data?.document) return undefined;
    const project = parseProject(data.document);
    return { document: project, open: openPartsOf(project, readFields(data.fields)) };
  }, [data]);
  return { stored, error, refresh, isLoading: id !== undefined && !document && !data && !error };
}

/** Where a template comes from, what of it is filled, its cover, and how it plays. */
export function TemplateField({ value, onChange }: ControlProps & { readonly value?: TemplateContent }) {
  const t = useT();
  const form = Form.useFormInstance();
  const content = value ?? { id: undefined, cover: '', document: undefined, open: {} };
  const { stored, error, refresh, isLoading } = useStored(content);
  const document = content.document ?? stored?.document;
  const open = content.document ? content.open : (stored?.open ?? content.open);
  const take = async ({ title, document: brought, fields }: TemplateFile) => {
    const kept = openPartsOf(brought, fields);
    // A bare project names nothing yet: everything that can be filled is offered.
    const next = { document: brought, open: Object.keys(kept).length > 0 ? kept : usualParts(t, brought) };
    if (!form.getFieldValue('title')) form.setFieldValue('title', title.slice(0, MAX_SHELF_TITLE));
    onChange?.({ ...content, ...next });
    const cover = await paintCover(withSamples(next.document)).catch(() => '');
    if (cover) onChange?.({ ...content, ...next, cover });
  };
  if (error) return <LoadFailure error={error} onRetry={refresh} />;
  if (isLoading) return <Skeleton active />;
  return (
    <Flex vertical gap={16}>
      <SourceChooser isReplacing={document !== undefined} onTake={(file) => void take(file)} />
      {document && (
        <ContentEditor
          document={document}
          open={open}
          cover={content.cover}
          onOpen={(next) => onChange?.({ ...content, document, open: next })}
          onCover={(cover) => onChange?.({ ...content, cover })}
        />
      )}
    </Flex>
  );
}

interface SourceChooserProps {
  readonly isReplacing: boolean;
  readonly onTake: (file: TemplateFile) => void;
}

/** A file that a shop has saved, or one of the built-in templates as a beginning. */
function SourceChooser({ isReplacing, onTake }: SourceChooserProps) {
  const t = useT();
  const [problem, setProblem] = useState<TemplateFileProblem>();
  const read = async (file: File) => {
    // A file of many megabytes is not even read.
    if (file.size > MAX_TEMPLATE_FILE) return setProblem({ code: 'fileTooLarge', limit: MAX_TEMPLATE_FILE });
    const found = parseTemplateFile(await file.text());
    setProblem('code' in found ? found : undefined);
    if (!('code' in found)) onTake(found);
  };
  const copy = (template: VideoTemplate | undefined) => {
    const made = template && builtInDocument(template, wordsOf(t));
    setProblem(undefined);
    if (template && made) onTake({ title: t(`templates.${template.key}.name`), ...made });
  };
  return (
    <Flex vertical gap={8}>
      <Flex gap={8} wrap align="center">
        <Upload
          accept=".json,application/json"
          showUploadList={false}
          beforeUpload={(file) => {
            void read(file);
            return false;
          }}
        >
          <Button>{t(isReplacing ? 'shelf.replaceFile' : 'shelf.chooseFile')}</Button>
        </Upload>
        <Select
          style={{ inlineSize: 200 }}
          value={null}
          aria-label={t('shelf.fromBuiltIn')}
          placeholder={t('shelf.fromBuiltIn')}
          options={videoTemplates.map(({ key }) => ({ value: key, label: t(`templates.${key}.name`) }))}
          onChange={(key: string | null) => copy(videoTemplates.find((template) => template.key === key))}
        />
      </Flex>
      <Text type="tertiary" size="small">
        {t('shelf.sourceHint')}
      </Text>
      {problem && <Alert type="error" showIcon title={problemSentence(t, problem)} />}
    </Flex>
  );
}

interface ContentEditorProps {
  readonly document: Project;
  readonly open: OpenParts;
  readonly cover: string;
  readonly onOpen: (open: OpenParts) => void;
  readonly onCover: (cover: string) => void;
}

function ContentEditor({ document, open, cover, onOpen, onCover }: ContentEditorProps) {
  const t = useT();
  const shown = useDeferredValue(open);
  const made = useMemo(() => templateFromProject(document, shown), [document, shown]);
  const pictured = useMemo(() => withSamples(document), [document]);
  const problems = shelfProblems(made.document, made.fields, cover);
  return (
    <GridLayout columns="repeat(auto-fit, minmax(min(300px, 100%), 1fr))" gap={24} align="start">
      <Flex vertical gap={12}>
        <TemplateParts project={document} value={open} onChange={onOpen} />
        {problems.map((problem) => {
          const sentence = problemSentence(t, problem);
          return <Alert key={sentence} type="warning" showIcon title={sentence} />;
        })}
      </Flex>
      <Flex vertical gap={16}>
        <ProjectPlayer project={made.document} isSmall />
        <CoverField project={pictured} value={cover} onChange={onCover} />
      </Flex>
    </GridLayout>
  );
}
