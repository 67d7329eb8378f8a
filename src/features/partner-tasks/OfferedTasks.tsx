import { useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import type { PartnerOffer } from '@/services/partner_task/schema';
import { OfferDrawer } from './OfferDrawer';
import { offersResource } from './offersResource';

/** Tasks that others give the own merchant: taken, done, handed in. */
export function OfferedTasks() {
  const [opened, setOpened] = useState<PartnerOffer>();
  const [version, setVersion] = useState(0);
  const resource = useMemo(() => offersResource(setOpened), []);
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened && (
        <OfferDrawer
          key={opened.id}
          offer={opened}
          onChanged={(offer) => {
            if (offer) setOpened(offer);
            setVersion((before) => before + 1);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
