import { useMemo, useState } from 'react';
import { defineResource } from '@/components/resource/defineResource';
import { ResourcePage } from '@/components/resource/ResourcePage';
import { TextCard } from '@/components/resource/TextCard';
import type { ResourceTools } from '@/components/resource/types';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { partnerTaskApi } from '@/services/partner_task/api';
import type { PartnerOffer } from '@/services/partner_task/schema';
import { OfferDrawer } from './OfferDrawer';
import { Money, PlaceStateTag, TaskStateTag } from './StateTags';

/** Where the caller stands with a task, or where the task stands while it has no place. */
const OfferState = ({ offer: { mine, state } }: { readonly offer: PartnerOffer }) =>
  mine ? <PlaceStateTag state={mine.state} /> : <TaskStateTag state={state} />;

const freeText = ({ t }: ResourceTools<PartnerOffer>, { free, places }: PartnerOffer): string =>
  t('partnerTask.freeOf', { free, places });

/** Tasks that others give the own merchant. */
const offersResource = (onOpen: (offer: PartnerOffer) => void) =>
  defineResource<PartnerOffer>({
    key: 'partner_task.offers',
    title: 'partnerTask.offersTitle',
    subtitle: 'partnerTask.offersSubtitle',
    search: 'partnerTask.search',
    nameOf: ({ name }) => name,
    actions: {},
    calls: {
      data: (query, options) => partnerTaskApi.offers(query as Parameters<typeof partnerTaskApi.offers>[0], options),
    },
    filters: [
      {
        key: 'mine',
        label: 'partnerTask.mine',
        options: [
          { value: 'held', label: 'partnerTask.mine.held' },
          { value: 'done', label: 'partnerTask.mine.done' },
        ],
      },
    ],
    columns: [
      {
        key: 'name',
        title: 'partnerTask.name',
        fixed: true,
        width: 200,
        render: (offer) => <PlainButton onClick={() => onOpen(offer)}>{offer.name}</PlainButton>,
      },
      { key: 'giver_name', title: 'partnerTask.giver', width: 160, render: ({ giver_name }) => giver_name },
      {
        key: 'reward',
        title: 'partnerTask.reward',
        align: 'end',
        sortable: true,
        width: 120,
        render: ({ mine, reward }) => <Money fen={mine?.reward ?? reward} />,
      },
      { key: 'free', title: 'partnerTask.places', width: 144, render: (offer, tools) => freeText(tools, offer) },
      {
        key: 'deadline',
        title: 'partnerTask.deadline',
        sortable: true,
        width: 128,
        render: ({ deadline }) => <Text tabular>{deadline}</Text>,
      },
      { key: 'state', title: 'partnerTask.stateLabel', width: 120, render: (offer) => <OfferState offer={offer} /> },
    ],
    cardShape: 'text',
    defaultView: 'table',
    card: (offer, tools) => (
      <TextCard
        title={
          <PlainButton onClick={() => onOpen(offer)}>
            <Text strong>{offer.name}</Text>
          </PlainButton>
        }
        state={<OfferState offer={offer} />}
      >
        <Money fen={offer.mine?.reward ?? offer.reward} />
        <Text type="secondary" size="small">
          {[offer.giver_name, freeText(tools, offer), tools.t('partnerTask.until', { day: offer.deadline })].join(
            ' · ',
          )}
        </Text>
      </TextCard>
    ),
    empty: { title: 'partnerTask.offersEmpty', description: 'partnerTask.offersEmptyText' },
  });

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
