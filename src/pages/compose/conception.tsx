import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { ComposeConception } from '@/features/topics/generate/ComposeConception';
import { studioEntry } from '@/features/topics/model/studioEntry';

/** /compose/conception: topics on the way to a video. */
export default function ComposeConceptionPage() {
  const [params] = useSearchParams();
  const entry = studioEntry(params);
  return <ComposeConception key={params.toString()} {...entry} />;
}
