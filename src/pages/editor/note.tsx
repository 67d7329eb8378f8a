import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { textPlatformIds } from '@/domain/platforms/texts';
import { ArticleEditor } from '@/features/articles/ArticleEditor';
import { NoteWorkspace } from '@/features/articles/editor/NoteWorkspace';
import { useOwnAddress } from '@/hooks/useOwnAddress';
import { articleAddress } from '@/services/article/address';

/** /editor/note: a new note or post (`?platform=weibo`), or the one that `?id=` names. */
export default function NotePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  const [round, setRound] = useState(0);
  const platform = textPlatformIds.find((id) => id === params.get('platform') && id !== 'gongzhonghao');
  return (
    <ArticleEditor
      key={round}
      kind={platform === 'weibo' ? 'post' : 'note'}
      platform={platform}
      id={params.get('id') ?? undefined}
      Workspace={NoteWorkspace}
      onId={(id) => setAddress(articleAddress({ id, kind: 'note' }))}
      onNew={() => {
        navigate('/editor/note', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
