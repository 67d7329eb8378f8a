import { useEffect, useMemo } from 'react';
import { Filmstrips } from '@/engine/media/filmstrip';
import { Waveforms } from '@/engine/media/waveform';
import { createPlayer } from '@/engine/playback';
import type { Project } from '@/engine/project/schema';
import { EditorContext, type EditorParts } from '@/features/timeline/EditorContext';
import { Timeline } from '@/features/timeline/line/Timeline';
import { createEditorStore } from '@/features/timeline/model/editorStore';

interface LineStageProps {
  readonly project: Project;
  readonly onReady: (parts: EditorParts) => void;
}

/** The timeline alone, with the real store, player, strips and waveforms. */
export function LineStage({ project, onReady }: LineStageProps) {
  const made = useMemo(() => {
    const player = createPlayer(document.createElement('canvas'));
    player.setProject(project);
    const store = createEditorStore(project, () => undefined);
    let seen = project;
    store.subscribe(() => {
      const { present } = store.getState().history;
      if (present === seen) return;
      seen = present;
      player.setProject(present);
    });
    return {
      parts: { store, player },
      filmstrips: new Filmstrips(player.media),
      waveforms: new Waveforms(player.media),
    };
  }, [project]);
  useEffect(() => onReady(made.parts), [made, onReady]);
  return (
    <EditorContext value={made.parts}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <Timeline filmstrips={made.filmstrips} waveforms={made.waveforms} />
      </div>
    </EditorContext>
  );
}
