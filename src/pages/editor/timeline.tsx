import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { TimelineEditor } from '@/features/timeline/TimelineEditor';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /editor/timeline: a new project, or the one that `?project=` names. */
export default function TimelinePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  const [round, setRound] = useState(0);
  return (
    <TimelineEditor
      key={round}
      projectId={params.get('project') ?? undefined}
      onProject={(id) => setAddress(`/editor/timeline?project=${encodeURIComponent(id)}`)}
      onNew={() => {
        navigate('/editor/timeline', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
