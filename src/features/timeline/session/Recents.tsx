import { Flex } from 'antd';
import { RecoverNotice, startFromDraft, useDocumentId } from '@/blocks/document';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { allClips } from '@/engine/project/walk';
import { formatShortMinute } from '@/hooks/useDates';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { projectApi } from '@/services/project/api';
import { editorKind, projectKind } from './projectDocument';
import styles from './Recents.module.css';
import { useSession } from './SessionContext';
import { readDocument } from './timelineDocument';

const most = 5;

/** What one may want to go on with: work that only this browser has, and the newest projects. */
export function Recents() {
  const t = useT();
  const { openProject } = useSession();
  const { data } = useLoad(projectApi.data, { kind: editorKind, page_size: most });
  const list = data?.list ?? [];
  return (
    <>
      <Unsaved />
      {list.length > 0 && (
        <Flex
          component="nav"
          vertical
          gap={4}
          style={{ inlineSize: 'min(420px, 100%)' }}
          aria-label={t('timeline.recents')}
        >
          <Text type="secondary" style={{ maxInlineSize: 420 }}>
            {t('timeline.recents')}
          </Text>
          {list.map((project) => (
            <PlainButton key={project.id} className={styles.recent} onClick={() => openProject(project.id)}>
              <Text ellipsis>{project.title}</Text>
              <Text type="secondary" size="small" style={{ flex: 'none' }}>
                {formatShortMinute(project.updated_at)}
              </Text>
            </PlainButton>
          ))}
        </Flex>
      )}
    </>
  );
}

/** A project that this browser kept and the server never got, as after a crash. */
function Unsaved() {
  const { restart } = useSession();
  if (useDocumentId() !== undefined) return null;
  return (
    <RecoverNotice
      storage={projectKind.storage}
      isOffered={({ projectId, draft }) =>
        projectId === undefined && allClips(draft).length > 0 && !(readDocument(draft) instanceof Error)
      }
      titleOf={({ title }) => title}
      onOpen={(stored) => {
        const document = readDocument(stored.draft);
        if (document && !(document instanceof Error)) restart({ ...startFromDraft(stored), document });
      }}
    />
  );
}
