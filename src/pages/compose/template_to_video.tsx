import { TemplatesPage } from '@/features/videoTemplates/TemplatesPage';

export default function ComposeTemplatePage() {
  return <TemplatesPage />;
}
