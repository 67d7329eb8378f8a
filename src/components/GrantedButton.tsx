import { Button, type ButtonProps, Tooltip } from 'antd';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';

interface GrantedButtonProps extends ButtonProps {
  /** Action keys that pressing it needs, all of them. */
  readonly action: string | readonly string[];
}

/**
 * A button without which its screen would puzzle: who lacks the right sees it disabled, with the reason. Others are
 * hidden by `Can`.
 */
export function GrantedButton({ action, ...props }: GrantedButtonProps) {
  const can = useCan();
  const t = useT();
  if ([action].flat().every(can)) return <Button {...props} />;
  return (
    <Tooltip title={t('common.noRight')}>
      <Button {...props} disabled />
    </Tooltip>
  );
}
