import { ColorPicker, Flex, Segmented } from 'antd';
import { PresenterPicker } from '@/blocks/figures';
import { presenterOf } from '@/engine/figure';
import { useT } from '@/hooks/useT';
import { type Appearance, portraitKind } from './figureForm';
import styles from './figures.module.css';
import { PortraitInput } from './PortraitInput';

interface AppearanceInputProps {
  readonly value?: Appearance;
  readonly onChange?: (value: Appearance) => void;
}

const parts = ['clothes', 'accent', 'hair'] as const;

/** Who is seen: a drawn presenter with colors of one's own, or a person's portrait. */
export function AppearanceInput({ value, onChange }: AppearanceInputProps) {
  const t = useT();
  if (!value) return null;
  const isPortrait = value.presenter === portraitKind;
  const presenter = presenterOf(value.presenter);
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Segmented
        value={isPortrait ? portraitKind : 'presenter'}
        aria-label={t('figures.appearance')}
        options={[
          { value: 'presenter', label: t('figures.drawn') },
          { value: portraitKind, label: t('figures.photo') },
        ]}
        onChange={(kind) =>
          onChange?.({ ...value, presenter: kind === portraitKind ? portraitKind : 'anchor', look: {} })
        }
      />
      {isPortrait ? (
        <PortraitInput
          {...(value.portrait ? { value: value.portrait } : {})}
          onChange={(portrait) => {
            const { portrait: _, ...rest } = value;
            onChange?.(portrait ? { ...rest, portrait } : rest);
          }}
        />
      ) : (
        <>
          <PresenterPicker
            value={value.presenter}
            look={value.look}
            onChange={(id) => onChange?.({ ...value, presenter: id, look: {} })}
          />
          <div className={styles.row}>
            {parts.map((part) => (
              <span key={part} className={styles.row}>
                {t(`figures.look.${part}`)}
                <ColorPicker
                  size="small"
                  disabledAlpha
                  value={value.look[part] ?? presenter?.look[part] ?? ''}
                  presets={
                    part === 'clothes' && presenter
                      ? [{ label: t('figures.suits'), colors: [...presenter.clothesColors] }]
                      : []
                  }
                  onChangeComplete={(color) =>
                    onChange?.({ ...value, look: { ...value.look, [part]: color.toHexString() } })
                  }
                />
              </span>
            ))}
          </div>
        </>
      )}
    </Flex>
  );
}
