import { CaretRightOutlined, PauseOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { type EditorItem, writeItem } from '../panels/items/editorItem';

interface AudioRowProps {
  readonly name: string;
  readonly note: string;
  /** What a drag takes along. */
  readonly item: EditorItem;
  readonly isPlaying: boolean;
  readonly isBusy?: boolean;
  readonly onTry: () => void;
  readonly onAdd: () => void;
}

/** A sound that can be heard, put in at the playhead, or dragged onto the timeline. */
export function AudioRow({ name, note, item, isPlaying, isBusy = false, onTry, onAdd }: AudioRowProps) {
  const t = useT();
  const Icon = isPlaying ? PauseOutlined : CaretRightOutlined;
  return (
    <Flex
      component="li"
      gap={8}
      align="center"
      style={{ minBlockSize: 32 }}
      draggable
      onDragStart={(event) => writeItem(event.dataTransfer, item)}
    >
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
