import '@/hooks/allMessages';
import { FigureVideo } from '@/features/tools/figure_video/FigureVideo';

/** /creative/tool/figure_video */
export default function FigureVideoPage() {
  return <FigureVideo />;
}
