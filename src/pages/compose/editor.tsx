import '@/hooks/allMessages';
import { ProjectsPage } from '@/features/projects/ProjectsPage';

export default function ComposeEditorPage() {
  return <ProjectsPage />;
}
