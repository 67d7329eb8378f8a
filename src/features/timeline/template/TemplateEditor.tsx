import { Button, Result } from 'antd';
import { DocumentLoader } from '@/blocks/document';
import { PageLink } from '@/components/PageLink';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { EditorSession } from '../EditorSession';
import { startTemplate, templateKind } from './templateDocument';
import { templateList, templateSetting } from './templateSetting';

interface TemplateEditorProps {
  /** An existing template. */
  readonly id: string | undefined;
  /** Puts the template's id into the address without leaving the page. */
  readonly onId: (id: string) => void;
}

/** The provider's editor of video templates: the timeline, with places that merchants fill. */
export function TemplateEditor({ id, onId }: TemplateEditorProps) {
  const t = useT();
  const can = useCan();
  const leave = (
    <PageLink to={templateList}>
      <Button tabIndex={-1}>{t('templateEditor.back')}</Button>
    </PageLink>
  );
  if (!can('platform_template.save')) return <Result status="403" title={t('templateEditor.noRight')} extra={leave} />;
  return (
    <DocumentLoader
      kind={templateKind}
      id={id}
      fresh={startTemplate}
      onId={onId}
      failedTitle={t('templateEditor.openFailed')}
      leave={leave}
    >
      {(start, { begin, follow }) => (
        <EditorSession
          key={start.key}
          setting={templateSetting}
          start={start}
          onProject={follow}
          restart={begin}
          openProject={onId}
        />
      )}
    </DocumentLoader>
  );
}
