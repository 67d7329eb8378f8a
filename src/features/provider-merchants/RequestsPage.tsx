import { type ReactNode, useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { Resource, ResourceRow } from '@/components/resource/types';

interface RequestsPageProps<Row extends ResourceRow> {
  /** The list; `onOpen` opens a row to be answered. */
  readonly resourceOf: (onOpen: (row: Row) => void) => Resource<Row>;
  /** Where a row is answered. */
  readonly dialog: (row: Row, actions: { readonly onDone: () => void; readonly onClose: () => void }) => ReactNode;
}

/** What merchants send to their provider: a list whose rows are answered in a dialog, and that is asked anew then. */
export function RequestsPage<Row extends ResourceRow>({ resourceOf, dialog }: RequestsPageProps<Row>) {
  const [open, setOpen] = useState<Row>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => resourceOf(setOpen), [resourceOf]);
  const onClose = () => setOpen(undefined);
  const onDone = () => {
    onClose();
    setVersion((before) => before + 1);
  };
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {open && dialog(open, { onDone, onClose })}
    </>
  );
}
