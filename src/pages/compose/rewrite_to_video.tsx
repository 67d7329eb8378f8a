import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { Analyze } from '@/features/analyze/Analyze';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /compose/rewrite_to_video: someone's text becomes a script and a video of one's own goods. `?id=` a breakdown, `?script=` its rewrite. */
export default function ComposeRewritePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  return (
    <Analyze
      purpose="rewrite"
      id={params.get('id') ?? undefined}
      onOpen={(id, options) => {
        const address = `/compose/rewrite_to_video?id=${encodeURIComponent(id)}`;
        if (options?.replace) setAddress(address);
        else navigate(address);
      }}
      onNew={() => navigate('/compose/rewrite_to_video')}
    />
  );
}
