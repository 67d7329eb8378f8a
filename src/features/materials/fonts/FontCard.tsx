import { Flex, Select, Tag } from 'antd';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { FontLoader, fontAddresses } from '@/engine/render/fontLoader';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import styles from '../materials.module.css';
import { missingIn, type ReadFont, readFont } from './readFont';

export const outlines = ['none', 'thin', 'thick', 'shadow'] as const;

export interface FontLook {
  /** Pixels. */
  readonly size: number;
  readonly outline: (typeof outlines)[number];
}

interface Props {
  readonly name: string;
  readonly family: string;
  readonly weights: readonly number[];
  /** Files of an own font; built-in ones are known by their family. */
  readonly addresses?: readonly string[];
  readonly text: string;
  readonly look: FontLook;
  readonly licence: string;
  readonly actions: ReactNode;
}

const loader = new FontLoader();
const fonts = new Map<string, Promise<ReadFont>>();

function fontAt(address: string): Promise<ReadFont> {
  const known = fonts.get(address);
  if (known) return known;
  const reading = fetch(address).then(async (response) => readFont(await response.blob()));
  fonts.set(address, reading);
  reading.catch(() => fonts.delete(address));
  return reading;
}

const styleOf = ({ size, outline }: FontLook): CSSProperties => ({
  fontSize: size,
  ...(outline === 'thin' || outline === 'thick'
    ? {
        WebkitTextStroke: `${outline === 'thin' ? size / 18 : size / 8}px var(--ant-color-primary)`,
        paintOrder: 'stroke fill',
        color: 'var(--ant-color-bg-container)',
      }
    : {}),
  ...(outline === 'shadow' ? { textShadow: `${size / 16}px ${size / 16}px 0 var(--ant-color-text-quaternary)` } : {}),
});

/** A font with one's own words in it. */
export function FontCard({ name, family, weights, addresses, text, look, licence, actions }: Props) {
  const t = useT();
  const [weight, setWeight] = useState(weights.at(-1) ?? 400);
  useEffect(() => {
    if (!addresses) void loader.load(family, weight, text);
  }, [addresses, family, weight, text]);
  const { data, error } = useLoad(
    async () => {
      const files = addresses ?? (await fontAddresses(family, weights[0] ?? 400));
      return Promise.all(files.map(fontAt));
    },
    { refreshDeps: [family] },
  );
  const missing = data && missingIn(text, (codePoint) => data.some((font) => font.has(codePoint)));
  return (
    <Flex component="section" vertical gap={12} className={styles.panel} aria-label={name}>
      <Flex gap="8px 12px" align="center" wrap>
        <strong style={{ flex: 1 }}>{name}</strong>
        {weights.length > 1 && (
          <Select
            size="small"
            aria-label={`${name} ${t('material.fonts.weight')}`}
            value={weight}
            onChange={setWeight}
            options={weights.map((value) => ({ value, label: value }))}
          />
        )}
        {actions}
      </Flex>
      <div className={styles.fontSample} style={{ fontFamily: `"${family}"`, fontWeight: weight, ...styleOf(look) }}>
        {text}
      </div>
      <Flex gap="8px 12px" align="center" wrap>
        {error && <Tag>{t('material.fonts.notChecked', { reason: messageOf(error) })}</Tag>}
        {!error && !missing && (
          <Text type="secondary" size={13}>
            {t('material.fonts.checking')}
          </Text>
        )}
        {missing?.length === 0 && (
          <span className={styles.clean}>{t('material.fonts.full', { count: [...new Set(text)].length })}</span>
        )}
        {missing && missing.length > 0 && (
          <Tag color="warning">
            {t('material.fonts.missing', { count: missing.length, words: missing.slice(0, 12).join(' ') })}
          </Tag>
        )}
        {data && (
          <Text type="secondary" size={13}>
            {t('material.fonts.glyphs', { count: Math.max(...data.map(({ glyphs }) => glyphs)) })}
          </Text>
        )}
      </Flex>
      <Text type="secondary" size={13}>
        {t('material.fonts.licence')} · {licence}
      </Text>
    </Flex>
  );
}
