import { ArrowRightOutlined, SoundOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { technicalName } from '@/blocks/media/reasonWords';
import { codecName } from '@/domain/videos';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import type { ToolFile } from '../shell';
import styles from './audio.module.css';
import { type AudioOptions, audioNames, outcomeOf, silentReason } from './audioOptions';

interface AudioTableProps {
  readonly files: readonly ToolFile[];
  readonly options: AudioOptions;
}

/** What will come of each file. */
export function AudioTable({ files, options }: AudioTableProps) {
  const t = useT();
  if (files.length === 0) {
    return (
      <Flex vertical gap={8} align="center" className={styles.empty}>
        <SoundOutlined className={styles.emptyIcon} aria-hidden />
        <p>{t('toolAudio.empty')}</p>
      </Flex>
    );
  }
  const usable = files.filter((file) => silentReason(file) === null);
  const names = new Map(audioNames(usable, options).map((name, index) => [usable[index]?.id, name]));
  return (
    <Flex component="ul" vertical gap={8} aria-label={t('toolAudio.plan')}>
      {files.map((file) => {
        const reason = silentReason(file);
        const codec = file.facts?.audioCodec ?? '';
        const [, ending = ''] = /\.([^.]+)$/.exec(file.name) ?? [];
        const { isCopied } = outcomeOf(file, options);
        const name = names.get(file.id) ?? file.name;
        return (
          <Flex key={file.id} component="li" gap={12} align="center" className={styles.row}>
            <Flex component="span" vertical className={styles.from} title={codec && technicalName(codecName(codec), t)}>
              {codec ? ending.toUpperCase() : t('toolAudio.nothing')}
              {codec && <small>{formatDuration(file.facts?.duration ?? 0)}</small>}
            </Flex>
            <ArrowRightOutlined aria-hidden className={styles.arrow} />
            <span className={styles.to} title={name}>
              {reason === null
                ? name
                : t('toolAudio.left', { name: file.name, reason: file.problem ?? t('toolAudio.silent') })}
            </span>
            {reason === null && (
              <span className={isCopied ? styles.copied : styles.recoded}>
                {t(isCopied ? 'toolAudio.copied' : 'toolAudio.encoded')}
              </span>
            )}
          </Flex>
        );
      })}
    </Flex>
  );
}
