import { CopyOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { SquareImageInput } from '@/blocks/SquareImageInput';
import { LoadState } from '@/components/LoadFailure';
import QrImage from '@/components/QrImage';
import { PageHead } from '@/components/resource/PageHead';
import Section from '@/components/Section';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { cardLimits, cardLinkUrl } from '@/domain/cards';
import { leadPhone } from '@/domain/leads';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useCopy } from '@/hooks/useCopy';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { cardApi } from '@/services/card/api';
import type { OwnCard } from '@/services/card/schema';
import { CardFace } from './CardFace';
import { CardGoodsField, type ChosenGoods } from './CardGoodsField';

type Values = Pick<
  OwnCard,
  | 'name'
  | 'title'
  | 'avatar'
  | 'phone'
  | 'wechat'
  | 'address'
  | 'intro'
  | 'links'
  | 'goods_ids'
  | 'takes_leads'
  | 'is_public'
>;

/** One's business card: what stands on it, how it looks, and the address and code to hand on. */
export function CardPage() {
  const t = useT();
  // The form takes its start from the first answer.
  const { data, error, refresh } = useLoad(cardApi.info, {}, { fresh: true });
  return (
    <Flex vertical gap={16}>
      <PageHead title={t('card.pageTitle')} subtitle={t('card.subtitle')} />
      <LoadState data={data} error={error} onRetry={refresh} rows={10} />
      {data && <CardEditor loaded={data} />}
    </Flex>
  );
}

function CardEditor({ loaded }: { readonly loaded: OwnCard }) {
  const t = useT();
  const [form] = Form.useForm<Values>();
  const [stored, setStored] = useState(loaded);
  const [isDirty, setDirty] = useState(false);
  const [goods, setGoods] = useState<readonly ChosenGoods[]>(loaded.goods);
  const values: Partial<Values> | undefined = Form.useWatch([], form);
  const save = useAction(cardApi.save, {
    messages: { done: (card) => t(card.is_public ? 'card.savedPublic' : 'card.savedPrivate') },
  });
  useLeaveGuard(isDirty);
  const submit = async (next: Values) => {
    const done = await save.run({ ...next, revision: stored.revision });
    if (!done) return;
    setStored(done.result);
    setDirty(false);
  };
  const chosen = values?.goods_ids ?? stored.goods_ids;
  const shown = {
    ...stored,
    ...values,
    // A row of links that has just been added is empty.
    links: (values?.links ?? []).filter((link) => link?.title && link.url),
    goods: chosen.flatMap((id) => goods.find((one) => one.id === id) ?? []),
  };
  return (
    <Flex gap={16} wrap align="flex-start">
      <Panel vertical padding={24} style={{ flex: '1 1 360px', minWidth: 0 }}>
        <Form<Values>
          form={form}
          layout="vertical"
          initialValues={loaded}
          scrollToFirstError={{ focus: true, block: 'center' }}
          onValuesChange={() => setDirty(true)}
          onFinish={(next) => void submit(next)}
        >
          <Fields options={loaded.goods} onGoodsChosen={setGoods} />
          <Button type="primary" htmlType="submit" loading={save.isPending}>
            {t('common.save')}
          </Button>
        </Form>
      </Panel>
      <Flex vertical gap={16} style={{ flex: '1 1 320px', minWidth: 0 }}>
        <HandOn card={stored} />
        <Section title={t('card.preview')}>
          <CardFace card={shown} />
        </Section>
      </Flex>
    </Flex>
  );
}

interface FieldsProps {
  readonly options: readonly ChosenGoods[];
  readonly onGoodsChosen: (goods: readonly ChosenGoods[]) => void;
}

function Fields({ options, onGoodsChosen }: FieldsProps) {
  const t = useT();
  const canUpload = useCan()('file.save');
  const portrait = {
    label: t('card.avatar'),
    hint: t(canUpload ? 'accountCenter.profile.avatarHint' : 'accountCenter.profile.avatarNoRight'),
    disabled: !canUpload,
  };
  return (
    <>
      <Form.Item name="is_public" label={t('card.isPublic')} valuePropName="checked" extra={t('card.isPublicHelp')}>
        <Switch />
      </Form.Item>
      <Form.Item name="avatar" label={t('card.avatar')}>
        <SquareImageInput {...portrait} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('card.name')}
        rules={[
          { required: true, whitespace: true, message: t('resource.required', { label: t('card.name') }) },
          { max: cardLimits.name },
        ]}
      >
        <Input maxLength={cardLimits.name} autoComplete="name" />
      </Form.Item>
      <Form.Item name="title" label={t('card.title')}>
        <Input maxLength={cardLimits.title} placeholder={t('card.titleHint')} />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('card.phone')}
        extra={t('card.phoneHelp')}
        rules={[
          {
            validator: async (_, value = '') => {
              if (value.trim() !== '' && leadPhone(value) === '') throw new Error(t('card.phoneWrong'));
            },
          },
        ]}
      >
        <Input maxLength={cardLimits.phone} inputMode="tel" />
      </Form.Item>
      <Form.Item name="wechat" label={t('card.wechat')}>
        <Input maxLength={cardLimits.wechat} />
      </Form.Item>
      <Form.Item name="address" label={t('card.address')}>
        <Input maxLength={cardLimits.address} />
      </Form.Item>
      <Form.Item name="intro" label={t('card.intro')}>
        <Input.TextArea rows={3} maxLength={cardLimits.intro} showCount />
      </Form.Item>
      <Form.Item name="goods_ids" label={t('card.goods')} extra={t('card.goodsHelp', { max: cardLimits.goods })}>
        <CardGoodsField known={options} onChosen={onGoodsChosen} />
      </Form.Item>
      <Form.Item label={t('card.links')} style={{ marginBlockEnd: 8 }}>
        <LinkRows />
      </Form.Item>
      <Form.Item
        name="takes_leads"
        label={t('card.takesLeads')}
        valuePropName="checked"
        extra={t('card.takesLeadsHelp')}
      >
        <Switch />
      </Form.Item>
    </>
  );
}

function LinkRows() {
  const t = useT();
  return (
    <Form.List name="links">
      {(rows, { add, remove }) => (
        <Flex vertical gap={8}>
          {rows.map(({ key, name }) => (
            <Flex key={key} gap={8} align="flex-start">
              <Form.Item
                name={[name, 'title']}
                style={{ flex: '1 1 96px', marginBlockEnd: 0 }}
                rules={[
                  { required: true, whitespace: true, message: t('resource.required', { label: t('card.linkTitle') }) },
                ]}
              >
                <Input
                  aria-label={t('card.linkTitleOf', { number: name + 1 })}
                  placeholder={t('card.linkTitle')}
                  maxLength={cardLimits.linkTitle}
                />
              </Form.Item>
              <Form.Item
                name={[name, 'url']}
                style={{ flex: '2 1 160px', marginBlockEnd: 0 }}
                rules={[
                  {
                    validator: async (_, value = '') => {
                      if (cardLinkUrl(value) === '') throw new Error(t('card.linkWrong'));
                    },
                  },
                ]}
              >
                <Input
                  aria-label={t('card.linkUrlOf', { number: name + 1 })}
                  placeholder="https://"
                  maxLength={cardLimits.linkUrl}
                />
              </Form.Item>
              <Button
                type="text"
                icon={<DeleteOutlined />}
                aria-label={t('card.linkRemove', { number: name + 1 })}
                onClick={() => remove(name)}
              />
            </Flex>
          ))}
          {rows.length < cardLimits.links && (
            <Button icon={<PlusOutlined />} onClick={() => add({ title: '', url: '' })} style={{ alignSelf: 'start' }}>
              {t('card.linkAdd')}
            </Button>
          )}
        </Flex>
      )}
    </Form.List>
  );
}

/** Address and code of the stored card; while it is not public, what is missing. */
function HandOn({ card: { link, is_public } }: { readonly card: OwnCard }) {
  const t = useT();
  const copy = useCopy();
  if (!is_public || !link) {
    return (
      <Section title={t('card.handOn')}>
        <Alert type="info" showIcon title={t('card.notPublic')} />
      </Section>
    );
  }
  return (
    <Section title={t('card.handOn')} more={{ to: new URL(link).pathname, label: t('card.open') }}>
      <Flex gap={16} wrap align="center">
        <div role="img" aria-label={t('card.qr')}>
          <QrImage value={link} size={136} />
        </div>
        <Flex vertical gap={8} flex="1 1 180px">
          <Input readOnly value={link} aria-label={t('card.link')} onFocus={(event) => event.target.select()} />
          <Button icon={<CopyOutlined />} onClick={() => void copy(link)} style={{ alignSelf: 'start' }}>
            {t('common.copy')}
          </Button>
          <Text type="secondary" size="small">
            {t('card.handOnText')}
          </Text>
        </Flex>
      </Flex>
    </Section>
  );
}
