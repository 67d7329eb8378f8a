import '@/hooks/allMessages';
import { FrameworkTool } from '@/features/tools/FrameworkTool';

export default function FrameworkToolPage() {
  return <FrameworkTool />;
}
