import { history } from '@umijs/max';
import { App, Button, Dropdown } from 'antd';
import { useState } from 'react';
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
  const { message } = App.useApp();
  const [isBusy, setBusy] = useState(false);
  const targets = targetsFor(record.tool, result).filter(
    ({ page, action }) => canVisit(page) && (!action || can(action)),
  );
  if (targets.length === 0) return null;
  const go = async (key: string) => {
    const target = targets.find((each) => each.key === key);
    if (!target) return;
    setBusy(true);
    try {
      history.push(await target.open(record, result));
    } catch (error) {
      message.error(errorWords(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: targets.map(({ key, label }) => ({ key, label: t(label) })),
        onClick: ({ key }) => void go(key),
      }}
    >
      <Button size="small" loading={isBusy} aria-label={t('tools.useOf', { name: result.name })}>
        {t('tools.use')}
      </Button>
    </Dropdown>
  );
}
