import '@/hooks/allMessages';
import { FiguresPage } from '@/features/figures/FiguresPage';

export default function FigurePage() {
  return <FiguresPage />;
}
