import { Alert, Button, Flex, Slider, Upload } from 'antd';
import { useState } from 'react';
import { COVER_SECONDS, coverFromFile, paintCover } from '@/blocks/video-templates/paintCover';
import { Thumb } from '@/components/Thumb';
import { Text } from '@/components/ui/Text';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { HEIC_TYPES, readableImage } from '@/lib/heic/heicImage';
import { formatDuration } from '@/utils/formatDuration';

interface CoverFieldProps {
  readonly project: Project;
  readonly value: string;
  readonly onChange: (cover: string) => void;
}

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** The cover: a moment of the video itself, or an image from the disk. */
export function CoverField({ project, value, onChange }: CoverFieldProps) {
  const t = useT();
  const [seconds, setSeconds] = useState(COVER_SECONDS);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const take = async (paint: () => Promise<string>) => {
    setBusy(true);
    const cover = await paint().catch(() => '');
    setBusy(false);
    setFailed(cover === '');
    if (cover) onChange(cover);
  };
  return (
    <Flex vertical gap={8} component="section" aria-label={t('shelf.cover')}>
      <Flex gap={12} align="center">
        <Thumb src={value} ratio={project.canvas.width / project.canvas.height} width={72} />
        <Flex vertical gap={8} flex={1}>
          <Text size="small">{t('shelf.coverAt', { at: formatDuration(seconds) })}</Text>
          <Slider
            min={0}
            max={Math.max(0.1, toSeconds(projectDuration(project)))}
            step={0.1}
            value={seconds}
            ariaLabelForHandle={t('shelf.coverMoment')}
            tooltip={{ formatter: (at) => formatDuration(at ?? 0) }}
            onChange={setSeconds}
          />
          <Flex gap={8} wrap>
            <Button size="small" loading={isBusy} onClick={() => void take(() => paintCover(project, seconds))}>
              {t('shelf.coverTake')}
            </Button>
            <Upload
              accept={`image/png,image/jpeg,image/webp,${HEIC_TYPES}`}
              showUploadList={false}
              beforeUpload={(file) => {
                void take(async () => (file.size > MAX_FILE_BYTES ? '' : coverFromFile(await readableImage(file))));
                return false;
              }}
            >
              <Button size="small">{t('shelf.coverFile')}</Button>
            </Upload>
          </Flex>
        </Flex>
      </Flex>
      {hasFailed && <Alert type="error" showIcon title={t('shelf.coverFailed')} />}
    </Flex>
  );
}
