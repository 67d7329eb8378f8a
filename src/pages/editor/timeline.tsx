import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { TimelineEditor } from '@/features/timeline/TimelineEditor';

/** /editor/timeline: a new project, or the one that `?project=` names. */
export default function TimelinePage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  return (
    <TimelineEditor
      key={round}
      projectId={params.get('project') ?? undefined}
      onProject={(id) => navigate(`/editor/timeline?project=${encodeURIComponent(id)}`, { replace: true })}
      onNew={() => {
        navigate('/editor/timeline', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
