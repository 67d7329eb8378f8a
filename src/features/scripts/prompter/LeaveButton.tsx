import { ArrowLeftOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button } from 'antd';
import { useT } from '@/hooks/useT';

/** The way back out of the full screen: to where one came from, else to the product's first page. */
export function LeaveButton() {
  const t = useT();
  const leave = () => {
    // history keeps its place in the browser's state: 0 means that this page was the first one
    const place = (window.history.state as { idx?: number } | null)?.idx ?? 0;
    if (place > 0) history.back();
    else history.push('/');
  };
  return (
    <Button type="text" icon={<ArrowLeftOutlined aria-hidden />} style={{ alignSelf: 'flex-start' }} onClick={leave}>
      {t('common.back')}
    </Button>
  );
}
