import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { Analyze } from '@/features/analyze/Analyze';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /compose/analyze: viral texts and transcripts taken apart. `?id=` opens one. */
export default function ComposeAnalyzePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  return (
    <Analyze
      id={params.get('id') ?? undefined}
      onOpen={(id, options) => {
        const address = `/compose/analyze?id=${encodeURIComponent(id)}`;
        if (options?.replace) setAddress(address);
        else navigate(address);
      }}
      onNew={() => navigate('/compose/analyze')}
    />
  );
}
