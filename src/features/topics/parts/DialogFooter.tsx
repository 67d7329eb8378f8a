import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';

interface Props {
  readonly isBusy: boolean;
  readonly okText: string;
  readonly onCancel: () => void;
}

/** The two buttons of a form in a dialog. */
export function DialogFooter({ isBusy, okText, onCancel }: Props) {
  const t = useT();
  return (
    <Flex gap={8} justify="flex-end" style={{ marginBlockStart: 16 }}>
      <Button onClick={onCancel}>{t('common.cancel')}</Button>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {okText}
      </Button>
    </Flex>
  );
}
