import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { useBoardRoute } from './useBoardRoute';

/** Begins a new connection. */
export function ConnectButton() {
  const t = useT();
  const { open } = useBoardRoute();
  if (!useCan()('wemedia.bind')) return null;
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('connect')}>
      {t('publishTruth.connect')}
    </Button>
  );
}
