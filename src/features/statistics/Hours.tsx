import { Skeleton } from 'antd';
import { fewestOfHour } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { type StatisticsHours, statisticsApi } from '@/services/statistics/api';
import { Panel } from './Panel';
import styles from './statistics.module.css';
import type { StatisticsQuery } from './statisticsState';
import { UseHours } from './UseHours';
import { useFormats } from './useFormats';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** When posts do better than their account usually does. */
export function Hours({ scope }: { readonly scope: StatisticsQuery }) {
  const t = useT();
  const { data, error, refresh } = useLoad(() => statisticsApi.hours(scope, { skipErrorHandler: true }), {
    refreshDeps: [scope],
  });
  return (
    <Panel
      title={t('statistics.hours')}
      hint={data && t('statistics.hoursHint', { count: data.posts, out: data.left_out })}
      method={<p>{t('statistics.method.hours', { count: fewestOfHour })}</p>}
      error={data ? undefined : error}
      onRetry={refresh}
    >
      <HoursBody data={data} />
    </Panel>
  );
}

function HoursBody({ data }: { readonly data: StatisticsHours | undefined }) {
  const t = useT();
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.posts === 0) return <p className={styles.hint}>{t('statistics.hoursEmpty')}</p>;
  return (
    <>
      <Heat data={data} />
      <UseHours best={data.best} />
    </>
  );
}

/** How strongly a cell is tinted, percent: as usual = none, twice as good = all. */
const tint = (times: number): number => Math.round(Math.min(1, Math.max(0, times - 0.8) / 1.2) * 55);

function Heat({ data }: { readonly data: StatisticsHours }) {
  const t = useT();
  const formats = useFormats();
  const used = data.hours.map(({ hour }) => hour);
  const first = Math.min(...used);
  const hours = Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
  const cellOf = (weekday: number, hour: number) =>
    data.cells.find((cell) => cell.weekday === weekday && cell.hour === hour);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by the keyboard
    <section className={styles.heatScroll} tabIndex={0} aria-label={t('statistics.hours')}>
      <table className={styles.heat}>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.quiet}>{t('statistics.weekday')}</span>
            </th>
            {hours.map((hour) => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((weekday) => (
            <tr key={weekday}>
              <th scope="row">{t(`statistics.weekday.${weekday}`)}</th>
              {hours.map((hour) => {
                const cell = cellOf(weekday, hour);
                if (!cell) return <td key={hour} aria-label={t('statistics.noPosts')} />;
                return (
                  <td
                    key={hour}
                    style={{
                      background: `color-mix(in srgb, var(--ant-color-primary) ${tint(cell.times)}%, var(--ant-color-fill-tertiary))`,
                    }}
                    title={t('statistics.cell', {
                      day: t(`statistics.weekday.${weekday}`),
                      hour,
                      times: formats.times(cell.times),
                      count: cell.posts,
                    })}
                  >
                    {cell.times.toFixed(1)}
                    <small>{t('statistics.n', { count: cell.posts })}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
