import { CheckCircleFilled, CloseOutlined } from '@ant-design/icons';
import { Alert, Button, Checkbox, Flex, Input, Select, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useCompliance } from '@/blocks/compliance';
import { Thumb } from '@/components/Thumb';
import { ToneTag } from '@/components/ToneTag';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { isPrice } from '@/domain/goods';
import { useT } from '@/hooks/useT';
import type { Extraction } from '@/services/goods/schema';
import styles from './Import.module.css';
import type { LinkImporting, LinkLine } from './useLinkImport';

interface Props {
  readonly line: LinkLine;
  readonly work: LinkImporting;
}

/** One link and what was read from it: everything can be changed before it is saved. */
export function LinkRow({ line, work }: Props) {
  const t = useT();
  const { url, read, saved } = line;
  const isDone = saved === 'done';
  return (
    <Flex component="li" vertical gap={8} className={styles.link}>
      <Flex gap={12} align="center">
        {read.state === 'read' && !isDone && (
          <Checkbox
            checked={line.isChosen}
            aria-label={t('goodsImport.take', { name: read.found.title })}
            onChange={(event) => work.choose(url, event.target.checked)}
          />
        )}
        <Text type="secondary" size="small" ellipsis style={{ flex: 1 }} title={url}>
          {url}
        </Text>
        {isDone ? (
          <ToneTag tone="good">
            <CheckCircleFilled aria-hidden /> {t('goodsImport.saved')}
          </ToneTag>
        ) : (
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('goodsImport.removeLink', { url })}
            onClick={() => work.remove(url)}
          />
        )}
      </Flex>
      {(read.state === 'waiting' || read.state === 'reading') && (
        <Skeleton active avatar={{ shape: 'square' }} title={false} paragraph={{ rows: 2 }} />
      )}
      {(read.state === 'refused' || read.state === 'canceled') && (
        <Alert
          type={read.state === 'refused' ? 'error' : 'info'}
          showIcon
          title={refusal()}
          action={
            <Flex component="span" gap={8} wrap>
              <Button size="small" onClick={() => work.again(url)}>
                {t('common.retry')}
              </Button>
              <Button size="small" onClick={() => work.byHand(url)}>
                {t('goodsImport.byHand')}
              </Button>
            </Flex>
          }
        />
      )}
      {read.state === 'read' && !isDone && (
        <Found
          found={read.found}
          without={line.without}
          onEdit={(patch) => work.edit(url, patch)}
          onToggle={(media) => work.toggleMedia(url, media)}
        />
      )}
      {typeof saved === 'object' && <Alert type="error" showIcon title={saved.problem} />}
    </Flex>
  );

  function refusal(): string {
    if (read.state !== 'refused') return t('goodsImport.readCanceled');
    const said = read.reason ? t(read.reason) : '';
    return [said, read.text].filter(Boolean).join(' · ');
  }
}

interface FoundProps {
  readonly found: Extraction;
  readonly without: readonly string[];
  readonly onEdit: (patch: Partial<Extraction>) => void;
  readonly onToggle: (media: string) => void;
}

function Found({ found, without, onEdit, onToggle }: FoundProps) {
  const t = useT();
  const text = [found.title, ...found.selling_points, found.offer, found.description].join('\n');
  const { marks } = useCompliance(text, { category: found.category });
  const claims = useMemo(() => [...new Set(marks.map(({ word }) => word))], [marks]);
  return (
    <>
      <GridLayout gap={8} className={styles.fields}>
        <Input
          value={found.title}
          maxLength={120}
          status={found.title.trim() ? '' : 'error'}
          aria-label={t('goods.name')}
          placeholder={t('goods.name')}
          onChange={(event) => onEdit({ title: event.target.value })}
        />
        <Input
          value={found.price}
          prefix="¥"
          inputMode="decimal"
          status={isPrice(found.price) ? '' : 'error'}
          aria-label={t('goods.price')}
          placeholder={t('goods.noPrice')}
          onChange={(event) => onEdit({ price: event.target.value.trim() })}
        />
        <Input
          value={found.category}
          maxLength={40}
          aria-label={t('goods.category')}
          placeholder={t('goods.category')}
          onChange={(event) => onEdit({ category: event.target.value })}
        />
      </GridLayout>
      <Select
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={20}
        value={found.selling_points}
        aria-label={t('goods.sellingPoints')}
        placeholder={t('goods.sellingPoints')}
        onChange={(points: string[]) =>
          onEdit({ selling_points: points.map((point) => point.trim().slice(0, 100)).filter(Boolean) })
        }
      />
      {found.media.length > 0 && (
        <Flex gap={8} wrap>
          {found.media.map(({ url, kind }, index) => (
            <button
              key={url}
              type="button"
              className={styles.image}
              aria-pressed={!without.includes(url)}
              aria-label={t('goodsImport.image', { n: index + 1 })}
              onClick={() => onToggle(url)}
            >
              {kind === 'image' ? (
                <Thumb src={url} width={56} />
              ) : (
                <video src={`${url}#t=0.1`} width={56} height={56} muted preload="metadata" />
              )}
            </button>
          ))}
        </Flex>
      )}
      {found.missing.length > 0 && (
        <Text type="secondary" size="small">
          {t('goodsImport.missing', {
            fields: found.missing.map((field) => t(`goodsImport.field.${field}`)).join('、'),
          })}
        </Text>
      )}
      {claims.length > 0 && (
        <Alert type="warning" showIcon title={t('goodsImport.claims', { words: claims.slice(0, 8).join('、') })} />
      )}
    </>
  );
}
