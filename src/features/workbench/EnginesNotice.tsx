import { Alert, Button, Flex } from 'antd';
import { useState } from 'react';
import { useVoiceTrial } from '@/blocks/voices';
import { useWriting } from '@/blocks/writing';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { workStore } from '@/lib/storage/workStore';
import { engineApi } from '@/services/engine/api';
import { writerApi } from '@/services/writer/api';

const seenKey = 'workbench.enginesSeen';
const isTrue = (value: unknown): value is true => value === true;

/** Who writes and speaks here, said once, with a way to hear and read it; gone when it has been understood. */
export default function EnginesNotice() {
  const t = useT();
  const can = useCan();
  const canBind = useCanVisit()('/merchant/service');
  const [isSeen, setSeen] = useState(() => workStore.get(seenKey, isTrue) ?? false);
  const engines = useLoad(engineApi.info, { ready: !isSeen });
  const writing = useWriting();
  const trial = useVoiceTrial();
  if (isSeen || !engines.data) return null;

  const { writer, speech } = engines.data;
  const sample = t('workbench.engines.sample');
  const text = writing.text.trim();
  const isWriting = writing.status === 'waiting' || writing.status === 'streaming';
  const wishes = [
    writer.kind === 'embedded' && t('workbench.engines.betterWriter'),
    speech.kind === 'embedded' && t('workbench.engines.betterVoice'),
  ].filter(Boolean);
  const close = () => {
    void workStore.set(seenKey, true);
    setSeen(true);
  };
  return (
    <Alert
      type="info"
      showIcon
      title={t('workbench.engines.title', { writer: writer.name, voice: speech.name })}
      description={
        <Flex vertical gap={8}>
          {wishes.length > 0 && (
            <Text type="secondary">
              {wishes.join('')}
              {canBind ? (
                // Among words a link is told by more than its color.
                <PageLink to="/merchant/service" style={{ textDecoration: 'underline' }}>
                  {t('workbench.engines.bind')}
                </PageLink>
              ) : (
                t('workbench.engines.askOwner')
              )}
            </Text>
          )}
          <Flex gap={8} wrap>
            {can('writer.act') && (
              <Button
                size="small"
                loading={isWriting}
                onClick={() => writing.start((options) => writerApi.act({ act: 'rewrite', text: sample }, options))}
              >
                {t('workbench.engines.tryWriter')}
              </Button>
            )}
            {can('speech.synthesize') && (
              <Button
                size="small"
                loading={trial.isLoading}
                onClick={() => void trial.toggle('sample', { text: text || sample, voice: '' })}
              >
                {t(trial.active ? 'workbench.engines.stop' : 'workbench.engines.tryVoice')}
              </Button>
            )}
            <Button size="small" type="text" onClick={close}>
              {t('workbench.engines.understood')}
            </Button>
          </Flex>
          <div aria-live="polite">
            {text !== '' && <Text>{t('workbench.engines.result', { before: sample, after: text })}</Text>}
            {writing.failure && <Text type="danger">{writing.failure}</Text>}
          </div>
        </Flex>
      }
    />
  );
}
