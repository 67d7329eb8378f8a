import { Button, Flex, Progress } from 'antd';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useDates } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { type MessageId, useT } from '@/hooks/useT';
import { MalformedError } from '@/lib/request/errors';
import { countingApi } from '@/services/counting/api';
import type { Usage } from '@/services/counting/schema';
import { usageOf } from '@/services/counting/usageOf';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { AppsSection } from './AppsSection';
import { PlanSection } from './PlanSection';

/** Every page of the settings that is no part of this one, for who may visit it. */
const pages = [
  ['/merchant/profile', 'menu.merchant.profile'],
  ['/merchant/certification', 'menu.merchant.certification'],
  ['/merchant/account/bill', 'menu.merchant.account.bill'],
  ['/merchant/team', 'menu.merchant.team'],
  ['/merchant/role', 'menu.merchant.role'],
  ['/merchant/report', 'menu.merchant.report'],
  ['/merchant/service', 'menu.merchant.service'],
  ['/merchant/authorization', 'menu.merchant.authorization'],
  ['/merchant/goods', 'menu.merchant.goods'],
  ['/merchant/words', 'menu.merchant.words'],
  ['/merchant/message', 'menu.merchant.message'],
  ['/merchant/help', 'menu.merchant.help'],
] as const satisfies readonly (readonly [string, MessageId])[];

/** Share from which a resource counts as nearly used up. */
const NEARLY_FULL = 0.9;

/** What the merchant has, until when, and what is left of it. */
export function AccountPage() {
  const t = useT();
  const canVisit = useCanVisit();
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('billing.account.title')} subtitle={t('billing.account.subtitle')}>
        {canVisit('/merchant/account/version') && (
          <PageLink to="/merchant/account/version">
            <Button type="primary" tabIndex={-1}>
              {t('billing.account.upgrade')}
            </Button>
          </PageLink>
        )}
      </PageHead>
      <PlanSection />
      <UsageSection />
      <AppsSection />
      <Section title={t('billing.account.more')}>
        <GridLayout component="nav" columns="repeat(auto-fill, minmax(160px, 1fr))" gap={12}>
          {pages
            .filter(([path]) => canVisit(path))
            .map(([path, label]) => (
              <PageLink key={path} to={path}>
                <Button block tabIndex={-1}>
                  {t(label)}
                </Button>
              </PageLink>
            ))}
        </GridLayout>
      </Section>
    </Flex>
  );
}

function UsageSection() {
  const t = useT();
  const canVisit = useCanVisit();
  const { data: answer, loading, error, refresh } = useLoad(countingApi.usage);
  const usage = usageOf(answer);
  return (
    <Section
      title={t('billing.account.usage')}
      loading={loading && !usage}
      error={usage || loading ? error : (error ?? new MalformedError('json'))}
      onRetry={refresh}
      {...(canVisit('/merchant/account/counting')
        ? { more: { to: '/merchant/account/counting', label: t('billing.account.toLedger') } }
        : {})}
    >
      {usage && (
        <GridLayout columns="repeat(auto-fit, minmax(190px, 1fr))" gap={16}>
          <CreditTile credits={usage.credits} />
          <ResourceTile label={t('billing.account.storage')} part={usage.storage} format={formatSize} />
          <ResourceTile label={t('billing.account.videos')} part={usage.videos} format={String} />
          <ResourceTile label={t('billing.account.speech')} part={usage.speechSeconds} format={formatDuration} />
        </GridLayout>
      )}
    </Section>
  );
}

function CreditTile({ credits }: Pick<Usage, 'credits'>) {
  const t = useT();
  const dates = useDates();
  return (
    <Panel vertical gap={8} data-tile="credits">
      <Text type="secondary">{t('billing.account.credits')}</Text>
      <Text component="strong" strong tabular size={24}>
        {dates.number(credits.balance)}
      </Text>
      <Text type="secondary" size="small">
        {t('billing.account.creditsNote', { granted: credits.granted, held: credits.held })}
      </Text>
    </Panel>
  );
}

interface ResourceTileProps {
  readonly label: string;
  readonly part: { readonly used: number; readonly total: number };
  readonly format: (value: number) => string;
}

function ResourceTile({ label, part: { used, total }, format }: ResourceTileProps) {
  const t = useT();
  const share = total > 0 ? Math.min(1, used / total) : 0;
  const isNearlyFull = share >= NEARLY_FULL;
  return (
    <Panel vertical gap={8}>
      <Flex justify="space-between" gap={8}>
        <Text type="secondary">{label}</Text>
        {isNearlyFull && <ToneTag tone="bad">{t('billing.account.nearlyFull')}</ToneTag>}
      </Flex>
      <Text component="strong" strong tabular size={18}>
        {format(used)} / {format(total)}
      </Text>
      <Progress
        percent={share * 100}
        showInfo={false}
        size="small"
        aria-label={label}
        status={isNearlyFull ? 'exception' : 'normal'}
      />
      <Text type="secondary" size="small">
        {t('billing.account.left', { left: format(Math.max(0, total - used)) })}
      </Text>
    </Panel>
  );
}
