import { PhoneOutlined } from '@ant-design/icons';
import { Link, useModel } from '@umijs/max';
import { Button, Flex } from 'antd';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';

/** Whom to ask: the brand that this host belongs to. */
export function ContactTab() {
  const t = useT();
  const { initialState } = useModel('@@initialState');
  const phone = initialState?.provider?.service_phone;
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
          <Text>{t('help.contact.none')}</Text>
        )}
        {mchno && <Text type="secondary">{t('help.contact.tip', { mchno })}</Text>}
        <Link to="/merchant/help?tab=feedback">{t('help.ask')}</Link>
      </Flex>
    </Section>
  );
}
