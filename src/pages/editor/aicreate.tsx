import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { AiCreate } from '@/features/assistant/chat/AiCreate';

/** /editor/aicreate: a new conversation, or the one that `?id=` names. */
export default function AiCreatePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <AiCreate
      talkId={params.get('id') ?? undefined}
      onOpen={(id) => navigate(id ? `/editor/aicreate?id=${encodeURIComponent(id)}` : '/editor/aicreate')}
    />
  );
}
