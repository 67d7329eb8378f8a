import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { TopicInfo } from '@/features/topics/info/TopicInfo';

/** /creation/conception/info?id= */
export default function ConceptionInfoPage() {
  const [params] = useSearchParams();
  return <TopicInfo id={params.get('id')?.slice(0, 64) || 'none'} />;
}
