import { Flex, Input, Segmented, Select } from 'antd';
import { useT } from '@/hooks/useT';
import { type ToolFile, ToolOption } from '../shell';
import { type AudioOptions, kbpsChoices, outcomeOf } from './audioOptions';

interface AudioFormProps {
  readonly options: AudioOptions;
  readonly files: readonly ToolFile[];
  readonly onChange: (change: Partial<AudioOptions>) => void;
}

const formats = ['original', 'm4a', 'mp3', 'wav'] as const;

/** Format, quality, channels and names. */
export function AudioForm({ options, files, onChange }: AudioFormProps) {
  const t = useT();
  const { format, kbps, channels, naming } = options;
  const recoded = format === 'original' ? files.filter((file) => !outcomeOf(file, options).isCopied).length : 0;
  return (
    <>
      <ToolOption
        label={t('toolAudio.format')}
        help={
          <>
            {t(`toolAudio.about.${format}`)}
            {recoded > 0 && ` ${t('toolAudio.recoded', { count: recoded })}`}
          </>
        }
      >
        <Segmented
          block
          style={{ maxInlineSize: 480 }}
          value={format}
          onChange={(value) => onChange({ format: value })}
          options={formats.map((value) => ({ value, label: t(`toolAudio.format.${value}`) }))}
        />
      </ToolOption>
      {format !== 'original' && (
        <Flex gap="16px 24px" wrap>
          {format !== 'wav' && (
            <ToolOption label={t('toolAudio.kbps')}>
              <Select
                aria-label={t('toolAudio.kbps')}
                value={kbps}
                onChange={(value) => onChange({ kbps: value })}
                options={kbpsChoices.map((value) => ({ value, label: `${value} kbps` }))}
              />
            </ToolOption>
          )}
          <ToolOption label={t('toolAudio.channels')}>
            <Segmented
              value={channels}
              onChange={(value) => onChange({ channels: value })}
              options={[
                { value: 'same' as const, label: t('toolAudio.same') },
                { value: 2 as const, label: t('toolAudio.stereo') },
                { value: 1 as const, label: t('toolAudio.mono') },
              ]}
            />
          </ToolOption>
        </Flex>
      )}
      {files.length > 1 && (
        <ToolOption label={t('toolAudio.naming')} help={t('toolAudio.namingHelp')}>
          <Input
            aria-label={t('toolAudio.naming')}
            value={naming}
            maxLength={80}
            onChange={({ target }) => onChange({ naming: target.value })}
          />
        </ToolOption>
      )}
    </>
  );
}
