import { ContactsOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Form, Input, Result, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import QrImage from '@/components/QrImage';
import { StatusPage } from '@/components/StatusPage';
import { LostScene } from '@/components/scenes';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { cardLimits, cardToVcard } from '@/domain/cards';
import { leadPhone } from '@/domain/leads';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useOnePress } from '@/hooks/useOnePress';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { BusinessError } from '@/lib/request/errors';
import { saveBlob } from '@/lib/saveBlob';
import { cardApi } from '@/services/card/api';
import type { ShownCard } from '@/services/card/schema';
import { CardFace } from './CardFace';

const PAGE_PX = 520;

/** A card as a stranger opens it, by its address or its code. */
export function PublicCardPage({ id }: { readonly id: string }) {
  const t = useT();
  const { data: card, error, refresh } = useLoad(cardApi.shown, { id }, { fresh: true });
  const title = card && t('card.publicTitle', { name: card.name, merchant: card.merchant.name });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
  const isGone = error instanceof BusinessError && error.code === 'CARD_NOT_SHOWN';
  return (
    <Flex component="main" justify="center" style={{ padding: 16 }}>
      <Flex vertical gap={16} style={{ width: '100%', maxWidth: PAGE_PX }}>
        {isGone && <StatusPage illustration={<LostScene />} title={t('card.gone')} description={t('card.goneText')} />}
        {error && !isGone && <LoadFailure error={error} onRetry={refresh} />}
        {!card && !error && <Skeleton avatar active paragraph={{ rows: 6 }} />}
        {card && !error && (
          <>
            <Panel vertical gap={16} padding={24}>
              <CardFace card={card} />
              <PassOn card={card} />
            </Panel>
            {card.takes_leads && <AskForm id={id} merchant={card.merchant.name} />}
          </>
        )}
      </Flex>
    </Flex>
  );
}

/** Into the address book, or by a code to the phone beside this one. */
function PassOn({ card }: { readonly card: ShownCard }) {
  const t = useT();
  const [isQrOpen, setQrOpen] = useState(false);
  const keep = () => {
    const vcard = cardToVcard({ ...card, merchant: card.merchant.name });
    saveBlob(new Blob([vcard], { type: 'text/vcard;charset=utf-8' }), `${card.name}.vcf`);
  };
  return (
    <Flex vertical gap={16} align="center">
      <Flex gap={8} wrap justify="center">
        <Button icon={<ContactsOutlined />} onClick={keep}>
          {t('card.keep')}
        </Button>
        <Button icon={<QrcodeOutlined />} aria-expanded={isQrOpen} onClick={() => setQrOpen(!isQrOpen)}>
          {t('card.showQr')}
        </Button>
      </Flex>
      {isQrOpen && (
        <div role="img" aria-label={t('card.qr')}>
          <QrImage value={`${window.location.origin}${window.location.pathname}`} />
        </div>
      )}
    </Flex>
  );
}

interface AskValues {
  readonly name: string;
  readonly phone: string;
  readonly message?: string;
  readonly website?: string;
  readonly is_agreed: true;
}

/** Name and phone for the shop. What the server refuses stands above the fields; nothing typed is lost. */
function AskForm({ id, merchant }: { readonly id: string; readonly merchant: string }) {
  const t = useT();
  const [isTaken, setTaken] = useState(false);
  const { pressOf, options } = useOnePress();
  const [refusal, setRefusal] = useState('');
  const ask = useAction(cardApi.ask, {
    handleError: (error) => {
      options.handleError(error);
      setRefusal(messageOf(error));
      return true;
    },
  });
  if (isTaken)
    return (
      <div role="status">
        <Result status="success" title={t('card.taken')} subTitle={t('card.takenText', { merchant })} />
      </div>
    );
  const submit = async (values: AskValues) => {
    setRefusal('');
    if (await ask.run({ id, ...values, request_id: pressOf(values) })) setTaken(true);
  };
  const needed = (label: string) => t('resource.required', { label });
  return (
    <Panel vertical gap={16} padding={24}>
      <Text component="h2" strong size="large" style={{ margin: 0 }}>
        {t('card.askTitle')}
      </Text>
      {refusal && <Alert type="error" showIcon title={refusal} role="alert" />}
      <Form<AskValues> layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <Form.Item
          name="name"
          label={t('card.yourName')}
          rules={[{ required: true, whitespace: true, message: needed(t('card.yourName')) }]}
        >
          <Input autoComplete="name" maxLength={cardLimits.name} />
        </Form.Item>
        <Form.Item
          name="phone"
          label={t('card.yourPhone')}
          validateFirst
          rules={[
            { required: true, whitespace: true, message: needed(t('card.yourPhone')) },
            {
              validator: async (_, value: string) => {
                if (leadPhone(value) === '') throw new Error(t('lead.phoneWrong'));
              },
            },
          ]}
        >
          <Input autoComplete="tel" inputMode="tel" maxLength={cardLimits.phone} />
        </Form.Item>
        <Form.Item name="message" label={t('card.message')}>
          <Input.TextArea rows={3} maxLength={cardLimits.message} showCount />
        </Form.Item>
        {/* Machines fill in every field that they find; nobody else sees this one. */}
        <VisuallyHidden component="div" aria-hidden>
          <Form.Item name="website" noStyle>
            <Input tabIndex={-1} autoComplete="off" />
          </Form.Item>
        </VisuallyHidden>
        <Form.Item
          name="is_agreed"
          valuePropName="checked"
          rules={[
            {
              validator: async (_, value?: boolean) => {
                if (!value) throw new Error(t('card.agreeNeeded'));
              },
            },
          ]}
        >
          <Checkbox>{t('card.agree', { merchant })}</Checkbox>
        </Form.Item>
        <Button type="primary" htmlType="submit" block size="large" loading={ask.isPending}>
          {t('card.send')}
        </Button>
      </Form>
    </Panel>
  );
}
