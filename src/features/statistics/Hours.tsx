import { Skeleton } from 'antd';
import { type ChartLook, ImageButton } from '@/blocks/charts';
import { Text } from '@/components/ui/Text';
import { fewestOfHour } from '@/domain/statistics';
import { useLoad } from '@/hooks/useLoad';
import { type Translate, useT } from '@/hooks/useT';
import { type StatisticsHours, statisticsApi } from '@/services/statistics/api';
import styles from './Hours.module.css';
import statisticsStyles from './hint.module.css';
import { tintOf } from './hourTint';
import { drawHours } from './images/drawHours';
import { Panel } from './Panel';
import type { StatisticsQuery } from './statisticsState';
import { UseHours } from './UseHours';
import { useFormats } from './useFormats';

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const hintOf = (t: Translate, { posts, left_out }: StatisticsHours): string =>
  t(left_out > 0 ? 'statistics.hoursHint' : 'statistics.hoursAll', { count: posts, out: left_out });

/** When posts do better than their account usually does. */
export function Hours({ scope }: { readonly scope: StatisticsQuery }) {
  const t = useT();
  const { data, error, refresh } = useLoad(statisticsApi.hours, scope, { keepPrevious: true });
  return (
    <Panel
      title={t('statistics.hours')}
      hint={data && data.posts > 0 ? hintOf(t, data) : undefined}
      method={<p>{t('statistics.method.hours', { count: fewestOfHour })}</p>}
      error={data ? undefined : error}
      onRetry={refresh}
      actions={data && data.posts > 0 && <Image data={data} scope={scope} />}
    >
      <HoursBody data={data} />
    </Panel>
  );
}

/** From the first to the last hour in which something was published, none left out. */
function hoursOf({ hours }: StatisticsHours): number[] {
  const used = hours.map(({ hour }) => hour);
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
}

function Image({ data, scope }: { readonly data: StatisticsHours; readonly scope: StatisticsQuery }) {
  const t = useT();
  const draw = (look: ChartLook) =>
    drawHours(
      {
        title: `${t('statistics.hours')} · ${t('statistics.reportWeek', scope)}`,
        hint: hintOf(t, data),
        hours: hoursOf(data),
        days: weekdays.map((weekday) => ({ weekday, name: t(`statistics.weekday.${weekday}`) })),
        cells: data.cells.map((cell) => ({
          ...cell,
          value: cell.times.toFixed(1),
          sample: t('statistics.n', { count: cell.posts }),
        })),
      },
      look,
    );
  return <ImageButton name={t('statistics.hoursFile', scope)} draw={draw} />;
}

function HoursBody({ data }: { readonly data: StatisticsHours | undefined }) {
  const t = useT();
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.posts === 0) return <p className={statisticsStyles.hint}>{t('statistics.hoursEmpty')}</p>;
  return (
    <>
      <Heat data={data} />
      <UseHours best={data.best} />
    </>
  );
}

function Heat({ data }: { readonly data: StatisticsHours }) {
  const t = useT();
  const formats = useFormats();
  const hours = hoursOf(data);
  const cellOf = (weekday: number, hour: number) =>
    data.cells.find((cell) => cell.weekday === weekday && cell.hour === hour);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by the keyboard
    <section className={styles.heatScroll} tabIndex={0} aria-label={t('statistics.hours')}>
      <table className={styles.heat}>
        <thead>
          <tr>
            <th scope="col">
              <Text type="secondary" size="small">
                {t('statistics.weekday')}
              </Text>
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
                      background: `color-mix(in srgb, var(--ant-color-primary) ${tintOf(cell.times)}%, var(--ant-color-fill-tertiary))`,
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
