import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type Look, presenters } from '@/engine/figure';
import { useT } from '@/hooks/useT';
import styles from './figures.module.css';
import { Presenter } from './Presenter';
import { presenterName } from './words';

interface PresenterPickerProps {
  readonly value?: string | undefined;
  readonly onChange?: (id: string) => void;
  /** The chosen one is shown in it. */
  readonly look?: Look;
}

/** The presenters as a grid; the one under the pointer comes alive and speaks. */
export function PresenterPicker({ value, onChange, look }: PresenterPickerProps) {
  const t = useT();
  const [lively, setLively] = useState<string>();
  return (
    <GridLayout
      columns="repeat(auto-fill, minmax(100px, 1fr))"
      gap={8}
      role="radiogroup"
      aria-label={t('presenter.choose')}
    >
      {presenters.map(({ id, style }) => (
        // biome-ignore lint/a11y/useSemanticElements: a card with an image, chosen as a radio button is
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === value}
          className={id === value ? `${styles.card} ${styles.chosen}` : styles.card}
          onClick={() => onChange?.(id)}
          onPointerEnter={() => setLively(id)}
          onPointerLeave={() => setLively(undefined)}
          onFocus={() => setLively(id)}
          onBlur={() => setLively(undefined)}
        >
          <Presenter
            id={id}
            size={96}
            width={88}
            framing="close"
            isLive={lively === id}
            isSpeaking={lively === id}
            {...(id === value && look ? { look } : {})}
          />
          <Text size="medium" style={{ marginBlockStart: 4, lineHeight: '20px' }}>
            {presenterName(t, id)}
          </Text>
          <Text type="secondary" size="small" style={{ lineHeight: '16px' }}>
            {t(`presenter.style.${style}`)}
          </Text>
        </button>
      ))}
    </GridLayout>
  );
}
