import '@/hooks/allMessages';
import { ProjectsPage } from '@/features/compose/ProjectsPage';

export default function ComposeEditorPage() {
  return <ProjectsPage />;
}
