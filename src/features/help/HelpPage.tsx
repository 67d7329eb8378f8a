import { PhoneOutlined } from '@ant-design/icons';
import { useModel, useSearchParams } from '@umijs/max';
import { Button, Flex, Tabs } from 'antd';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { ArticlesTab } from './ArticlesTab';
import { FeedbackTab } from './FeedbackTab';

const tabs = ['articles', 'feedback', 'contact'] as const;
const content = { articles: <ArticlesTab />, feedback: <FeedbackTab />, contact: <ContactTab /> };

/** Help to read, and who can be asked. The tab stands in the address: a message leads to the answer. */
export function HelpPage() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const { initialState } = useModel('@@initialState');
  const mayBegin = initialState?.currentUser?.routes.includes('compose.guide') ?? false;
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'articles';
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('help.title')} subtitle={t('help.subtitle')}>
        {mayBegin && (
          <PageLink to="/compose/guide">
            <Button>{t('help.guide.title')}</Button>
          </PageLink>
        )}
      </PageHead>
      <Tabs
        activeKey={tab}
        destroyOnHidden
        onChange={(key) => setParams(key === 'articles' ? {} : { tab: key })}
        items={tabs.map((key) => ({ key, label: t(`help.tab.${key}`), children: content[key] }))}
      />
    </Flex>
  );
}

/** Whom to ask: the brand that this host belongs to. */
function ContactTab() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const {
    service_phone: phone,
    service_email: email,
    service_wechat: wechat,
    service_hours: hours,
  } = initialState?.provider ?? {};
  const mchno = initialState?.currentUser?.merchant?.mchno;
  return (
    <Section title={t('help.contact.title', { name: initialState?.provider?.name || t('common.brand') })}>
      <Flex vertical gap={12} align="flex-start">
        {phone ? (
          <>
            <Text type="secondary">{t('help.contact.phone')}</Text>
            <Button icon={<PhoneOutlined />} size="large" href={`tel:${phone}`}>
              {phone}
            </Button>
          </>
        ) : (
          !email && !wechat && <Text>{t('help.contact.none')}</Text>
        )}
        {wechat && <Text>{t('help.contact.wechat', { name: wechat })}</Text>}
        {email && <a href={`mailto:${email}`}>{t('help.contact.email', { address: email })}</a>}
        {hours && <Text type="secondary">{t('help.contact.hours', { hours })}</Text>}
        {mchno && <Text type="secondary">{t('help.contact.tip', { mchno })}</Text>}
        <PageLink to="/merchant/help?tab=feedback">{t('help.ask')}</PageLink>
      </Flex>
    </Section>
  );
}
