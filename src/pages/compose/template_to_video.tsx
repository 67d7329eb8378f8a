import { useSearchParams } from '@umijs/max';
import { FillTemplate } from '@/features/videoTemplates/FillTemplate';
import { TemplatesPage } from '@/features/videoTemplates/TemplatesPage';

/** /compose/template_to_video: `?project=` fills an own template, `?tab=own` lists them. */
export default function ComposeTemplatePage() {
  const [params, setParams] = useSearchParams();
  const project = params.get('project');
  if (project) return <FillTemplate key={project} id={project} />;
  return (
    <TemplatesPage isOwn={params.get('tab') === 'own'} onOwn={(isOwn) => setParams(isOwn ? { tab: 'own' } : {})} />
  );
}
