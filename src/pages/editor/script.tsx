import '@/hooks/allMessages';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { ScriptEditor } from '@/features/scripts/editor/ScriptEditor';
import { useOwnAddress } from '@/hooks/useOwnAddress';

/** /editor/script: a new script, or the one that `?id=` names. */
export default function ScriptEditorPage() {
  const [params] = useSearchParams();
  const setAddress = useOwnAddress();
  const id = params.get('id') ?? undefined;
  const [shown, setShown] = useState({ id, round: 0 });
  // Left for a new one: the editor begins anew. A first save only gives the open one its id.
  if (shown.id !== id) setShown({ id, round: id === undefined ? shown.round + 1 : shown.round });
  return (
    <ScriptEditor
      key={shown.round}
      id={id}
      onScript={(next) => setAddress(`/editor/script?id=${encodeURIComponent(next)}`)}
    />
  );
}
