import { useMemo, useState } from 'react';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { useAction } from '@/hooks/useAction';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerTask } from '@/services/partner_task/schema';
import { givenResource } from './givenResource';
import { PlacesDrawer } from './PlacesDrawer';

/** Tasks for the merchants that the own channel brought: given, looked at, called off. */
export function GivenTasks() {
  const [opened, setOpened] = useState<PartnerTask>();
  const [version, setVersion] = useState(0);
  const { run: cancel } = useAction(partnerTaskApi.cancel, { messages: { done: 'partnerTask.canceledDone' } });
  const resource = useMemo(
    () =>
      givenResource({
        onOpen: setOpened,
        onCancel: async ({ id }) => {
          if (await cancel({ id })) setVersion((before) => before + 1);
        },
      }),
    [cancel],
  );
  return (
    <>
      <ResourcePage resource={resource} version={version} />
      {opened && (
        <PlacesDrawer
          task={opened}
          onChanged={() => setVersion((before) => before + 1)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
