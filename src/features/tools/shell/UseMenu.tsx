import { history } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useCanVisit } from '@/hooks/useCanVisit';
import { useT } from '@/hooks/useT';
import { errorWords } from './errorWords';
import type { ToolRecord, ToolResult } from './types';
import { targetsFor } from './useTargets';

interface UseMenuProps {
  readonly record: ToolRecord;
  readonly result: ToolResult;
}

/** Where a result can be gone on with. */
export function UseMenu({ record, result }: UseMenuProps) {
  const t = useT();
  const can = useCan();
  const canVisit = useCanVisit();
  const targets = targetsFor(record.tool, result).filter(
    ({ page, action }) => canVisit(page) && (!action || can(action)),
  );
  const openTarget = async (key: string) => {
    const target = targets.find((each) => each.key === key);
    if (target) history.push(await target.open(record, result));
  };
  const go = useAction(openTarget, { messages: { failed: (error) => errorWords(error, t) } });
  if (targets.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: targets.map(({ key, label }) => ({ key, label: t(label) })),
        onClick: ({ key }) => void go.run(key),
      }}
    >
      <Button size="small" loading={go.isPending} aria-label={t('tools.useOf', { name: result.name })}>
        {t('tools.use')}
      </Button>
    </Dropdown>
  );
}
