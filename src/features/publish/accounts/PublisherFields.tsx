import { Flex, Form, Select, Skeleton } from 'antd';
import { accessReasonText } from '@/blocks/grants';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import { teamGroupApi } from '@/services/team_group/api';
import { wemediaApi } from '@/services/wemedia/api';
import type { WemediaView } from '@/services/wemedia/schema';

interface PublisherFieldsProps {
  readonly account: WemediaView;
  readonly isReadOnly: boolean;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

const MAX_CHOICES = 200;

/** Who may publish by the account: members, groups, or with nobody chosen everybody who has the right to publish. */
export function PublisherFields({ account, isReadOnly }: PublisherFieldsProps) {
  const t = useT();
  const isAsked = { ready: !isReadOnly };
  const members = useLoad(accountApi.data, { status: 1, page: 1, page_size: MAX_CHOICES }, isAsked);
  const groups = useLoad(teamGroupApi.data, { page: 1, page_size: MAX_CHOICES }, isAsked);

  /** Those who can be chosen, and whoever is chosen: a member who has left keeps a line, so that he can be taken out. */
  const optionsOf = (chosen: readonly Named[], all: readonly Named[] = []) =>
    [...all, ...chosen.filter(({ id }) => !all.some((one) => one.id === id))].map(({ id, name }) => ({
      value: id,
      label: name || t('publishTruth.publisherGone'),
    }));

  return (
    <>
      <Form.Item name="publishers" label={t('publishTruth.publishers')} extra={t('publishTruth.publishersHelp')}>
        <Select
          mode="multiple"
          allowClear
          optionFilterProp="label"
          placeholder={t('publishTruth.publishersAll')}
          loading={members.loading}
          options={optionsOf(account.publishers, members.data?.list)}
        />
      </Form.Item>
      <Form.Item name="publisher_groups" label={t('publishTruth.publisherGroups')}>
        <Select
          mode="multiple"
          allowClear
          optionFilterProp="label"
          loading={groups.loading}
          options={optionsOf(account.publisher_groups, groups.data?.list)}
        />
      </Form.Item>
      <Publishers accountId={account.id} />
    </>
  );
}

/** Who that comes to, by what is stored: groups and rights resolved, each with the reason. */
function Publishers({ accountId }: { readonly accountId: string }) {
  const t = useT();
  const { data, error, refresh } = useLoad(wemediaApi.publishers, { id: accountId });
  return (
    <section aria-labelledby="account-publishers" style={{ marginBlockEnd: 24 }}>
      <Text id="account-publishers" component="h4" style={{ margin: '0 0 8px' }}>
        {t('publishTruth.publishersNow')}
      </Text>
      {!data && error && <LoadFailure error={error} onRetry={refresh} />}
      {!data && !error && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.list.length === 0 && <Text type="secondary">{t('publishTruth.publishersNobody')}</Text>}
      {data && data.list.length > 0 && (
        <Flex component="ul" vertical gap={4} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.list.map((publisher) => (
            <li key={publisher.id}>
              {publisher.name}{' '}
              <Text type="secondary" size="small">
                {accessReasonText(t, publisher)}
              </Text>
            </li>
          ))}
        </Flex>
      )}
    </section>
  );
}
