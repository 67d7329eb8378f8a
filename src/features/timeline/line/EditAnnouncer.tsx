import { type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { History } from '@/engine/edit/history';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import { useStepLabel } from '../model/useStepLabel';

interface EditAnnouncerProps {
  /** Takes a sentence to be spoken. */
  readonly say: RefObject<(text: string) => void>;
}

/** What has just happened, spoken to those who do not see it: choices, edits, undo and redo. */
export function EditAnnouncer({ say }: EditAnnouncerProps) {
  const t = useT();
  const labelOf = useStepLabel();
  const { store } = useEditorParts();
  const [text, setText] = useState('');
  useEffect(() => {
    say.current = setText;
    let last = store.getState().history;
    return store.subscribe(() => {
      const { history } = store.getState();
      if (history === last) return;
      const { how, label } = stepBetween(last, history);
      last = history;
      if (label !== undefined) setText(how ? t(`timelineLine.${how}`, { step: labelOf(label) }) : labelOf(label));
    });
  }, [store, t, labelOf, say]);
  return (
    <VisuallyHidden component="div" role="status" aria-live="polite">
      {text}
    </VisuallyHidden>
  );
}

/** What led from one history to another. */
function stepBetween(
  before: History,
  after: History,
): { readonly how?: 'undone' | 'redone'; readonly label: string | undefined } {
  if (after.canRedo && after.redoLabel === before.undoLabel && after.labels.length < before.labels.length)
    return { how: 'undone', label: before.undoLabel };
  if (before.canRedo && after.undoLabel === before.redoLabel && after.labels.length > before.labels.length)
    return { how: 'redone', label: before.redoLabel };
  return { label: after.undoLabel };
}
