import '@/hooks/allMessages';
import { UrlToVideo } from '@/features/tools/url_to_video/UrlToVideo';

export default function UrlToVideoPage() {
  return <UrlToVideo />;
}
