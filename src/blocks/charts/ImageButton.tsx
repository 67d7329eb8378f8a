import { DownloadOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { svgToPng } from './svgToPng';
import type { ChartLook, Drawing } from './types';
import { useChartLook } from './useChartLook';

interface Props {
  /** Of the file, without ending. */
  readonly name: string;
  readonly draw: (look: ChartLook) => Drawing;
}

/** Downloads as an image what stands on the page as a table: drawn for the purpose, with its title. */
export function ImageButton({ name, draw }: Props) {
  const t = useT();
  const look = useChartLook();
  const download = useAction(
    async () => {
      const { svg, ...size } = draw(look);
      saveBlob(await svgToPng(svg, size, look.ground), `${name}.png`);
    },
    { messages: { failed: 'statistics.imageFailed' } },
  );
  return (
    <Tooltip title={t('statistics.image')}>
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined />}
        aria-label={t('statistics.image')}
        onClick={() => void download.run(undefined)}
      />
    </Tooltip>
  );
}
