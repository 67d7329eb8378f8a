import { useSearchParams } from '@umijs/max';
import { Button, Descriptions, Drawer, Flex, Image } from 'antd';
import { Chain } from '@/blocks/chain';
import { useGoodsFormOf } from '@/blocks/goods/SpecsInput';
import { LoadState } from '@/components/LoadFailure';
import { PageButton } from '@/components/PageButton';
import { ToneTag } from '@/components/ToneTag';
import { Text } from '@/components/ui/Text';
import { gapsOf } from '@/domain/goods';
import { missingProperties } from '@/domain/goodsTemplates';
import { spokenNameOf } from '@/domain/writing/productName';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import type { Goods } from '@/services/goods/schema';
import { formatPrice } from '@/utils/formatPrice';
import { CurrentGoodsButton } from './CurrentGoodsButton';
import styles from './Goods.module.css';

/** One goods to look at, with what was made from it and what that has reached. Opened by `?detail=`. */
export function GoodsDetails() {
  const t = useT();
  const [params, setParams] = useSearchParams();
  const id = params.get('detail') ?? '';
  const { data, error, loading, refresh } = useLoad(goodsApi.info, { id }, { ready: id !== '' });
  const change = (patch: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    next.delete('detail');
    for (const [key, value] of Object.entries(patch)) next.set(key, value);
    setParams(next);
  };
  const goods = loading || data?.id !== id ? undefined : data;
  return (
    <Drawer
      open={id !== ''}
      size={720}
      title={t('goods.detailsTitle')}
      onClose={() => change({})}
      destroyOnHidden
      extra={
        goods && (
          <Button type="primary" onClick={() => change({ open: goods.id })}>
            {t('goods.edit')}
          </Button>
        )
      }
    >
      <LoadState data={goods} error={error} onRetry={refresh} onLeave={() => change({})} />
      {goods && <Facts goods={goods} />}
    </Drawer>
  );
}

function Facts({ goods }: { readonly goods: Goods }) {
  const t = useT();
  const images = goods.media.filter(({ kind }) => kind === 'image');
  const clips = goods.media.filter(({ kind }) => kind === 'video');
  const { form, failure } = useGoodsFormOf(goods.category);
  const missing = form ? missingProperties(form, goods.specs) : [];
  return (
    <Flex vertical gap={16}>
      <FactsHeader goods={goods} missing={missing} />
      {failure}
      {goods.media.length === 0 && <p className={styles.muted}>{t('goods.noMedia')}</p>}
      <Image.PreviewGroup>
        <Flex gap={8} wrap className={styles.gallery}>
          {images.map(({ url, name }) => (
            <Image key={url} src={url} alt={name || goods.title} width={96} height={96} />
          ))}
          {clips.map(({ url, name }) => (
            // biome-ignore lint/a11y/useMediaCaption: a merchant's own clip has no captions
            <video key={url} src={url} height={96} controls preload="metadata" aria-label={name || goods.title} />
          ))}
        </Flex>
      </Image.PreviewGroup>
      <section>
        <Text component="h3" size="large" strong style={{ marginBlockEnd: 8 }}>
          {t('goods.sellingPoints')}
        </Text>
        {goods.selling_points.length === 0 ? (
          <p className={styles.muted}>{t('goods.noPoints')}</p>
        ) : (
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {goods.selling_points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
      </section>
      {goods.description && <p style={{ margin: 0, whiteSpace: 'pre-wrap' }}>{goods.description}</p>}
      <Descriptions
        size="small"
        column={{ xs: 1, sm: 2 }}
        items={[
          { key: 'spokenName', label: t('goods.spokenName'), children: spokenNameOf(goods) },
          { key: 'brand', label: t('goods.brand'), children: goods.brand || '—' },
          { key: 'category', label: t('goods.category'), children: goods.category || t('goods.noCategory') },
          ...goods.specs.map(({ name, value }, index) => ({ key: `${index}-${name}`, label: name, children: value })),
          {
            key: 'created',
            label: t('goods.created'),
            children: formatMinute(goods.created_at),
          },
        ]}
      />
      <section>
        <Text component="h3" size="large" strong style={{ marginBlockEnd: 8 }}>
          {t('goods.chain')}
        </Text>
        <Chain type="goods" id={goods.id} vertical />
      </section>
    </Flex>
  );
}

interface FactsHeaderProps {
  readonly goods: Goods;
  /** Properties that its category asks for. */
  readonly missing: readonly string[];
}

/** Name and price, what is missing or not allowed, and the ways on. */
function FactsHeader({ goods, missing }: FactsHeaderProps) {
  const t = useT();
  return (
    <Flex component="header" vertical gap={8}>
      <Text component="h2" strong className={styles.detailsTitle}>
        {goods.title}
      </Text>
      <Text strong tabular className={styles.detailsPrice}>
        {goods.price ? formatPrice(goods.price) : t('goods.noPrice')}
      </Text>
      {goods.offer && <Text type="secondary">{goods.offer}</Text>}
      <Flex gap={8} wrap>
        <ToneTag tone={goods.status === 1 ? 'good' : 'plain'}>
          {t(goods.status === 1 ? 'goods.on' : 'goods.off')}
        </ToneTag>
        {gapsOf(goods).map((gap) => (
          <ToneTag key={gap} tone="warn">
            {t(`goods.gap.${gap}`)}
          </ToneTag>
        ))}
        {missing.length > 0 && <ToneTag tone="warn">{t('goods.form.missing', { names: missing.join('、') })}</ToneTag>}
        {(goods.claims ?? []).map((word) => (
          <ToneTag key={word} tone="bad">
            {word}
          </ToneTag>
        ))}
      </Flex>
      <Flex gap={12} align="center" style={{ whiteSpace: 'nowrap' }}>
        <CurrentGoodsButton goods={goods} />
        <PageButton type="link" className={styles.action} to={`/compose/post?goods=${encodeURIComponent(goods.id)}`}>
          {t('goods.makeVideo')}
        </PageButton>
        {goods.link && (
          <a href={goods.link} target="_blank" rel="noopener noreferrer">
            {t('goods.openLink')}
          </a>
        )}
      </Flex>
    </Flex>
  );
}
