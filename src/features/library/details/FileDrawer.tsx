import { useLatest } from 'ahooks';
import { Alert, Button, Descriptions, Drawer, Flex, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { folderTrail } from '@/blocks/media';
import { LoadState } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import { useCan } from '@/hooks/useCan';
import { formatMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useRecordActions } from '@/hooks/useRecordActions';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { chainAddress } from '@/services/chain/address';
import { fileApi } from '@/services/file/api';
import type { FileRecord, FileUse } from '@/services/file/schema';
import { FileMenu } from '../actions/FileMenu';
import type { FileActions } from '../actions/useFileActions';
import type { Folders } from '../useFolders';
import styles from './Details.module.css';
import { FilePlayer } from './FilePlayer';
import { factRows } from './factRows';

/** Users of a file that stand outside the creation chain. */
const addressOf = (use: FileUse): string | undefined => {
  switch (use.type) {
    case 'material':
      return '/creative/creation_material';
    case 'voice_sample':
      return '/creative/figure';
    case 'merchant':
      return '/merchant/profile';
    case 'account':
      return '/account/profile';
    case 'video_template':
      // The provider's own business: there is no page for merchants.
      return undefined;
    default:
      return chainAddress({ ...use, type: use.type });
  }
};

/** Where a file is used, each place a link. */
function UsedIn({ file }: { readonly file: FileRecord }) {
  const t = useT();
  const { data, error, loading } = useLoad(fileApi.usedIn, { id: file.id }, { refetchOn: file.used_in });
  return (
    <section>
      <Text component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
        {t('library.used')}
      </Text>
      {loading && !data && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {error && <Alert type="warning" showIcon title={messageOf(error)} />}
      {data?.list.length === 0 && (
        <Text component="p" type="secondary">
          {t('library.unused')}
        </Text>
      )}
      <Flex component="ul" vertical gap={6}>
        {data?.list.map((use) => {
          const address = addressOf(use);
          const text = use.title || t('library.untitled');
          return (
            <li key={`${use.type}-${use.id}`}>
              <span className={styles.useType}>{t(`chain.type.${use.type}`)}</span>
              {address ? (
                <PageLink keepsText to={address}>
                  {text}
                </PageLink>
              ) : (
                text
              )}
            </li>
          );
        })}
      </Flex>
    </section>
  );
}

interface Props {
  /** Id in the address; empty = closed. */
  readonly id: string;
  readonly known: FileRecord | undefined;
  /** Grows with every change of the list. */
  readonly version: number;
  readonly folders: Folders;
  readonly tags: readonly string[];
  readonly actions: FileActions;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One file with everything that is known of it and can be done with it. */
export function FileDrawer({ id, known, version, folders, tags, actions, onChanged, onClose }: Props) {
  const t = useT();
  const { data, error, refresh } = useLoad(async () => (id ? fileApi.mediaInfo({ id }, shownByCaller) : undefined), {
    refreshDeps: [id, version],
  });
  const file = data?.id === id ? data : known;
  const latestActions = useLatest(actions);
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      size={560}
      title={<span style={{ overflowWrap: 'anywhere' }}>{file?.name ?? t('library.details')}</span>}
      extra={file?.status === 1 && <FileMenu file={file} actions={latestActions} />}
      destroyOnHidden
    >
      <LoadState data={file} error={error} onRetry={refresh} onLeave={onClose} />
      {file && <Details file={file} folders={folders} tags={tags} actions={actions} onChanged={onChanged} />}
    </Drawer>
  );
}

type DetailsProps = Pick<Props, 'folders' | 'tags' | 'actions' | 'onChanged'> & { readonly file: FileRecord };

function Details({ file, folders, tags, actions, onChanged }: DetailsProps) {
  const t = useT();
  const can = useCan();
  const records = useRecordActions();
  const canSave = can('file.save') && file.status === 1;
  const trail = folderTrail(folders.list, file.folder_id);
  const place = trail.length > 0 ? trail.map(({ name }) => name).join(' / ') : t('library.noFolder');
  // Shown as chosen until the record comes anew.
  const [chosen, setChosen] = useState<{ readonly of: FileRecord; readonly tags: readonly string[] }>();
  const shownTags = chosen?.of === file ? chosen.tags : file.tags;
  const setTags = async (next: readonly string[]) => {
    const add = next.filter((tag) => !shownTags.includes(tag)).map((tag) => tag.trim().slice(0, 20));
    const remove = shownTags.filter((tag) => !next.includes(tag));
    const body = { ids: [file.id], add: add.filter(Boolean), remove };
    setChosen({ of: file, tags: next });
    if (await records.changeStatus((options) => fileApi.tag(body, options), [file.id])) onChanged();
    else setChosen(undefined);
  };
  return (
    <Flex vertical gap={16}>
      <FilePlayer key={file.id} file={file} />
      <Flex gap={8} wrap>
        {(file.kind === 'video' || file.kind === 'audio' || file.kind === 'image') && can('project.save') && (
          <Button type="primary" onClick={() => actions.toTimeline(file)}>
            {t('library.use.timeline')}
          </Button>
        )}
        <Button onClick={() => actions.download([file])}>{t('library.download')}</Button>
        <Button onClick={() => actions.copyAddress(file)}>{t('library.copy')}</Button>
        {canSave && <Button onClick={() => actions.askRename(file)}>{t('library.rename')}</Button>}
      </Flex>
      <Descriptions
        column={2}
        size="small"
        items={[
          ...factRows(file).map(({ label, value }) => ({
            key: label,
            label: t(label),
            children: typeof value === 'string' ? value : t(value.id, value.values),
          })),
          {
            key: 'folder',
            label: t('library.folder'),
            children: canSave ? (
              <Button type="link" size="small" className={styles.inline ?? ''} onClick={() => actions.askMove([file])}>
                {place}
              </Button>
            ) : (
              place
            ),
          },
          { key: 'created', label: t('library.created'), children: formatMinute(file.created_at) },
        ]}
      />
      <section>
        <Text component="h3" size="medium" strong style={{ margin: '0 0 8px' }}>
          {t('library.tag')}
        </Text>
        <Select
          mode="tags"
          value={[...shownTags]}
          disabled={!canSave}
          style={{ width: '100%' }}
          aria-label={t('library.tag')}
          placeholder={t('library.tagHint')}
          tokenSeparators={[',', '，', '、']}
          options={tags.map((value) => ({ value }))}
          onChange={(next: string[]) => void setTags(next)}
        />
      </section>
      <UsedIn file={file} />
    </Flex>
  );
}
