import { Alert, Flex, Modal } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { Resource } from '@/components/resource/types';
import { Text } from '@/components/ui/Text';
import { useAction } from '@/hooks/useAction';
import { type MessageId, useT } from '@/hooks/useT';
import type { ApiCall } from '@/lib/request/types';
import type { OpenRecordDialog, ProviderRecord, RecordDialog } from './types';

type ChangeState = ApiCall<{ id: string; revision?: number | undefined }, unknown>;

interface ProviderRecordsPageProps<Row extends ProviderRecord, Values extends object, Body> {
  readonly resourceOf: (onOpen: OpenRecordDialog<Row>) => Resource<Row, Values, Body>;
  readonly publish: ChangeState;
  readonly withdraw: ChangeState;
  /** The record as a merchant sees it. */
  readonly preview: (row: Row) => ReactNode;
  /** What keeps it from being published, as sentences. */
  readonly problemsOf: (row: Row) => readonly string[];
  /** Who uses it now, said before it is withdrawn. */
  readonly usesOf?: (row: Row) => string;
  /** What merchants will see after it. */
  readonly hints: Readonly<Record<'publish' | 'withdraw', MessageId>>;
}

/** What a provider writes for its merchants: drafted, looked at as a merchant, published and withdrawn. */
export function ProviderRecordsPage<Row extends ProviderRecord, Values extends object, Body>(
  props: ProviderRecordsPageProps<Row, Values, Body>,
) {
  const { resourceOf, preview, problemsOf, usesOf, hints } = props;
  const t = useT();
  const [opened, setOpened] = useState<{ readonly dialog: RecordDialog; readonly row: Row }>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => resourceOf((dialog, row) => setOpened({ dialog, row })), [resourceOf]);
  const close = () => setOpened(undefined);
  const { dialog, row } = opened ?? {};
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {row && dialog === 'preview' && (
        <Modal
          open
          width={840}
          footer={null}
          title={t('providerRecord.previewOf', { name: row.title })}
          onCancel={close}
        >
          {preview(row)}
        </Modal>
      )}
      {row && dialog && dialog !== 'preview' && (
        <StateDialog
          row={row}
          transition={dialog}
          call={props[dialog]}
          hint={t(hints[dialog])}
          uses={dialog === 'withdraw' ? usesOf?.(row) : undefined}
          problems={dialog === 'publish' ? problemsOf(row) : []}
          onDone={() => {
            close();
            setVersion((before) => before + 1);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

interface StateDialogProps {
  readonly row: ProviderRecord;
  readonly transition: 'publish' | 'withdraw';
  readonly call: ChangeState;
  readonly hint: string;
  readonly uses: string | undefined;
  readonly problems: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

function StateDialog({ row, transition, call, hint, uses, problems, onDone, onClose }: StateDialogProps) {
  const t = useT();
  const change = useAction(call, {
    messages: { done: `providerRecord.done.${transition}` },
    invalidates: ['audit'],
  });
  const submit = async () => {
    if (await change.run({ id: row.id, revision: row.revision ?? 0 })) onDone();
  };
  return (
    <Modal
      open
      title={t(`providerRecord.ask.${transition}`, { name: row.title })}
      okText={t(`providerRecord.action.${transition}`)}
      okButtonProps={{ disabled: problems.length > 0 }}
      confirmLoading={change.isPending}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <Flex vertical gap={12}>
        {problems.map((sentence) => (
          <Alert key={sentence} type="warning" showIcon title={sentence} />
        ))}
        {uses && <Text>{uses}</Text>}
        {problems.length === 0 && <Text type="secondary">{hint}</Text>}
      </Flex>
    </Modal>
  );
}
