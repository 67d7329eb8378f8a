import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { FillShelfTemplate, FillTemplate } from '@/features/videoTemplates/FillTemplate';
import { TemplatesPage, templateTabs } from '@/features/videoTemplates/TemplatesPage';

/** /compose/template_to_video: `?project=` fills an own template, `?shelf=` one of the provider's; `?tab=` lists them. */
export default function ComposeTemplatePage() {
  const [params, setParams] = useSearchParams();
  const project = params.get('project');
  const shelf = params.get('shelf');
  if (project) return <FillTemplate key={project} id={project} />;
  if (shelf) return <FillShelfTemplate key={shelf} id={shelf} />;
  const tab = templateTabs.find((one) => one === params.get('tab')) ?? 'ready';
  return <TemplatesPage tab={tab} onTab={(next) => setParams(next === 'ready' ? {} : { tab: next })} />;
}
