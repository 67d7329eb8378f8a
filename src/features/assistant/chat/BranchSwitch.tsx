import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import type { ChatMessage } from '@/services/chat/schema';

interface BranchSwitchProps {
  readonly versions: readonly ChatMessage[];
  readonly current: string;
  readonly isDisabled: boolean;
  readonly onShow: (messageId: string) => void;
}

/** 2 / 3: goes through the versions of a question or an answer. */
export function BranchSwitch({ versions, current, isDisabled, onShow }: BranchSwitchProps) {
  const t = useT();
  if (versions.length < 2) return null;
  const at = versions.findIndex(({ id }) => id === current);
  const before = versions[at - 1];
  const after = versions[at + 1];
  return (
    <Text size="small" tabular style={{ display: 'inline-flex', alignItems: 'center' }}>
      <Button
        size="small"
        type="text"
        icon={<LeftOutlined />}
        aria-label={t('assistant.branch.before')}
        disabled={isDisabled || !before}
        onClick={() => before && onShow(before.id)}
      />
      <span>{t('assistant.branch.place', { at: at + 1, count: versions.length })}</span>
      <Button
        size="small"
        type="text"
        icon={<RightOutlined />}
        aria-label={t('assistant.branch.after')}
        disabled={isDisabled || !after}
        onClick={() => after && onShow(after.id)}
      />
    </Text>
  );
}
