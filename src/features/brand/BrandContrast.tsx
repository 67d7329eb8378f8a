import { Alert, Button, Flex, theme } from 'antd';
import { Text } from '@/components/ui/Text';
import { type BrandColors, type ColorUse, colorPairs, colorUses, faintPairs } from '@/domain/brand';
import { useT } from '@/hooks/useT';
import { contrast, DARK_LINK_CONTRAST, readableColor } from '@/utils/readableColor';
import { grounds } from '../../../config/theme';

interface BrandContrastProps {
  readonly colors: BrandColors;
  readonly onFix: (field: keyof BrandColors, color: string) => void;
}

/** Names what would be hard to read and mends it at a click; says what every pair comes to on both pages. */
export function BrandContrast({ colors, onFix }: BrandContrastProps) {
  const t = useT();
  return (
    <Flex vertical gap={8}>
      <Flex vertical gap={8} aria-live="polite">
        {faintPairs(colors, grounds.light).map(({ pair, ratio, offered }) => (
          <Alert
            key={pair}
            type="warning"
            showIcon
            title={t(pair === 'button' ? 'brand.contrast.button' : 'brand.contrast.link', { ratio: ratio.toFixed(1) })}
            action={
              <Button size="small" onClick={() => onFix(colorPairs[pair], offered)}>
                {t('brand.contrast.fix', { color: offered })}
              </Button>
            }
          />
        ))}
      </Flex>
      <Flex component="ul" vertical gap={8} aria-label={t('brand.contrast.pairs')}>
        {colorUses(colors, grounds).map((use) => (
          <Use key={`${use.page}-${use.pair}`} use={use} />
        ))}
      </Flex>
      <Text type="secondary" size="small">
        {t('brand.contrast.inkHint')}
      </Text>
    </Flex>
  );
}

/** The color that the theme really shows: the own one where it reads, else its ink. */
function inkOf({ pair, page, color }: ColorUse): string {
  const isDarkLink = pair === 'link' && page === 'dark';
  const seed = isDarkLink
    ? readableColor(color, grounds.dark, DARK_LINK_CONTRAST)
    : readableColor(color, grounds.light);
  // antd makes its own of a button's color on dark pages.
  return page === 'light'
    ? seed
    : theme.getDesignToken({ algorithm: theme.darkAlgorithm, token: { colorPrimary: seed } }).colorPrimary;
}

function Use({ use }: { readonly use: ColorUse }) {
  const t = useT();
  const { pair, page, color, ground, ratio, isReadable, nearest } = use;
  const ink = inkOf(use);
  const isButton = pair === 'button';
  return (
    <Flex component="li" gap={12} align="center" wrap>
      <span
        aria-hidden
        style={{
          inlineSize: 72,
          paddingBlock: 4,
          borderRadius: 6,
          textAlign: 'center',
          background: isButton ? ink : ground,
          color: isButton ? ground : ink,
          boxShadow: 'inset 0 0 0 1px rgb(128 128 128 / 30%)',
        }}
      >
        {t(isButton ? 'brand.contrast.sampleButton' : 'brand.contrast.sampleLink')}
      </span>
      <Flex vertical flex="1 1 200px">
        <span>{t(`brand.contrast.${page}.${pair}`)}</span>
        <Text type="secondary" size="small" tabular>
          {ink.toLowerCase() === color.toLowerCase()
            ? t('brand.contrast.own', { color, ratio: ratio.toFixed(1) })
            : t('brand.contrast.ink', {
                color,
                ratio: ratio.toFixed(1),
                ink,
                inkRatio: contrast(ink, ground).toFixed(1),
              })}
        </Text>
        {!isReadable && (
          <Text type="secondary" size="small" tabular>
            {t('brand.contrast.nearest', { color: nearest, ratio: contrast(nearest, ground).toFixed(1) })}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}
