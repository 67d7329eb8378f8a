import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { ArticleEditor } from '@/features/articles/ArticleEditor';
import { ArticleWorkspace } from '@/features/articles/editor/ArticleWorkspace';
import { useOwnAddress } from '@/hooks/useOwnAddress';
import { articleAddress } from '@/services/article/address';

/** /editor/article: a new article, or the one that `?id=` names. */
export default function ArticlePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  const [round, setRound] = useState(0);
  return (
    <ArticleEditor
      key={round}
      kind="article"
      id={params.get('id') ?? undefined}
      Workspace={ArticleWorkspace}
      onId={(id) => setAddress(articleAddress({ id, kind: 'article' }))}
      onNew={() => {
        navigate('/editor/article', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
