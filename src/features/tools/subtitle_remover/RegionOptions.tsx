import { Flex, Segmented, Select, Slider } from 'antd';
import { Text } from '@/components/ui/Text';
import type { CropAspect, EraseRegion } from '@/engine/erase';
import { useT } from '@/hooks/useT';
import { ToolOption } from '../shell';
import { aspects, methods } from './eraseOptions';
import styles from './eraser.module.css';

interface RegionOptionsProps {
  readonly region: EraseRegion;
  readonly aspect: CropAspect;
  readonly onChange: (change: Partial<Omit<EraseRegion, 'id'>>) => void;
  readonly onAspect: (aspect: CropAspect) => void;
}

/** How one region is removed. */
export function RegionOptions({ region, aspect, onChange, onAspect }: RegionOptionsProps) {
  const t = useT();
  const { method, strength, cover } = region;
  return (
    <>
      <ToolOption label={t('toolErase.method')} help={t(`toolErase.method.${method}.help`)}>
        <Segmented
          block
          aria-label={t('toolErase.method')}
          value={method}
          options={methods.map((value) => ({ value, label: t(`toolErase.method.${value}`) }))}
          onChange={(value) => onChange({ method: value })}
        />
      </ToolOption>
      {method === 'fill' && (
        <ToolOption label={t('toolErase.cover')} help={t(`toolErase.cover.${cover}.help`)}>
          <Segmented
            block
            aria-label={t('toolErase.cover')}
            value={cover}
            options={(['strokes', 'region'] as const).map((value) => ({ value, label: t(`toolErase.cover.${value}`) }))}
            onChange={(value) => onChange({ cover: value })}
          />
        </ToolOption>
      )}
      {method === 'crop' ? (
        <ToolOption label={t('toolErase.aspect')}>
          <Select
            aria-label={t('toolErase.aspect')}
            value={aspect}
            options={aspects.map((value) => ({
              value,
              label: value === 'free' || value === 'source' ? t(`toolErase.aspect.${value}`) : value,
            }))}
            onChange={onAspect}
          />
        </ToolOption>
      ) : (
        (method !== 'fill' || cover === 'strokes') && (
          <ToolOption label={t(method === 'fill' ? 'toolErase.sensitivity' : 'toolErase.strength')}>
            <Flex gap={8} align="center" wrap>
              <Slider
                className={styles.seek}
                min={0}
                max={100}
                value={Math.round(strength * 100)}
                onChange={(value) => onChange({ strength: value / 100 })}
                ariaLabelForHandle={t(method === 'fill' ? 'toolErase.sensitivity' : 'toolErase.strength')}
              />
              <Text type="secondary" tabular>
                {Math.round(strength * 100)}
              </Text>
            </Flex>
          </ToolOption>
        )
      )}
    </>
  );
}
