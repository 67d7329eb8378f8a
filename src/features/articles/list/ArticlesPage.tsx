import { useNavigate, useSearchParams } from '@umijs/max';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { articleAddress } from '@/services/article/address';
import { articleResource } from './articleResource';
import { StartDrawer } from './StartDrawer';

/** All posts, articles and notes; a new one begins in a drawer that the address can open (`?start=1&topic=`). */
export function ArticlesPage() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete('start');
    next.delete('topic');
    setParams(next, { replace: true });
  };
  return (
    <>
      <ResourcePage resource={articleResource} />
      <StartDrawer
        open={params.get('start') === '1'}
        topicId={params.get('topic') ?? undefined}
        onClose={close}
        onMade={(article) => navigate(articleAddress(article))}
      />
    </>
  );
}
