import { useMemo } from 'react';
import { aiParts } from '@/engine/project/aiParts';
import { useT } from '@/hooks/useT';
import { useProject } from './EditorContext';

/** Names what of the video a machine has made, so that its maker knows why it carries the label, or needs none. */
export function useAiPartsNote(): string {
  const t = useT();
  const project = useProject();
  const parts = useMemo(() => aiParts(project), [project]);
  if (parts.length === 0) return t('timeline.aiParts.none');
  const named = parts.map(({ kind, count }) => t(`timeline.aiParts.${kind}`, { count }));
  return t('timeline.aiParts.found', { parts: named.join(t('timeline.aiParts.separator')) });
}
