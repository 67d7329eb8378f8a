import { DownloadOutlined, LineChartOutlined, TableOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { Chart } from './Chart';
import styles from './charts.module.css';
import type { ChartHandle, ChartProps } from './types';

/** The run of a number, drawn small. For the eye only: what it shows stands beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const top = Math.max(...values, 1);
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  const line = values.map((value, index) => `${(index * step).toFixed(2)},${(27 - (value / top) * 24).toFixed(2)}`);
  return (
    <svg className={styles.spark} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <polygon className={styles.sparkArea} points={`0,28 ${line.join(' ')} 100,28`} />
      <polyline className={styles.sparkLine} points={line.join(' ')} />
    </svg>
  );
}

interface ChartFigureProps extends Omit<ChartProps, 'handle'> {
  /** Of the image that is downloaded, without ending. */
  readonly name: string;
  /** The same numbers as a table; the first cell of a row is its heading. Left out where a table stands beside it. */
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

/** A chart with what everyone needs of it: the numbers as a table, and the image. */
export function ChartFigure({ name, table, ...chart }: ChartFigureProps) {
  const t = useT();
  const handle = useRef<ChartHandle>(null);
  const [isTable, setTable] = useState(false);
  const download = useAction(
    async () => {
      const image = await handle.current?.image();
      if (image) saveBlob(image, `${name}.png`);
    },
    { messages: { failed: 'statistics.imageFailed' } },
  );
  const toggleText = t(isTable ? 'statistics.asChart' : 'statistics.asTable');
  return (
    <figure style={{ position: 'relative', margin: 0 }}>
      <Flex gap={4} className={styles.actions}>
        {table && (
          <IconButton
            label={toggleText}
            type="text"
            size="small"
            icon={isTable ? <LineChartOutlined /> : <TableOutlined />}
            onClick={() => setTable(!isTable)}
          />
        )}
        {!isTable && (
          <IconButton
            label={t('statistics.image')}
            type="text"
            size="small"
            icon={<DownloadOutlined />}
            onClick={() => void download.run(undefined)}
          />
        )}
      </Flex>
      {table && isTable ? (
        <FigureTable {...table} label={chart.label} height={chart.height} />
      ) : (
        <Chart {...chart} handle={handle} />
      )}
    </figure>
  );
}

type FigureTableProps = NonNullable<ChartFigureProps['table']> & { readonly label: string; readonly height: number };

function FigureTable({ columns, rows, label, height }: FigureTableProps) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls must be reachable by the keyboard
    <section className={styles.table} style={{ maxHeight: Math.max(height, 200) }} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={others[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
