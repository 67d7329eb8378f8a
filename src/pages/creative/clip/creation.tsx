import '@/hooks/allMessages';
import { useNavigate, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { RecipeEditor } from '@/features/mixcut/recipe/RecipeEditor';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /creative/clip/creation: a new recipe of mixed videos, or the one that `?project=` names. */
export default function ClipCreationPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const setAddress = useOwnAddress();
  const [round, setRound] = useState(0);
  return (
    <RecipeEditor
      key={round}
      id={params.get('project') ?? undefined}
      onId={(id) => setAddress(`/creative/clip/creation?project=${encodeURIComponent(id)}`)}
      onNew={() => {
        navigate('/creative/clip/creation', { replace: true });
        setRound(round + 1);
      }}
    />
  );
}
