import { UserOutlined } from '@ant-design/icons';
import { Avatar, Descriptions, Flex, Typography } from 'antd';
import { Thumb } from '@/components/Thumb';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { ShownCard } from '@/services/card/schema';
import { formatPrice } from '@/utils/formatPrice';

const PORTRAIT_PX = 72;
const LOGO_PX = 24;

/** A business card as strangers see it: the shop, the person, how to reach him, what the shop sells. */
export function CardFace({ card }: { readonly card: ShownCard }) {
  const t = useT();
  const { merchant, phone, wechat, address, goods, links } = card;
  return (
    <Flex vertical gap={16}>
      <Flex gap={8} align="center">
        {merchant.logo && <Avatar shape="square" size={LOGO_PX} src={merchant.logo} alt="" />}
        <Text strong>{merchant.name}</Text>
      </Flex>
      <Flex gap={16} align="center">
        <Avatar size={PORTRAIT_PX} src={card.avatar || undefined} icon={<UserOutlined />} alt="" />
        <Flex vertical gap={4} style={{ minWidth: 0 }}>
          <Text component="h1" strong size={24} style={{ margin: 0, overflowWrap: 'anywhere' }}>
            {card.name}
          </Text>
          {card.title && <Text type="secondary">{card.title}</Text>}
        </Flex>
      </Flex>
      {card.intro && <p style={{ margin: 0, whiteSpace: 'pre-line' }}>{card.intro}</p>}
      {(phone || wechat || address) && (
        <Descriptions
          column={1}
          size="small"
          items={[
            ...(phone
              ? [{ key: 'phone', label: t('card.phone'), children: <a href={`tel:${phone}`}>{phone}</a> }]
              : []),
            ...(wechat
              ? [
                  {
                    key: 'wechat',
                    label: t('card.wechat'),
                    children: <Typography.Text copyable>{wechat}</Typography.Text>,
                  },
                ]
              : []),
            ...(address ? [{ key: 'address', label: t('card.address'), children: address }] : []),
          ]}
        />
      )}
      {goods.length > 0 && (
        <section aria-label={t('card.goods')}>
          <GridLayout columns="repeat(auto-fill, minmax(112px, 1fr))" gap={12}>
            {goods.map(({ title, cover, price }) => (
              // Two goods may carry one title.
              <Flex vertical gap={4} key={`${title} ${cover} ${price}`}>
                <Thumb src={cover} />
                <Text size="small">{title}</Text>
                {price && (
                  <Text strong tabular>
                    {formatPrice(price)}
                  </Text>
                )}
              </Flex>
            ))}
          </GridLayout>
        </section>
      )}
      {links.length > 0 && (
        <Flex component="ul" vertical gap={8} style={{ margin: 0, paddingInlineStart: 20 }}>
          {links.map(({ title, url }) => (
            <li key={`${title} ${url}`}>
              <a href={url} target="_blank" rel="noreferrer nofollow">
                {title}
              </a>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
