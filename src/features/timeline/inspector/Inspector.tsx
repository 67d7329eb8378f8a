import { useMemo } from 'react';
import { useEditor } from '../EditorContext';
import { ClipInspector } from './ClipInspector';
import { CutInspector } from './CutInspector';
import { ProjectInspector } from './ProjectInspector';

/** Properties of what is chosen: clips, a cut, or the project itself. */
export function Inspector() {
  const selection = useEditor((state) => state.selection);
  const cut = useEditor((state) => state.cut);
  const ids = useMemo(() => [...selection], [selection]);
  if (cut) return <CutInspector key={`${cut.leftClipId} ${cut.rightClipId}`} cut={cut} />;
  if (ids.length === 0) return <ProjectInspector />;
  return <ClipInspector ids={ids} />;
}
