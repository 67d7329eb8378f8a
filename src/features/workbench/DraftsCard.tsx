import { Button, Flex, Tag } from 'antd';
import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime';
import { PageLink } from '@/components/PageLink';
import Section from '@/components/Section';
import { Text } from '@/components/ui/Text';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { projectAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import rowStyles from './row.module.css';
import styles from './thumb.module.css';

dayjs.extend(relativeTime);

const mostShown = 5;

/** Videos in the making, each opens where it was left. */
export default function DraftsCard() {
  const t = useT();
  const { data, loading, error, refresh } = useLoad(projectApi.data, { page_size: mostShown * 2, finished: '0' });
  // Each kind opens on its own screen; a kind that has none is no draft to go on with.
  const drafts = (data?.list ?? [])
    .flatMap((draft) => {
      const to = projectAddress(draft);
      return to ? [{ ...draft, to }] : [];
    })
    .slice(0, mostShown);
  return (
    <Section
      title={t('workbench.drafts')}
      loading={loading && !data}
      error={error}
      onRetry={refresh}
      empty={
        drafts.length === 0 && (
          <>
            <p>{t('workbench.draftsEmpty')}</p>
            <PageLink to="/compose/post">
              <Button>{t('workbench.makeVideo')}</Button>
            </PageLink>
          </>
        )
      }
    >
      <Flex component="ul" vertical>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <PageLink keepsText className={rowStyles.row} to={draft.to}>
              <span className={styles.thumb}>{draft.cover && <img src={draft.cover} alt="" loading="lazy" />}</span>
              <Text ellipsis className={rowStyles.rowText}>
                {draft.title}
              </Text>
              {draft.kind === 'editor.timeline' && <Tag variant="filled">{t('workbench.timeline')}</Tag>}
              <Text component="time" type="secondary" size="small" dateTime={draft.updated_at}>
                {dayjs(draft.updated_at).fromNow()}
              </Text>
            </PageLink>
          </li>
        ))}
      </Flex>
    </Section>
  );
}
