import { Button, Flex } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './Resource.module.css';
import type { Resource, ResourceRow, ResourceTools } from './types';

interface Props<Row extends ResourceRow> {
  readonly rows: readonly Row[];
  readonly statusActions: Resource<Row>['statusActions'];
  readonly batchActions: Resource<Row>['batchActions'];
  readonly hasRemove: boolean;
  readonly tools: ResourceTools<Row>;
  readonly onClear: () => void;
}

/** What can be done to the selected rows at once. */
export function BatchBar<Row extends ResourceRow>({
  rows,
  statusActions,
  batchActions,
  hasRemove,
  tools,
  onClear,
}: Props<Row>) {
  const t = useT();
  const run = async (act: Promise<boolean>) => {
    if (await act) onClear();
  };
  return (
    <Flex gap={8} align="center" className={styles.batch} role="toolbar" aria-label={t('resource.batch')}>
      <span aria-live="polite">{t('resource.selected', { count: rows.length })}</span>
      <Button type="link" size="small" onClick={onClear}>
        {t('resource.clearSelection')}
      </Button>
      <Flex component="span" gap={8} style={{ marginInlineStart: 'auto' }}>
        {tools.can('status') &&
          statusActions?.map((act) => (
            <Button key={act.status} size="small" onClick={() => void run(tools.changeStatus(rows, act.status))}>
              {t(act.label)}
            </Button>
          ))}
        {batchActions?.(rows, tools, onClear)}
        {hasRemove && tools.canRemove(rows) && (
          <Button size="small" danger onClick={() => void run(tools.remove(rows))}>
            {t('common.delete')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
