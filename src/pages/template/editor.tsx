import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { TemplateEditor } from '@/features/timeline/template/TemplateEditor';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /template/editor: a new video template of the provider, or the one that `?id=` names. */
export default function TemplateEditorPage() {
  const [params] = useSearchParams();
  const setAddress = useOwnAddress();
  return (
    <TemplateEditor
      id={params.get('id') ?? undefined}
      onId={(id) => setAddress(`/template/editor?id=${encodeURIComponent(id)}`)}
    />
  );
}
