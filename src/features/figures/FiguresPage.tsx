import { Alert, Flex, Input } from 'antd';
import { useState } from 'react';
import { SpeechControls, type SpeechSettings, usualSettings, VoicePicker } from '@/blocks/voices';
import { PageHead } from '@/components/resource/PageHead';
import { PageTabs } from '@/components/resource/PageTabs';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { Panel } from '@/components/ui/Panel';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { speechApi } from '@/services/speech/api';
import { figuresResource } from './figuresResource';
import { samplesResource } from './samples/samplesResource';

/** Own recordings, with an honest word about what the engine at work does with them. */
function SamplesTab() {
  const t = useT();
  const { data } = useLoad(speechApi.voices);
  return (
    <ResourcePage
      resource={samplesResource}
      intro={
        data && <Alert type="info" showIcon title={t(`figures.samplesUse.${data.samples}`, { name: data.engine })} />
      }
    />
  );
}

const tabs = ['figures', 'voices', 'samples'] as const;

/** Digital humans, the voices to choose from, and the merchant's own recordings. */
export function FiguresPage() {
  const bodies = {
    figures: <ResourcePage resource={figuresResource} />,
    voices: <VoicesTab />,
    samples: <SamplesTab />,
  };
  return <PageTabs title="menu.creative.figure" tabs={tabs} label={(key) => `figures.tab.${key}`} bodies={bodies} />;
}

function VoicesTab() {
  const t = useT();
  const [voice, setVoice] = useState('');
  const [text, setText] = useState('');
  const [settings, setSettings] = useState<SpeechSettings>(usualSettings);
  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 960 }}>
      <PageHead title={t('figures.tab.voices')} subtitle={t('figures.voicesText')} />
      <Panel component="section" vertical gap={16}>
        <Input.TextArea
          rows={2}
          maxLength={60}
          value={text}
          placeholder={t('voices.trialLine')}
          aria-label={t('figures.trialLine')}
          onChange={(event) => setText(event.target.value)}
        />
        <SpeechControls value={settings} onChange={setSettings} />
      </Panel>
      <Panel component="section" vertical gap={16}>
        <VoicePicker value={voice} onChange={setVoice} text={text} settings={settings} />
      </Panel>
    </Flex>
  );
}
