import { Alert, App, Button, Descriptions, Flex } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import Section from '@/components/Section';
import { type Tone, ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import type { EngineOwner } from '@/domain/merchantServices';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import { merchantServiceApi } from '@/services/merchant_service/api';
import type { MerchantService, ServiceBinding } from '@/services/merchant_service/schema';
import { ServiceTrial } from './ServiceTrial';
import { engineReaders } from './serviceForm';

const ownerTones: Readonly<Record<EngineOwner, Tone>> = { embedded: 'plain', platform: 'busy', merchant: 'good' };

interface ServiceCardProps {
  readonly service: MerchantService;
  readonly onEdit: () => void;
}

function BindingFacts({ kind, binding }: { readonly kind: MerchantService['kind']; readonly binding: ServiceBinding }) {
  const t = useT();
  const keyText = binding.key_tail
    ? t('merchantService.keyEnds', { tail: binding.key_tail })
    : t(binding.has_key ? 'merchantService.keyStored' : 'merchantService.keyNone');
  const items = [
    { key: 'address', label: t('merchantService.address'), children: binding.address },
    { key: 'model', label: t('merchantService.model'), children: binding.model },
    { key: 'key', label: t('merchantService.key'), children: keyText },
    ...(kind === 'speech'
      ? [{ key: 'voices', label: t('merchantService.voices'), children: binding.voices.join('、') }]
      : []),
    {
      key: 'bound',
      label: t('merchantService.bound'),
      children: t('merchantService.boundBy', { name: binding.bound_by, at: formatMinute(binding.bound_at) }),
    },
  ];
  return (
    <>
      {binding.is_key_lost && <Alert type="error" showIcon title={t('merchantService.keyLost')} />}
      <Descriptions
        size="small"
        column={{ xs: 1, md: 2 }}
        styles={{ content: { wordBreak: 'break-word' } }}
        items={items}
      />
    </>
  );
}

/** One kind of work: who does it now, the merchant's own service for it, and a try. */
export function ServiceCard({ service, onEdit }: ServiceCardProps) {
  const t = useT();
  const { modal } = App.useApp();
  const { kind, binding, at_work, last_test, revision } = service;
  const [isTrying, setTrying] = useState(false);
  const unbind = useAction(merchantServiceApi.unbind, {
    messages: { done: 'merchantService.unbound' },
    invalidates: engineReaders,
  });
  const askUnbind = () =>
    modal.confirm({
      title: t('merchantService.unbindTitle', { name: at_work.name }),
      content: t('merchantService.unbindText'),
      okText: t('merchantService.unbind'),
      okButtonProps: { danger: true },
      onOk: () => unbind.run({ kind, revision }),
    });
  return (
    <Section title={t(`merchantService.kind.${kind}`)}>
      <Flex vertical gap={16}>
        <Flex gap={12} align="center" justify="space-between" wrap>
          <Flex vertical gap={4}>
            <Flex gap={8} align="center" wrap>
              <Text strong>{at_work.name}</Text>
              <ToneTag tone={ownerTones[at_work.owner]}>{t(`merchantService.owner.${at_work.owner}`)}</ToneTag>
            </Flex>
            <Text type="secondary" size={13}>
              {t(`merchantService.about.${kind}.${at_work.owner}`)}
            </Text>
          </Flex>
          <Flex gap={8} wrap>
            {binding && (
              <Can action="merchant_service.test">
                <Button aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
                  {t('merchantService.try')}
                </Button>
              </Can>
            )}
            <Can action="merchant_service.save">
              <Button type={binding ? 'default' : 'primary'} onClick={onEdit}>
                {t(binding ? 'merchantService.change' : 'merchantService.bind')}
              </Button>
              {binding && (
                <Button danger loading={unbind.isPending} onClick={askUnbind}>
                  {t('merchantService.unbind')}
                </Button>
              )}
            </Can>
          </Flex>
        </Flex>
        {binding && <BindingFacts kind={kind} binding={binding} />}
        {last_test && (
          <Text type={last_test.is_ok ? 'secondary' : 'danger'} size={13}>
            {t(last_test.is_ok ? 'merchantService.lastGood' : 'merchantService.lastBad', {
              at: formatMinute(last_test.at),
              seconds: (last_test.ms / 1000).toFixed(1),
              message: last_test.message,
            })}
          </Text>
        )}
        {isTrying && binding && <ServiceTrial kind={kind} />}
      </Flex>
    </Section>
  );
}
