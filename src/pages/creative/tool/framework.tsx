import { FrameworkTool } from '@/features/tools/framework/FrameworkTool';

export default function FrameworkToolPage() {
  return <FrameworkTool />;
}
