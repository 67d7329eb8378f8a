import { Alert, Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { type ServiceKind, serviceLimits } from '@/domain/merchantServices';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { InputOf } from '@/services/contract';
import { merchantServiceApi } from '@/services/merchant_service/api';
import type { merchantServiceContract, ServiceTest } from '@/services/merchant_service/schema';

type Draft = NonNullable<InputOf<(typeof merchantServiceContract)['test']>['draft']>;

interface ServiceTrialProps {
  readonly kind: ServiceKind;
  /** What is typed and not stored yet; undefined = its form says what is wrong. Left out = the stored service. */
  readonly readDraft?: () => Promise<Draft | undefined>;
}

/** A real call with a sentence of one's own, and what came of it. */
export function ServiceTrial({ kind, readDraft }: ServiceTrialProps) {
  const t = useT();
  const [sentence, setSentence] = useState(t('merchantService.sample'));
  const [result, setResult] = useState<ServiceTest>();
  const test = useAction(merchantServiceApi.test);
  const start = async () => {
    const draft = await readDraft?.();
    if (readDraft && !draft) return;
    setResult(undefined);
    const answer = await test.run({ kind, sentence: sentence.trim(), ...(draft ? { draft } : {}) });
    if (answer) setResult(answer.result);
  };
  return (
    <Flex vertical gap={12} role="group" aria-label={t('merchantService.trial')}>
      <Text type="secondary" size={13}>
        {t(`merchantService.trialHint.${kind}`)}
      </Text>
      <Flex gap={8}>
        <Input
          value={sentence}
          maxLength={serviceLimits.sentence}
          aria-label={t('merchantService.sentence')}
          onChange={(event) => setSentence(event.target.value)}
          onPressEnter={(event) => {
            event.preventDefault();
            if (sentence.trim()) void start();
          }}
        />
        <Button loading={test.isPending} disabled={!sentence.trim()} onClick={() => void start()}>
          {t('merchantService.send')}
        </Button>
      </Flex>
      <div aria-live="polite">{result && <TrialResult kind={kind} result={result} />}</div>
    </Flex>
  );
}

function TrialResult({ kind, result }: { readonly kind: ServiceKind; readonly result: ServiceTest }) {
  const t = useT();
  const seconds = (result.ms / 1000).toFixed(1);
  if (!result.is_ok)
    return (
      <Alert type="error" showIcon title={result.message} description={t('merchantService.trialBad', { seconds })} />
    );
  return (
    <Alert
      type="success"
      showIcon
      title={t('merchantService.trialGood', { seconds })}
      description={
        <Flex vertical gap={8}>
          {result.text && (
            <span>{kind === 'recognizer' ? t('merchantService.heard', { text: result.text }) : result.text}</span>
          )}
          {result.audio && (
            // biome-ignore lint/a11y/useMediaCaption: it says the sentence that stands above it
            <audio controls src={result.audio} style={{ inlineSize: '100%' }} />
          )}
        </Flex>
      }
    />
  );
}
