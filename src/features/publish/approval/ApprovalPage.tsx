import { Alert, Badge, Button, Grid, Skeleton, Tabs } from 'antd';
import { useState } from 'react';
import { PageHead } from '@/components/resource/PageHead';
import type { ApprovalView } from '@/domain/publishing/approval';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import type { PublishItem } from '@/services/publish/schema';
import styles from './approval.module.css';
import { neighbor } from './approvalState';
import { BulkResult } from './BulkResult';
import { Dialogs } from './Dialogs';
import { NothingHere } from './NothingHere';
import { OpenedPost } from './OpenedPost';
import { PolicySwitch } from './PolicySwitch';
import { Queue } from './Queue';
import { useApproval } from './useApproval';
import { useApprovalState } from './useApprovalState';
import { useApprovals } from './useApprovals';
import { useAround } from './useAround';

const nobody: ReadonlySet<string> = new Set();

/** The desk where posts are read, seen and answered before they go out. */
export function ApprovalPage() {
  const t = useT();
  const can = useCan();
  const { state, change, mayApprove, views } = useApprovalState();
  const around = useAround();
  const { list, waiting, error, isLoading, refresh, drop } = useApprovals(state.view);
  const isNarrow = Grid.useBreakpoint().lg === false;
  const [chosen, setChosen] = useState(nobody);
  const [rejecting, setRejecting] = useState<readonly PublishItem[]>();
  const [resubmitting, setResubmitting] = useState<PublishItem>();

  const posts = list ?? [];
  const ids = posts.map(({ id }) => id);
  const openId = state.post ?? (isNarrow ? undefined : ids[0]);
  const step = (way: 1 | -1) => {
    const next = neighbor(ids, openId, way);
    return next === undefined ? undefined : () => change({ post: next });
  };
  const onAnswered = (answered: readonly PublishItem[]) => {
    const gone = new Set(answered.map(({ id }) => id));
    if (openId && gone.has(openId)) {
      const rest = ids.slice(ids.indexOf(openId)).find((id) => !gone.has(id)) ?? ids.find((id) => !gone.has(id));
      change({ post: isNarrow ? undefined : rest });
    }
    setChosen(nobody);
    if (state.view === 'waiting') drop([...gone]);
    refresh();
  };
  const approval = useApproval(around, { onAnswered, onStale: refresh });
  const showsList = !isNarrow || openId === undefined;

  return (
    <div className={styles.page}>
      <PageHead title={t('approval.title')} subtitle={t(mayApprove ? 'approval.subtitle' : 'approval.subtitleMine')}>
        {can('merchant.set') && <PolicySwitch merchant={around.merchant} changeMerchant={around.changeMerchant} />}
      </PageHead>
      <Tabs
        activeKey={state.view}
        onChange={(view) => {
          setChosen(nobody);
          change({ view: view as ApprovalView, post: undefined });
        }}
        items={views.map((view) => ({
          key: view,
          label: (
            <span className={styles.tab}>
              {t(`approval.view.${view}`)}
              {view === 'waiting' && <Badge count={waiting} overflowCount={999} size="small" />}
            </span>
          ),
        }))}
      />
      {approval.outcome && (
        <BulkResult
          outcome={approval.outcome}
          onOpen={(id) => change({ post: id })}
          onMove={(late) => void approval.moveAndApprove(late)}
          onClose={approval.closeOutcome}
        />
      )}
      {error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {isLoading && <Skeleton active avatar paragraph={{ rows: 8 }} />}
      {list && posts.length === 0 && !state.post && <NothingHere view={state.view} />}
      {list && (posts.length > 0 || state.post) && (
        <div className={posts.length > 0 && !isNarrow ? styles.panes : styles.pane}>
          {showsList && posts.length > 0 && (
            <Queue
              posts={posts}
              openId={openId}
              chosen={chosen}
              canAnswer={mayApprove && state.view === 'waiting'}
              isBusy={approval.isBusy}
              onOpen={(id) => change({ post: id })}
              onChosen={setChosen}
              onApprove={(some) => void approval.approveMany(some)}
              onReject={setRejecting}
            />
          )}
          {openId && (
            <OpenedPost
              key={openId}
              postId={openId}
              known={posts.find(({ id }) => id === openId)}
              myId={around.myId}
              approval={approval}
              onReject={(post) => setRejecting([post])}
              onResubmit={setResubmitting}
              onChanged={refresh}
              onNext={step(1)}
              onPrevious={step(-1)}
              onBack={isNarrow || posts.length === 0 ? () => change({ post: undefined }) : undefined}
            />
          )}
        </div>
      )}
      <Dialogs
        approval={approval}
        rejecting={rejecting}
        resubmitting={resubmitting}
        onRejectClose={() => setRejecting(undefined)}
        onResubmitClose={() => setResubmitting(undefined)}
        onResubmitted={() => {
          setResubmitting(undefined);
          refresh();
        }}
      />
    </div>
  );
}
