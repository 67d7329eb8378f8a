import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { App, Button } from 'antd';
import { useAction } from '@/hooks/useAction';
import { type MessageId, useT } from '@/hooks/useT';
import type { ApiCall } from '@/lib/request/types';
import { Can } from '../Can';

interface ExportButtonProps<Filter, Row> {
  /** Action key that it needs. */
  readonly action: string;
  readonly label: MessageId;
  /** Stands while the rows are read. */
  readonly running: MessageId;
  readonly call: ApiCall<Filter, { readonly list: readonly Row[]; readonly total: number }>;
  /** Names of the filters, as they stand in the address beside the keyword. */
  readonly filters: readonly (keyof Filter & string)[];
  readonly save: (rows: readonly Row[]) => Promise<void>;
}

/** Writes all that the list's filter lets through to the user's disk. */
export function ExportButton<Filter, Row>({
  action,
  label,
  running,
  call,
  filters,
  save,
}: ExportButtonProps<Filter, Row>) {
  const t = useT();
  const { message } = App.useApp();
  const [params] = useSearchParams();
  const exporting = useAction(call, { messages: { running } });
  const exportAll = async () => {
    const filter = Object.fromEntries(
      ['keyword', ...filters].flatMap((key) => {
        const value = params.get(key);
        return value ? [[key, value]] : [];
      }),
    );
    const answer = await exporting.run(filter as Filter);
    if (!answer) return;
    const { list, total } = answer.result;
    await save(list);
    if (total > list.length) message.warning(t('resource.exportedPart', { count: list.length, total }), 10);
  };
  return (
    <Can action={action}>
      <Button icon={<DownloadOutlined />} onClick={() => void exportAll()}>
        {t(label)}
      </Button>
    </Can>
  );
}
