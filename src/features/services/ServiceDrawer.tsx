import { Button, Drawer, Flex, Form, Input, Segmented, Select, Switch } from 'antd';
import { useState } from 'react';
import { Can } from '@/components/Can';
import { Text } from '@/components/ui/Text';
import { addressFault, serviceLimits, serviceProtocols } from '@/domain/merchantServices';
import { servicePresets } from '@/domain/merchantServices.data';
import { useAction } from '@/hooks/useAction';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useT } from '@/hooks/useT';
import { merchantServiceApi } from '@/services/merchant_service/api';
import type { MerchantService } from '@/services/merchant_service/schema';
import { ServiceTrial } from './ServiceTrial';
import { bodyOf, engineReaders, initialValues, keyFault, type ServiceValues } from './serviceForm';

interface ServiceDrawerProps {
  readonly service: MerchantService;
  readonly onClose: () => void;
}

/** Binds a service of the merchant's own; it can be tried with what is typed before it is stored. */
export function ServiceDrawer({ service, onClose }: ServiceDrawerProps) {
  const t = useT();
  const { kind, binding, revision } = service;
  const [form] = Form.useForm<ServiceValues>();
  const save = useAction(merchantServiceApi.bind, {
    messages: { done: 'merchantService.saved' },
    invalidates: engineReaders,
  });
  const [isDirty, setDirty] = useState(false);
  useLeaveGuard(isDirty);
  const readBody = () =>
    form.validateFields().then(
      (values) => bodyOf(kind, { ...initialValues(service), ...values }, binding),
      () => undefined,
    );
  const submit = async () => {
    const body = await readBody();
    if (body && (await save.run({ ...body, revision }))) onClose();
  };
  const presets = servicePresets.filter((preset) => preset.kind === kind);
  const takePreset = (id: string) => {
    const preset = presets.find((one) => one.id === id);
    if (!preset) return;
    const { protocol, address, model, voices } = preset;
    form.setFieldsValue({ protocol, address, model, ...(voices ? { voices: [...voices] } : {}) });
    setDirty(true);
  };
  return (
    <Drawer
      open
      size={560}
      title={t(binding ? 'merchantService.changeTitle' : 'merchantService.bindTitle', {
        kind: t(`merchantService.kind.${kind}`),
      })}
      onClose={onClose}
      footer={
        <Flex gap={8} justify="flex-end">
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" loading={save.isPending} onClick={() => void submit()}>
            {t('common.save')}
          </Button>
        </Flex>
      }
    >
      <Flex vertical gap={8}>
        <Form
          form={form}
          layout="vertical"
          initialValues={initialValues(service)}
          scrollToFirstError={{ focus: true }}
          onValuesChange={() => setDirty(true)}
        >
          <Form.Item
            label={t('merchantService.preset')}
            htmlFor="service-preset"
            extra={t('merchantService.presetHint')}
          >
            <Select
              id="service-preset"
              placeholder={t('merchantService.presetOther')}
              options={presets.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={takePreset}
            />
          </Form.Item>
          {kind === 'writer' && (
            <Form.Item name="protocol" label={t('merchantService.protocol')}>
              <Segmented
                options={serviceProtocols.map((value) => ({ value, label: t(`merchantService.protocol.${value}`) }))}
              />
            </Form.Item>
          )}
          <ServiceFields service={service} />
        </Form>
        <Can action="merchant_service.test">
          <Text strong>{t('merchantService.tryFirst')}</Text>
          <ServiceTrial kind={kind} readDraft={readBody} />
        </Can>
      </Flex>
    </Drawer>
  );
}

function ServiceFields({ service: { kind, binding } }: Pick<ServiceDrawerProps, 'service'>) {
  const t = useT();
  const required = (label: string) => ({
    required: true,
    whitespace: true,
    message: t('resource.required', { label }),
  });
  const tail = binding?.key_tail ?? '';
  const kept = tail ? t('merchantService.keyKeptEnds', { tail }) : t('merchantService.keyKept');
  const keyHint = binding?.has_key ? kept : t('merchantService.keyHint');
  return (
    <>
      <Form.Item
        name="address"
        label={t('merchantService.address')}
        extra={t('merchantService.addressHint')}
        validateFirst
        rules={[
          required(t('merchantService.address')),
          {
            validator: async (_, address: string) => {
              const fault = addressFault(address);
              if (fault) throw new Error(t(`merchantService.addressFault.${fault}`));
            },
          },
        ]}
      >
        <Input inputMode="url" autoComplete="off" maxLength={serviceLimits.address} placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="key"
        label={t('merchantService.key')}
        extra={keyHint}
        dependencies={['address']}
        rules={[
          ({ getFieldValue }) => ({
            validator: async (_, key: string) => {
              const fault = keyFault(key ?? '', getFieldValue('address') ?? '', binding);
              if (fault) throw new Error(t(`merchantService.keyFault.${fault}`));
            },
          }),
        ]}
      >
        <Input.Password autoComplete="new-password" maxLength={serviceLimits.key} />
      </Form.Item>
      <Form.Item name="model" label={t('merchantService.model')} rules={[required(t('merchantService.model'))]}>
        <Input autoComplete="off" maxLength={serviceLimits.model} />
      </Form.Item>
      {kind === 'speech' && (
        <>
          <Form.Item
            name="voices"
            label={t('merchantService.voices')}
            extra={t('merchantService.voicesHint')}
            rules={[{ required: true, type: 'array', message: t('merchantService.voicesNeeded') }]}
          >
            <Select
              mode="tags"
              tokenSeparators={[',', '，', '、', ' ']}
              maxCount={serviceLimits.voices}
              open={false}
              suffixIcon={null}
            />
          </Form.Item>
          <Form.Item
            name="is_cloning"
            label={t('merchantService.cloning')}
            valuePropName="checked"
            extra={t('merchantService.cloningHint')}
          >
            <Switch />
          </Form.Item>
        </>
      )}
    </>
  );
}
