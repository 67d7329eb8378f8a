import { useMemo } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { useT } from '@/hooks/useT';
import { useCompose } from '../ComposeContext';
import { cardStart, draftProject } from '../model/draftProject';
import storyboardStyles from './storyboard.module.css';
import { TemplatePicker } from './TemplatePicker';
import { VoicePicker } from './VoicePicker';

/** How it sounds and looks, live: the image beside is the video itself at the card that is being worked on. */
export function LookPanel({ shownId }: { readonly shownId: string | undefined }) {
  const t = useT();
  const draft = useCompose((state) => state.draft);
  const built = useMemo(() => draftProject(draft), [draft]);
  const project = built.kind === 'ready' ? built.project : undefined;
  const at = useMemo(() => (shownId ? cardStart(draft, shownId) : undefined), [draft, shownId]);
  return (
    <aside className={storyboardStyles.look} aria-label={t('compose.look.title')}>
      <div className={storyboardStyles.lookPlayer}>
        <ProjectPlayer project={project} showAt={at} isSmall />
      </div>
      <div className={storyboardStyles.lookControls}>
        <VoicePicker />
        <TemplatePicker />
      </div>
    </aside>
  );
}
