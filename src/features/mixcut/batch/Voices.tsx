import { Alert, Button, Flex, Progress } from 'antd';
import { useVoices } from '@/blocks/voices';
import { Text } from '@/components/ui/Text';
import { adapterCost } from '@/domain/credits';
import { unspoken, voiceCredits, wordsOf } from '@/domain/mixcut/mixWords';
import type { MixRecipe } from '@/domain/mixcut/recipe';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { isJobBusy, jobs, useJob } from '@/lib/jobs';
import { voiceJobs } from './voiceJobs';

interface VoicesProps {
  readonly planId: string;
  readonly name: string;
  readonly recipe: MixRecipe;
  readonly versions: number;
}

/** What of a batch still has to be spoken, what it costs, and how far it is. */
export function Voices({ planId, name, recipe, versions }: VoicesProps) {
  const t = useT();
  const can = useCan();
  const voices = useVoices();
  const job = useJob(voiceJobs, planId);
  const wanted = recipe.words ? unspoken(recipe.words, wordsOf(recipe, versions)) : [];
  if (wanted.length === 0 || !can('speech.synthesize')) return null;
  if (job && isJobBusy(job.state)) {
    const { percent = 0, stage } = job.state.name === 'running' ? job.state : {};
    return (
      <Flex vertical gap={4} aria-live="polite">
        <Progress percent={Math.round(percent)} aria-label={t('mixcut.voice.make')} />
        <Flex gap={12} align="center" justify="space-between" wrap>
          <Text type="secondary">{stage ?? t('mixcut.voice.make')}</Text>
          <Button onClick={() => jobs.cancel(job.id)}>{t('mixcut.voice.stop')}</Button>
        </Flex>
      </Flex>
    );
  }
  const credits = voiceCredits(wanted, adapterCost(voices.owner));
  const order = { planId, name, wanted };
  // What an unfinished try has spoken is paid for: it goes on from there.
  const make = (): void => {
    if (job && job.state.name !== 'succeeded') voiceJobs.retry(job.id, order);
    else voiceJobs.start(order);
  };
  const failure = job?.state.name === 'failed' ? job.state.reason : undefined;
  return (
    <Alert
      type={failure ? 'error' : 'warning'}
      showIcon
      title={failure ?? t('mixcut.voice.missing', { count: wanted.length })}
      description={credits > 0 ? t('mixcut.voice.cost', { credits }) : t('mixcut.voice.without')}
      action={
        <Button type="primary" onClick={make}>
          {t('mixcut.voice.make')}
        </Button>
      }
    />
  );
}
