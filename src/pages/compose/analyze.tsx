import { useNavigate, useSearchParams } from '@umijs/max';
import { Analyze } from '@/features/analyze/Analyze';

/** /compose/analyze: viral texts and transcripts taken apart. `?id=` opens one. */
export default function ComposeAnalyzePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (
    <Analyze
      id={params.get('id') ?? undefined}
      onOpen={(id, options) =>
        navigate(`/compose/analyze?id=${encodeURIComponent(id)}`, { replace: options?.replace ?? false })
      }
      onNew={() => navigate('/compose/analyze')}
    />
  );
}
