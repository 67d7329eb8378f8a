import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { LinkVideoPage } from '@/features/links/LinkVideoPage';

/** /compose/link: any link or text becomes a video. `?link=` begins with one. */
export default function ComposeLinkPage() {
  const [params] = useSearchParams();
  const link = params.get('link') ?? undefined;
  return <LinkVideoPage key={link} link={link} />;
}
