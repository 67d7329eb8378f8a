import { DownloadOutlined } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { App, Button } from 'antd';
import { useAction } from '@/hooks/useAction';
import { type MessageId, useT } from '@/hooks/useT';
import type { ApiCall, RequestOptions } from '@/lib/request/types';
import { Can } from '../Can';

interface ExportButtonProps<Filter, Answer> {
  /** Action key that it needs. */
  readonly action: string;
  readonly label: MessageId;
  /** Stands while the rows are read. */
  readonly running: MessageId;
  readonly call: ApiCall<Filter, Answer>;
  /** Names of the filters, as they stand in the address beside the keyword. */
  readonly filters: readonly (keyof Filter & string)[];
  readonly save: (answer: Answer) => Promise<void>;
}

/** Writes all that the list's filter lets through to the user's disk. */
export function ExportButton<Filter, Answer extends { readonly list: readonly unknown[]; readonly total: number }>({
  action,
  label,
  running,
  call,
  filters,
  save,
}: ExportButtonProps<Filter, Answer>) {
  const t = useT();
  const { message } = App.useApp();
  const [params] = useSearchParams();
  const exporting = useAction(
    async (filter: Filter, options: RequestOptions) => {
      const answer = await call.send(filter, options);
      const count = answer.list.length;
      if (count > 0) await save(answer);
      return { count, total: answer.total };
    },
    { messages: { running, failed: 'resource.exportFailed' } },
  );
  const exportAll = async () => {
    const filter = Object.fromEntries(
      ['keyword', ...filters].flatMap((key) => {
        const value = params.get(key);
        return value ? [[key, value]] : [];
      }),
    );
    const answer = await exporting.run(filter as Filter);
    if (!answer) return;
    const { count, total } = answer.result;
    if (count === 0) message.info(t('resource.exportEmpty'));
    if (total > count) message.warning(t('resource.exportedPart', { count, total }), 10);
  };
  return (
    <Can action={action}>
      <Button icon={<DownloadOutlined />} loading={exporting.isPending} onClick={() => void exportAll()}>
        {t(label)}
      </Button>
    </Can>
  );
}
