import { ImportOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { ExportButton } from '@/components/resource/ExportButton';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { formatMinute } from '@/hooks/useDates';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { leadApi } from '@/services/lead/api';
import type { Lead } from '@/services/lead/schema';
import { AssignDialog, ImportDialog } from './LeadDialogs';
import { LeadDrawer } from './LeadDrawer';
import { leadsResource } from './leadsResource';

type Opened =
  | { readonly dialog: 'detail'; readonly id: string }
  | { readonly dialog: 'assign'; readonly rows: readonly Lead[]; readonly clear: () => void }
  | { readonly dialog: 'import' };

/** Who asked and has not bought yet: followed up by whom, when, and what became of it. */
export function LeadsPage() {
  const t = useT();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const resource = useMemo(
    () =>
      leadsResource({
        onOpen: ({ id }) => setOpened({ dialog: 'detail', id }),
        onAssign: (rows, clear) => setOpened({ dialog: 'assign', rows, clear }),
        save: async (body, options) => {
          const saved = await leadApi.save(body, options);
          if (saved.is_known) {
            message.info(t('lead.isKnown', { name: saved.name }));
            setOpened({ dialog: 'detail', id: saved.id });
          }
          return saved;
        },
        toolbar: () => (
          <>
            <Can action="lead.save">
              <Button icon={<ImportOutlined />} onClick={() => setOpened({ dialog: 'import' })}>
                {t('lead.import')}
              </Button>
            </Can>
            <ExportButton
              action="lead.export"
              label="lead.export"
              running="lead.exporting"
              call={leadApi.export}
              filters={['state', 'source', 'due', 'assignee', 'days']}
              save={({ list }) => saveLeads(t, list)}
            />
          </>
        ),
      }),
    [t, message],
  );
  const close = () => setOpened(undefined);
  const finish = () => {
    if (opened?.dialog === 'assign') opened.clear();
    close();
    reload();
  };
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened?.dialog === 'detail' && <LeadDrawer leadId={opened.id} onChanged={reload} onClose={close} />}
      {opened?.dialog === 'assign' && <AssignDialog leads={opened.rows} onDone={finish} onClose={close} />}
      {opened?.dialog === 'import' && <ImportDialog onDone={finish} onClose={close} />}
    </>
  );
}

/** Leads to the downloads as a workbook, phones as the list shows them; text stays text, whatever it begins with. */
async function saveLeads(t: Translate, leads: readonly Lead[]): Promise<void> {
  const columns = ['name', 'phone', 'source', 'state', 'assignee', 'next', 'last', 'lastAt'] as const;
  const blob = await writeSheet({
    name: t('lead.pageTitle'),
    columns: columns.map((key) => ({ title: t(`lead.${key}`), width: key === 'last' ? 48 : 18 })),
    rows: leads.map(({ name, phone, source, state, assignee, next_on, last_text, last_at }) => [
      name,
      phone,
      t(`lead.source.${source}`),
      t(`lead.state.${state}`),
      assignee?.name ?? '',
      next_on,
      last_text,
      formatMinute(last_at),
    ]),
  });
  saveBlob(blob, `${t('lead.pageTitle')}.xlsx`);
}
