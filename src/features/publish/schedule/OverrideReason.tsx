import { Input } from 'antd';
import type { ControlProps } from '@/components/resource/types';
import { useT } from '@/hooks/useT';

/** Why a post may go out all the same; it is kept in the post's history. */
export function OverrideReason(props: ControlProps) {
  const t = useT();
  return <Input {...props} maxLength={200} placeholder={t('compliance.gate.reasonHint')} />;
}
