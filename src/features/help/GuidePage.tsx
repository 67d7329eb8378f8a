import { CheckCircleFilled } from '@ant-design/icons';
import { useModel, useSearchParams } from '@umijs/max';
import { Button, Flex, Progress, Result, Skeleton } from 'antd';
import { useFirstSteps } from '@/blocks/useFirstSteps';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageTitle } from '@/components/PageTitle';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { type FirstStep, type FirstStepKey, firstStepPages } from '@/domain/firstSteps';
import { useT } from '@/hooks/useT';
import styles from './GuidePage.module.css';

/** Line drawings, 48 × 48, one a step. */
const drawings: Readonly<Record<FirstStepKey, string>> = {
  goods: 'M8 18l16-8 16 8v16l-16 8-16-8zM8 18l16 8 16-8M24 26v16',
  breakdown: 'M8 10h32v8H8zM8 24h14v16H8zM28 24h12v6H28zM28 36h12v4H28z',
  script: 'M12 6h18l8 8v28H12zM30 6v8h8M18 22h14M18 29h14M18 36h8',
  video: 'M6 10h36v28H6zM20 18l10 6-10 6z',
  account: 'M24 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 42c0-8 6-14 14-14s14 6 14 14',
  post: 'M8 10h32v30H8zM8 18h32M16 6v8M32 6v8M17 29l5 5 10-10',
  published: 'M8 40h32M12 34V22M20 34V12M28 34V26M36 34V16',
};

/** From the first goods to the first numbers; each step is ticked by what is really there. */
export function GuidePage() {
  const t = useT();
  const [params] = useSearchParams();
  const { initialState } = useModel('@@initialState');
  const { steps, isFinished, loading, error, refresh } = useFirstSteps();
  const done = steps.filter(({ isDone }) => isDone).length;
  const name = initialState?.currentUser?.name ?? '';
  const shop = initialState?.currentUser?.merchant?.name ?? '';
  const isWelcome = params.has('welcome');

  return (
    <Flex vertical gap={16} style={{ maxInlineSize: 880, marginInline: 'auto', padding: '24px 16px 48px' }}>
      <Flex vertical gap={4}>
        <PageTitle title={isWelcome ? t('help.guide.welcome', { name, shop }) : t('help.guide.title')} />
        <Text type="secondary">{t('help.guide.lead')}</Text>
      </Flex>
      {loading && <Skeleton active paragraph={{ rows: 8 }} />}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {steps.length > 0 && (
        <Flex align="center" gap={12}>
          <Progress
            percent={Math.round((done / steps.length) * 100)}
            showInfo={false}
            className={styles.progress ?? ''}
            aria-label={t('help.guide.title')}
          />
          <Text tabular>{t('help.guide.done', { done, total: steps.length })}</Text>
        </Flex>
      )}
      <Flex component="ol" vertical gap={12} className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.key} step={step} />
        ))}
      </Flex>
      {isFinished && (
        <Result
          status="success"
          title={t('help.guide.finished')}
          subTitle={t('help.guide.finishedText')}
          extra={
            <PageLink to="/publish/statistics">
              <Button type="primary">{t('help.guide.toNumbers')}</Button>
            </PageLink>
          }
        />
      )}
    </Flex>
  );
}

function Step({ step: { key, isDone, isNext } }: { readonly step: FirstStep }) {
  const t = useT();
  return (
    <Panel
      component="li"
      align="center"
      gap={16}
      wrap
      {...(isNext ? { className: styles.next, 'aria-current': 'step' as const } : {})}
    >
      <svg viewBox="0 0 48 48" width="40" height="40" className={styles.drawing} aria-hidden="true">
        <path d={drawings[key]} />
      </svg>
      <Flex vertical gap={4} flex="1 1 240px">
        <Text component="h3" strong>
          {t(`help.guide.${key}`)}
        </Text>
        <Text type="secondary">{t(`help.guide.${key}.text`)}</Text>
      </Flex>
      {isDone && (
        <Text type="secondary" className={styles.done}>
          <CheckCircleFilled aria-hidden /> {t('help.guide.stepDone')}
        </Text>
      )}
      <PageLink to={firstStepPages[key].address}>
        <Button type={isNext ? 'primary' : 'default'} style={{ minInlineSize: 96 }}>
          {t(isDone ? `help.guide.${key}.again` : `help.guide.${key}.go`)}
        </Button>
      </PageLink>
    </Panel>
  );
}
