import { useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { ImportMerchants } from './ImportMerchants';
import { MerchantNoteDialog, MerchantPlanDialog } from './MerchantEditDialogs';
import { MerchantReviewDialog } from './MerchantReviewDialog';
import { MerchantStatusDialog } from './MerchantStatusDialog';
import { type MerchantDialog, merchantsResource, type ServedMerchant } from './merchantsResource';
import { SeeAsDialog, useSeeAsOver } from './SeeAsDialog';

interface Opened {
  readonly dialog: MerchantDialog;
  readonly merchant: ServedMerchant;
}

/** The merchants of the provider: reviewed, opened and closed, with plan, expiry and notes. */
export function MerchantsPage() {
  const [opened, setOpened] = useState<Opened>();
  const [version, setVersion] = useState(0);
  const [isImporting, setImporting] = useState(false);
  const resource = useMemo(
    () =>
      merchantsResource(
        (dialog, merchant) => setOpened({ dialog, merchant }),
        () => setImporting(true),
      ),
    [],
  );
  useSeeAsOver();
  const close = () => setOpened(undefined);
  const reload = () => setVersion((before) => before + 1);
  const finish = () => {
    close();
    reload();
  };
  const dialog = opened?.dialog;
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {isImporting && <ImportMerchants onAdded={reload} onClose={() => setImporting(false)} />}
      {opened && dialog === 'review' && (
        <MerchantReviewDialog merchant={opened.merchant} onReviewed={reload} onClose={close} />
      )}
      {opened && dialog === 'plan' && (
        <MerchantPlanDialog merchant={opened.merchant} onSaved={finish} onClose={close} />
      )}
      {opened && dialog === 'note' && (
        <MerchantNoteDialog merchant={opened.merchant} onSaved={finish} onClose={close} />
      )}
      {opened && dialog === 'seeAs' && <SeeAsDialog merchant={opened.merchant} onClose={close} />}
      {opened && (dialog === 'close' || dialog === 'open' || dialog === 'delete') && (
        <MerchantStatusDialog merchant={opened.merchant} change={dialog} onSaved={finish} onClose={close} />
      )}
    </>
  );
}
