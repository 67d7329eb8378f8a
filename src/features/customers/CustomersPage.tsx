import { TrophyOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { Can } from '@/components/Can';
import { ExportButton } from '@/components/resource/ExportButton';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { SumCards } from '@/components/resource/SumCards';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { customerApi } from '@/services/customer/api';
import type { Customer, CustomerSums, ExportedCustomers } from '@/services/customer/schema';
import { CustomerDrawer } from './CustomerDrawer';
import { customersResource } from './customersResource';
import { LevelsDialog } from './LevelsDialog';
import { TagsDialog } from './TagsDialog';

type Opened =
  | { readonly dialog: 'detail'; readonly id: string }
  | { readonly dialog: 'tags'; readonly rows: readonly Customer[]; readonly clear: () => void }
  | { readonly dialog: 'levels' };

/** Who buys, books and redeems: one a phone, with level, tags and all that happened. */
export function CustomersPage() {
  const t = useT();
  const { message } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const [sums, setSums] = useState<CustomerSums>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const resource = useMemo(
    () =>
      customersResource({
        onOpen: ({ id }) => setOpened({ dialog: 'detail', id }),
        onTags: (rows, clear) => setOpened({ dialog: 'tags', rows, clear }),
        onSums: setSums,
        save: async (body, options) => {
          const saved = await customerApi.save(body, options);
          if (saved.is_known) {
            message.info(t('customer.isKnown', { name: saved.name }));
            setOpened({ dialog: 'detail', id: saved.id });
          }
          return saved;
        },
        toolbar: () => (
          <>
            <Can action="customer.level">
              <Button icon={<TrophyOutlined />} onClick={() => setOpened({ dialog: 'levels' })}>
                {t('customer.level.set')}
              </Button>
            </Can>
            <ExportButton
              action="customer.export"
              label="customer.export"
              running="customer.exporting"
              call={customerApi.export}
              filters={['level', 'tag', 'visited', 'kind', 'subscribed']}
              save={(answer) => saveCustomers(t, answer)}
            />
          </>
        ),
      }),
    [t, message],
  );
  const close = () => setOpened(undefined);
  const finish = () => {
    if (opened?.dialog === 'tags') opened.clear();
    close();
    reload();
  };
  return (
    <>
      <ResourcePage resource={resource} version={version} intro={sums && <Sums sums={sums} />} />
      {opened?.dialog === 'detail' && <CustomerDrawer customerId={opened.id} onChanged={reload} onClose={close} />}
      {opened?.dialog === 'tags' && <TagsDialog customers={opened.rows} onDone={finish} onClose={close} />}
      {opened?.dialog === 'levels' && <LevelsDialog onDone={finish} onClose={close} />}
    </>
  );
}

function Sums({ sums: { count, returning, spent, refunded } }: { readonly sums: CustomerSums }) {
  const money = useMoney();
  return (
    <SumCards
      sums={[
        ['customer.sums.count', String(count)],
        ['customer.sums.returning', String(returning)],
        ['customer.sums.spent', money(spent)],
        ['customer.sums.refunded', money(refunded)],
      ]}
    />
  );
}

/**
 * Customers to the downloads as a workbook, whose heading says whether phones are masked; text stays text, whatever it
 * begins with.
 */
async function saveCustomers(t: Translate, { list, has_whole_phones }: ExportedCustomers): Promise<void> {
  const columns = ['name', 'phone', 'level', 'tags', 'orders', 'spent', 'bookings', 'lastVisit', 'note'] as const;
  const blob = await writeSheet({
    name: t('customer.pageTitle'),
    columns: columns.map((key) => ({
      title: t(key === 'phone' && !has_whole_phones ? 'customer.phoneMasked' : `customer.${key}`),
      width: key === 'note' ? 48 : 18,
    })),
    rows: list.map(({ name, phones, level, tags, orders, spent, bookings, last_visit_at, note }) => [
      name,
      phones.join(' '),
      level?.name ?? '',
      tags.join(' '),
      orders,
      spent / 100,
      bookings,
      last_visit_at && formatMinute(last_visit_at),
      note,
    ]),
  });
  saveBlob(blob, `${t('customer.pageTitle')}.xlsx`);
}
