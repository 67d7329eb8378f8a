import { CaretRightOutlined, PauseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';

interface AudioRowProps {
  readonly name: string;
  readonly note: string;
  readonly isPlaying: boolean;
  readonly isBusy?: boolean;
  readonly onTry: () => void;
  readonly onAdd: () => void;
}

/** A sound that can be heard and put in. */
export function AudioRow({ name, note, isPlaying, isBusy = false, onTry, onAdd }: AudioRowProps) {
  const t = useT();
  const Icon = isPlaying ? PauseOutlined : CaretRightOutlined;
  return (
    <Flex component="li" gap={8} align="center" style={{ minBlockSize: 32 }}>
      <Button
        size="small"
        shape="circle"
        icon={<Icon aria-hidden />}
        aria-label={t(isPlaying ? 'timelineMusic.stopTrial' : 'timelineMusic.try', { name })}
        onClick={onTry}
      />
      <Text ellipsis style={{ flex: 1 }} title={name}>
        {name}
      </Text>
      <Text type="tertiary" size="small" tabular>
        {note}
      </Text>
      <Button
        size="small"
        type="text"
        loading={isBusy}
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('timelineMusic.add', { name })}
        title={t('timelineMusic.add', { name })}
        onClick={onAdd}
      />
    </Flex>
  );
}
