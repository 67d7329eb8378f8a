import { Alert, Button, Flex } from 'antd';
import { type BrandColors, colorPairs, faintPairs } from '@/domain/brand';
import { useT } from '@/hooks/useT';
import { grounds } from '../../../config/theme';

interface ContrastWarningsProps {
  readonly colors: BrandColors;
  readonly onFix: (field: keyof BrandColors, color: string) => void;
}

/** Names what would be hard to read and mends it at a click. */
export function ContrastWarnings({ colors, onFix }: ContrastWarningsProps) {
  const t = useT();
  return (
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
  );
}
