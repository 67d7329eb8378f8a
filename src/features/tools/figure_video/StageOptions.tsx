import { Button, ColorPicker, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { captionTemplates } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { ToolOption } from '../shell';
import { grounds } from './colors.data';
import styles from './figureVideo.module.css';
import { backgroundKinds, type FigureVideoOptions, shapeKeys } from './options';

interface StageOptionsProps {
  readonly options: FigureVideoOptions;
  readonly set: (change: Partial<FigureVideoOptions>) => void;
}

/** What the presenter stands in: shape of the image, background, captions. */
export function StageOptions({ options, set }: StageOptionsProps) {
  const t = useT();
  const [isPicking, setPicking] = useState(false);
  const { background, colors, backdrop } = options;
  return (
    <>
      <ToolOption label={t('toolFigure.shape')}>
        <Segmented
          block
          value={options.shape}
          aria-label={t('toolFigure.shape')}
          options={shapeKeys.map((value) => ({ value, label: t(`toolFigure.shape.${value}`) }))}
          onChange={(shape) => set({ shape })}
        />
      </ToolOption>
      <ToolOption
        label={t('toolFigure.background')}
        help={background === 'transparent' ? t('toolFigure.transparentHelp') : undefined}
      >
        <Segmented
          block
          value={background}
          aria-label={t('toolFigure.background')}
          options={backgroundKinds.map((value) => ({ value, label: t(`toolFigure.background.${value}`) }))}
          onChange={(kind) => {
            set({ background: kind });
            if (kind === 'media' && !backdrop) setPicking(true);
          }}
        />
        {(background === 'color' || background === 'gradient') && (
          <ColorChoice
            isGradient={background === 'gradient'}
            colors={colors}
            onChange={(next) => set({ colors: next })}
          />
        )}
        {background === 'media' && (
          <Flex gap={8} align="center" wrap>
            <Button size="small" onClick={() => setPicking(true)}>
              {t('toolFigure.pickMedia')}
            </Button>
            <Text type="secondary" size="small" tabular>
              {backdrop?.name ?? t('toolFigure.noMedia')}
            </Text>
          </Flex>
        )}
      </ToolOption>
      <ToolOption label={t('toolFigure.captions')}>
        <Select
          style={{ inlineSize: '100%' }}
          value={options.captions}
          aria-label={t('toolFigure.captions')}
          options={[
            { value: '', label: t('toolFigure.noCaptions') },
            ...captionTemplates.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(captions) => set({ captions })}
        />
      </ToolOption>
      <MediaPicker
        open={isPicking}
        kinds={['image', 'video']}
        onClose={() => setPicking(false)}
        onPick={([file]) => {
          setPicking(false);
          if (!file) return;
          const { id, name, url, width, height, duration } = file;
          set({
            background: 'media',
            backdrop: {
              id,
              name,
              url,
              kind: file.kind === 'video' ? 'video' : 'image',
              width: width ?? 0,
              height: height ?? 0,
              duration: duration ?? 0,
            },
          });
        }}
      />
    </>
  );
}

interface ColorChoiceProps {
  readonly isGradient: boolean;
  readonly colors: FigureVideoOptions['colors'];
  readonly onChange: (colors: FigureVideoOptions['colors']) => void;
}

/** One color, or two that go into one another. */
function ColorChoice({ isGradient, colors, onChange }: ColorChoiceProps) {
  return (
    <Flex gap={8} align="center" wrap style={{ marginBlockStart: 4 }}>
      {grounds.map(([upper, lower]) => (
        <button
          key={upper}
          type="button"
          aria-label={isGradient ? `${upper} ${lower}` : upper}
          aria-pressed={colors[0] === upper}
          className={styles.swatch}
          style={{ background: isGradient ? `linear-gradient(${upper}, ${lower})` : upper }}
          onClick={() => onChange([upper, lower])}
        />
      ))}
      <ColorPicker
        size="small"
        disabledAlpha
        value={colors[0]}
        onChangeComplete={(color) => onChange([color.toHexString(), colors[1]])}
      />
      {isGradient && (
        <ColorPicker
          size="small"
          disabledAlpha
          value={colors[1]}
          onChangeComplete={(color) => onChange([colors[0], color.toHexString()])}
        />
      )}
    </Flex>
  );
}
