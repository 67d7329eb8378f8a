import { Sparkline } from '@/blocks/charts';
import { Text } from '@/components/ui/Text';
import { type ProviderFigure, providerFigures } from '@/domain/providerFigures';
import { useT } from '@/hooks/useT';
import type { ResultOf } from '@/services/contract';
import type { dashboardContract } from '@/services/dashboard/schema';
import styles from './FigureTiles.module.css';
import { useFigureFormat } from './useFigureFormat';

export type DashboardSums = ResultOf<(typeof dashboardContract)['sums']>;

interface FigureTilesProps {
  readonly data: DashboardSums;
  readonly figure: ProviderFigure;
  readonly onPick: (figure: ProviderFigure) => void;
}

/** The figures with their run and what has changed; pressing one draws it and lists what stands behind it. */
export function FigureTiles({ data: { figures, previous, days }, figure, onPick }: FigureTilesProps) {
  const t = useT();
  const format = useFigureFormat();
  return (
    <div className={styles.tiles}>
      {providerFigures.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.tile}
          data-figure={one}
          aria-pressed={one === figure}
          onClick={() => onPick(one)}
        >
          <Text type="secondary">{t(`dashboard.figure.${one}`)}</Text>
          <Text component="strong" strong tabular className={styles.value}>
            {format.of(one, figures[one])}
          </Text>
          <Text type="secondary" size="small">
            {t('dashboard.change', { change: format.change(one, figures[one], previous.figures[one]) })}
          </Text>
          <Sparkline values={days.map((day) => day.figures[one])} />
        </button>
      ))}
    </div>
  );
}
