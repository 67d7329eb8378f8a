import { Flex, Switch } from 'antd';
import { useMemo } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { draftProject } from '../model/draftProject';
import { MusicPicker } from '../storyboard/MusicPicker';
import { ExportPanel } from './ExportPanel';
import produceStyles from './produce.module.css';
import { RefineButton } from './RefineButton';
import { VoicePanel } from './VoicePanel';

/** The duty to label AI content; on unless the user takes it off knowingly. */
function LabelSwitch() {
  const t = useT();
  const dispatch = useDispatch();
  const isOn = useCompose((state) => state.draft.aiLabel);
  return (
    <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }}>
      <Flex gap={12} align="center">
        <Switch
          id="compose-label"
          checked={isOn}
          aria-describedby="compose-label-law"
          onChange={(value) => dispatch({ type: 'label/set', isOn: value })}
        />
        <Text htmlFor="compose-label" component="label" strong size={15} style={{ lineHeight: '24px' }}>
          {t('render.label')}
        </Text>
      </Flex>
      <Text component="p" id="compose-label-law" type={isOn ? 'secondary' : 'danger'} size={13}>
        {t(isOn ? 'render.labelLaw' : 'render.labelOff')}
      </Text>
    </Panel>
  );
}

/** Step 5: hear and see it, then make the file. */
export function ProduceStep() {
  const draft = useCompose((state) => state.draft);
  const built = useMemo(() => draftProject(draft), [draft]);
  const project = built.kind === 'ready' ? built.project : undefined;
  return (
    <GridLayout gap={24} align="start" className={produceStyles.produce}>
      <div className={produceStyles.producePlayer}>
        <ProjectPlayer project={project} />
      </div>
      <Flex vertical gap={16}>
        <VoicePanel />
        <Panel component="section" vertical gap={12} style={{ minInlineSize: 0 }}>
          <MusicPicker />
        </Panel>
        <LabelSwitch />
        <RefineButton project={project} />
        <ExportPanel project={project} isComplete={built.kind === 'ready' && built.isComplete} />
      </Flex>
    </GridLayout>
  );
}
