import { DownloadOutlined } from '@ant-design/icons';
import { IconButton } from '@/components/ui/IconButton';
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
    <IconButton
      label={t('statistics.image')}
      type="text"
      size="small"
      icon={<DownloadOutlined />}
      onClick={() => void download.run(undefined)}
    />
  );
}
