import { ScanOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { Can } from '@/components/Can';
import { PageTabs } from '@/components/resource/PageTabs';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { CouponState } from '@/domain/coupons';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { couponApi } from '@/services/coupon/api';
import type { Coupon } from '@/services/coupon/schema';
import { type CouponDialog, couponsResource } from './couponsResource';
import { EntriesTab } from './EntriesTab';
import { IssueDialog } from './IssueDialog';
import { LedgerDrawer } from './LedgerDrawer';
import { TillDialog } from './TillDialog';

interface Opened {
  readonly dialog: 'issue' | 'ledger';
  readonly row: Coupon;
}

const doneMessages = { active: 'coupon.activated', paused: 'coupon.paused', ended: 'coupon.ended' } as const;

/** Coupons: made, issued to customers, redeemed at the till, and what became of each code. */
function CouponsTab() {
  const t = useT();
  const { modal } = App.useApp();
  const [opened, setOpened] = useState<Opened>();
  const [isTillOpen, setIsTillOpen] = useState(false);
  const [version, setVersion] = useState(0);
  const reload = () => setVersion((before) => before + 1);
  const setState = useAction(couponApi.status, {
    messages: { done: (_, { state }) => (state === 'draft' ? undefined : t(doneMessages[state])) },
  });
  const change = async ({ id, revision }: Coupon, state: CouponState) => {
    await setState.run({ id, revision, state });
    reload();
  };
  const open = (dialog: CouponDialog, row: Coupon) => {
    if (dialog !== 'end') return setOpened({ dialog, row });
    modal.confirm({
      title: t('coupon.endTitle', { name: row.name }),
      content: t('coupon.endText', { count: row.issued - row.redeemed }),
      okText: t('coupon.end'),
      okButtonProps: { danger: true },
      onOk: () => change(row, 'ended'),
    });
  };
  const latest = useRef({ open, change });
  latest.current = { open, change };
  const resource = useMemo(
    () => ({
      ...couponsResource({
        onOpen: (dialog, row) => latest.current.open(dialog, row),
        onState: (row, state) => void latest.current.change(row, state),
      }),
      toolbar: () => (
        <Can action="coupon.redeem">
          <Button icon={<ScanOutlined />} onClick={() => setIsTillOpen(true)}>
            {t('coupon.till')}
          </Button>
        </Can>
      ),
    }),
    [t],
  );
  const close = () => {
    setOpened(undefined);
    setIsTillOpen(false);
    reload();
  };
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened?.dialog === 'issue' && <IssueDialog coupon={opened.row} onClose={close} />}
      {opened?.dialog === 'ledger' && <LedgerDrawer coupon={opened.row} onClose={close} />}
      {isTillOpen && <TillDialog onClose={close} />}
    </>
  );
}

const tabs = ['coupons', 'entries'] as const;

/** Coupons, and what happened with their codes day by day. */
export function CouponsPage() {
  const bodies = { coupons: <CouponsTab />, entries: <EntriesTab /> };
  return <PageTabs title="menu.service.coupon" tabs={tabs} label={(key) => `coupon.tab.${key}`} bodies={bodies} />;
}
