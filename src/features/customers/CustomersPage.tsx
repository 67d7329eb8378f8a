import { DownloadOutlined, TrophyOutlined } from '@ant-design/icons';
import { StatisticCard } from '@ant-design/pro-components';
import { useSearchParams } from '@umijs/max';
import { App, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Can } from '@/components/Can';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { formatMinute } from '@/hooks/useDates';
import { useMoney } from '@/hooks/useMoney';
import { type Translate, useT } from '@/hooks/useT';
import { saveBlob } from '@/lib/saveBlob';
import { writeSheet } from '@/lib/sheets';
import { customerApi } from '@/services/customer/api';
import type { Customer, CustomerSums } from '@/services/customer/schema';
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
  const [params] = useSearchParams();
  const [opened, setOpened] = useState<Opened>();
  const [sums, setSums] = useState<CustomerSums>();
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const exporting = useAction(customerApi.export, { messages: { running: 'customer.exporting' } });
  const exportAll = async () => {
    const filter = Object.fromEntries(
      ['keyword', 'level', 'tag', 'visited', 'kind', 'subscribed'].flatMap((key) => {
        const value = params.get(key);
        return value ? [[key, value]] : [];
      }),
    );
    const answer = await exporting.run(filter);
    if (answer) await saveCustomers(t, answer.result.list);
  };
  const latest = useRef({ exportAll });
  latest.current = { exportAll };
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
            <Can action="customer.export">
              <Button icon={<DownloadOutlined />} onClick={() => void latest.current.exportAll()}>
                {t('customer.export')}
              </Button>
            </Can>
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

/** Of all that the filter lets through, not of the page alone. */
function Sums({ sums: { count, returning, spent, refunded } }: { readonly sums: CustomerSums }) {
  const t = useT();
  const money = useMoney();
  const cards = [
    ['customer.sums.count', String(count)],
    ['customer.sums.returning', String(returning)],
    ['customer.sums.spent', money(spent)],
    ['customer.sums.refunded', money(refunded)],
  ] as const;
  return (
    <StatisticCard.Group style={{ marginBlockEnd: 16 }} wrap>
      {cards.map(([title, value]) => (
        <StatisticCard
          key={title}
          colSpan={{ xs: 12, md: 6 }}
          statistic={{ title: t(title), value, formatter: (shown) => String(shown) }}
        />
      ))}
    </StatisticCard.Group>
  );
}

/** Customers to the downloads as a workbook, phones as the list shows them; text stays text, whatever it begins with. */
async function saveCustomers(t: Translate, customers: readonly Customer[]): Promise<void> {
  const columns = ['name', 'phone', 'level', 'tags', 'orders', 'spent', 'bookings', 'lastVisit', 'note'] as const;
  const blob = await writeSheet({
    name: t('customer.pageTitle'),
    columns: columns.map((key) => ({ title: t(`customer.${key}`), width: key === 'note' ? 48 : 18 })),
    rows: customers.map(({ name, phones, level, tags, orders, spent, bookings, last_visit_at, note }) => [
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
