import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';

interface MoveButtonsProps {
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
}

/** One place forward or back in a row of images; at its ends only one of the two. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const t = useT();
  return (
    <>
      {index > 0 && (
        <Button
          size="small"
          icon={<LeftOutlined />}
          aria-label={t('resource.mediaForward', { name })}
          onClick={() => onMove(index - 1)}
        />
      )}
      {index < count - 1 && (
        <Button
          size="small"
          icon={<RightOutlined />}
          aria-label={t('resource.mediaBackward', { name })}
          onClick={() => onMove(index + 1)}
        />
      )}
    </>
  );
}
