import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { ConceptionPage } from '@/features/topics/library/ConceptionPage';
import { studioEntry } from '@/features/topics/model/studioEntry';

/** /creation/conception: `?idea=` begins at once, `?goods=` and `?occasion=` fill in. */
export default function CreationConceptionPage() {
  const [params] = useSearchParams();
  const entry = studioEntry(params);
  return <ConceptionPage key={params.toString()} {...entry} />;
}
