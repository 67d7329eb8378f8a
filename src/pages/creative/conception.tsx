import '@/hooks/allMessages';
import { TopicLibrary } from '@/features/topics/library/TopicLibrary';

/** /creative/conception: the topic library. */
export default function CreativeConceptionPage() {
  return <TopicLibrary />;
}
