import { useMemo } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { useCompose } from '../ComposeContext';
import styles from '../compose.module.css';
import { draftProject } from '../model/draftProject';
import { ExportPanel } from './ExportPanel';
import { LabelSwitch } from './LabelSwitch';
import produceStyles from './produce.module.css';
import { RefineButton } from './RefineButton';
import { VoicePanel } from './VoicePanel';

/** Step 5: hear and see it, then make the file. */
export function ProduceStep() {
  const draft = useCompose((state) => state.draft);
  const built = useMemo(() => draftProject(draft), [draft]);
  const project = built.kind === 'ready' ? built.project : undefined;
  return (
    <div className={produceStyles.produce}>
      <div className={produceStyles.producePlayer}>
        <ProjectPlayer project={project} />
      </div>
      <div className={styles.stack}>
        <VoicePanel />
        <LabelSwitch />
        <RefineButton project={project} />
        <ExportPanel project={project} isComplete={built.kind === 'ready' && built.isComplete} />
      </div>
    </div>
  );
}
