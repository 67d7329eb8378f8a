import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { ComposePost } from '@/features/compose/ComposePost';

/** /compose/post: product to video. `?project=` opens, `?link=`, `?idea=` and `?framework=` begin. */
export default function ComposePostPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const text = (name: string) => params.get(name) ?? undefined;
  return (
    <ComposePost
      key={round}
      projectId={text('project')}
      link={text('link')}
      idea={text('idea')}
      frameworkId={text('framework')}
      onProject={(id) => navigate(`/compose/post?project=${encodeURIComponent(id)}`, { replace: true })}
      onNew={() => {
        navigate('/compose/post', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
