import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { BatchPreview } from '@/features/mixcut/batch/BatchPreview';

/** /editor/batch_preview: the versions of the recipe that `?plan=` names. */
export default function BatchPreviewPage() {
  const [params] = useSearchParams();
  const planId = params.get('plan') ?? undefined;
  return <BatchPreview key={planId} planId={planId} />;
}
