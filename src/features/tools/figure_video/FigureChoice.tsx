import { Flex, Segmented, Slider } from 'antd';
import { Presenter, PresenterPicker } from '@/blocks/figures';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { FRAMINGS, presenterOf } from '@/engine/figure';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { figureApi } from '@/services/figure/api';
import type { Figure } from '@/services/figure/schema';
import { ToolOption } from '../shell';
import styles from './figureVideo.module.css';
import type { FigureVideoOptions } from './options';

interface FigureChoiceProps {
  readonly options: FigureVideoOptions;
  readonly set: (change: Partial<FigureVideoOptions>) => void;
}

/** Who speaks: a presenter or a digital human of the merchant's own, how near, where and how lively. */
export function FigureChoice({ options, set }: FigureChoiceProps) {
  const t = useT();
  const { own, presenter } = options;
  const choose = (figure: Figure) =>
    set({
      own: figure,
      ...(figure.voice ? { voice: figure.voice } : {}),
      settings: { speed: figure.speed, pitch: figure.pitch, volume: figure.volume },
    });
  return (
    <>
      <ToolOption label={t('toolFigure.figure')}>
        <OwnFigures chosen={own?.id} onChoose={choose} />
        <PresenterPicker
          value={own ? undefined : presenter}
          look={options.look}
          onChange={(id) => set({ presenter: id, own: undefined, look: {} })}
        />
        {!own && <ClothesChoice options={options} set={set} />}
      </ToolOption>
      <ToolOption label={t('toolFigure.stand')}>
        <GridLayout columns="repeat(auto-fit, minmax(220px, 1fr))" gap="8px 16px" align="center">
          <Segmented
            block
            value={options.framing}
            aria-label={t('toolFigure.framing')}
            options={FRAMINGS.map((value) => ({ value, label: t(`presenter.framing.${value}`) }))}
            onChange={(framing) => set({ framing })}
          />
          <Segmented<number>
            block
            value={options.place}
            aria-label={t('toolFigure.place')}
            options={[-1, 0, 1].map((value) => ({
              value,
              label: t(`toolFigure.place.${value < 0 ? 'left' : value > 0 ? 'right' : 'center'}`),
            }))}
            onChange={(place) => set({ place })}
          />
          <LabelledSlider
            label={t('toolFigure.size')}
            min={0.4}
            max={1.4}
            value={options.size}
            onChange={(size) => set({ size })}
          />
          <LabelledSlider
            label={t('toolFigure.liveliness')}
            min={0}
            max={2}
            value={options.liveliness}
            onChange={(liveliness) => set({ liveliness })}
          />
        </GridLayout>
      </ToolOption>
    </>
  );
}

interface OwnFiguresProps {
  readonly chosen: string | undefined;
  readonly onChoose: (figure: Figure) => void;
}

/** The digital humans of the merchant's own. */
function OwnFigures({ chosen, onChoose }: OwnFiguresProps) {
  const { data } = useLoad(figureApi.data, { page: 1, page_size: 50, status: 1 });
  if (!data || data.list.length === 0) return null;
  return (
    <Flex gap={8} className={styles.own}>
      {data.list.map((figure) => (
        <button
          key={figure.id}
          type="button"
          aria-pressed={chosen === figure.id}
          className={chosen === figure.id ? `${styles.face} ${styles.chosen}` : styles.face}
          onClick={() => onChoose(figure)}
        >
          {figure.portrait ? (
            <img className={styles.photo} src={figure.portrait.url} alt="" />
          ) : (
            <Presenter id={figure.presenter} look={figure.look} size={56} width={56} framing="close" isLive={false} />
          )}
          <Text size="small" ellipsis style={{ maxInlineSize: 72 }}>
            {figure.name}
          </Text>
        </button>
      ))}
    </Flex>
  );
}

/** The colors that a presenter's clothes can have. */
function ClothesChoice({ options, set }: FigureChoiceProps) {
  const t = useT();
  const { presenter } = options;
  return (
    <Flex
      gap={8}
      align="center"
      wrap
      style={{ marginBlockStart: 4 }}
      role="radiogroup"
      aria-label={t('toolFigure.clothes')}
    >
      <Text type="secondary" size="small" tabular>
        {t('toolFigure.clothes')}
      </Text>
      {presenterOf(presenter)?.clothesColors.map((color) => (
        // biome-ignore lint/a11y/useSemanticElements: a patch of color, chosen as a radio button is
        <button
          key={color}
          type="button"
          role="radio"
          aria-checked={(options.look.clothes ?? presenterOf(presenter)?.look.clothes) === color}
          aria-label={color}
          className={styles.swatch}
          style={{ background: color }}
          onClick={() => set({ look: { ...options.look, clothes: color } })}
        />
      ))}
    </Flex>
  );
}

interface LabelledSliderProps {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

function LabelledSlider({ label, ...slider }: LabelledSliderProps) {
  return (
    <GridLayout columns="5em minmax(0, 1fr)" gap={8} align="center">
      <Text type="secondary" size="small" tabular>
        {label}
      </Text>
      <Slider step={0.05} ariaLabelForHandle={label} {...slider} />
    </GridLayout>
  );
}
