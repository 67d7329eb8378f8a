import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';
import { canGoOn, type Writing, type WritingState } from '@/lib/stream/writing';

interface GoOnButtonProps {
  readonly writing: WritingState & Pick<Writing, 'goOn'>;
}

/** Writes on where a text was broken off: by its reader, the network or the writer's own limit. */
export function GoOnButton({ writing }: GoOnButtonProps) {
  const t = useT();
  if (!canGoOn(writing)) return null;
  return (
    <Button size="small" icon={<PlayCircleOutlined aria-hidden />} onClick={writing.goOn}>
      {t('writing.goOn')}
    </Button>
  );
}
