import { Badge, Button, Flex, Grid, Skeleton, Switch, Tabs, Tag, Tooltip } from 'antd';
import { useId, useState } from 'react';
import { CalendarIllustration } from '@/components/empty/CalendarIllustration';
import { EmptyState } from '@/components/empty/EmptyState';
import { LoadFailure } from '@/components/LoadFailure';
import { PageLink } from '@/components/PageLink';
import { PageHead } from '@/components/resource/PageHead';
import type { ApprovalPolicy } from '@/domain/publishing';
import type { ApprovalView } from '@/domain/publishing/approval';
import { useCan } from '@/hooks/useCan';
import { useRecordActions } from '@/hooks/useRecordActions';
import { type MessageId, useT } from '@/hooks/useT';
import { merchantApi } from '@/services/merchant/api';
import type { PublishItem } from '@/services/publish/schema';
import { ApprovalDialogs } from './ApprovalDialogs';
import styles from './approval.module.css';
import { BulkResult } from './BulkResult';
import { OpenedPost } from './OpenedPost';
import { Queue } from './Queue';
import { useApproval } from './useApproval';
import {
  type ApprovalState,
  type MerchantRules,
  neighbor,
  useApprovalList,
  useApprovalState,
  useMerchantRules,
} from './useApprovalQuery';

/** Whether one may approve what one handed in oneself: the merchant's own decision. */
function PolicySwitch({ merchant, changeMerchant }: Pick<MerchantRules, 'merchant' | 'changeMerchant'>) {
  const t = useT();
  const actions = useRecordActions();
  const id = useId();
  if (!merchant) return null;
  const choose = async (isOn: boolean): Promise<void> => {
    const policy: ApprovalPolicy = isOn ? 'four_eyes' : 'rights';
    changeMerchant({ ...merchant, approval_policy: policy });
    const saved = await actions.save(
      (options) => merchantApi.set({ field: 'approval_policy', value: policy }, options),
      {
        isNew: false,
      },
    );
    if (saved === undefined) changeMerchant(merchant);
  };
  return (
    <Tooltip title={t('approval.policyHelp')}>
      <Flex component="span" gap={8} align="center">
        <Switch
          id={id}
          size="small"
          checked={merchant.approval_policy === 'four_eyes'}
          onChange={(isOn) => void choose(isOn)}
        />
        <label htmlFor={id}>{t('approval.policy')}</label>
      </Flex>
    </Tooltip>
  );
}

const texts: Readonly<Record<ApprovalView, readonly [title: MessageId, text: MessageId]>> = {
  waiting: ['approval.emptyWaiting', 'approval.emptyWaitingText'],
  mine: ['approval.emptyMine', 'approval.emptyMineText'],
  handled: ['approval.emptyHandled', 'approval.emptyHandledText'],
};

/** An empty list says what would stand in it. */
function EmptyApprovals({ view }: { readonly view: ApprovalView }) {
  const t = useT();
  const [title, text] = texts[view];
  return (
    <EmptyState
      illustration={<CalendarIllustration />}
      title={t(title)}
      description={t(text)}
      action={
        view === 'mine' ? (
          <PageLink to="/publish/media">
            <Button type="primary">{t('approval.toMedia')}</Button>
          </PageLink>
        ) : undefined
      }
    />
  );
}

interface ViewTabsProps {
  readonly view: ApprovalView;
  readonly views: readonly ApprovalView[];
  readonly waiting: number;
  readonly onView: (view: ApprovalView) => void;
}

function ViewTabs({ view, views, waiting, onView }: ViewTabsProps) {
  const t = useT();
  return (
    <Tabs
      activeKey={view}
      onChange={(next) => onView(next as ApprovalView)}
      items={views.map((key) => ({
        key,
        label: (
          <Flex component="span" gap={8} align="center">
            {t(`approval.view.${key}`)}
            {key === 'waiting' && <Badge count={waiting} overflowCount={999} size="small" />}
          </Flex>
        ),
      }))}
    />
  );
}

interface AnsweredTagProps {
  readonly state: ApprovalState;
  readonly byName: string;
  readonly onClose: () => void;
}

/** Whose answers of which days are shown, where a report has led here. */
function AnsweredTag({ state: { by, days }, byName, onClose }: AnsweredTagProps) {
  const t = useT();
  if (by === undefined && days === undefined) return null;
  return (
    <div>
      <Tag closable onClose={onClose}>
        {t('approval.answeredBy', {
          name: byName || t('team.report.allGroups'),
          days: days?.replace('..', ' – ') ?? '',
        })}
      </Tag>
    </div>
  );
}

const nobody: ReadonlySet<string> = new Set();

/** Which post of the list is open, and its neighbors. */
function useOpenedPost(
  ids: readonly string[],
  state: ApprovalState,
  change: (next: Partial<ApprovalState>) => void,
  isNarrow: boolean,
) {
  const openId = state.post ?? (isNarrow ? undefined : ids[0]);
  return {
    openId,
    step: (way: 1 | -1) => {
      const next = neighbor(ids, openId, way);
      return next === undefined ? undefined : () => change({ post: next });
    },
    /** On to the next one when the opened post is among those that go. */
    leave: (gone: ReadonlySet<string>) => {
      if (!openId || !gone.has(openId)) return;
      const rest = ids.slice(ids.indexOf(openId)).find((id) => !gone.has(id)) ?? ids.find((id) => !gone.has(id));
      change({ post: isNarrow ? undefined : rest });
    },
  };
}

/** Where posts are read, seen and answered before they go out. */
export function ApprovalPage() {
  const t = useT();
  const can = useCan();
  const { state, change, mayApprove, views } = useApprovalState();
  const rules = useMerchantRules();
  const { list, left, isLoadingMore, loadMore, waiting, byName, error, isLoading, refresh, drop } =
    useApprovalList(state);
  const isNarrow = Grid.useBreakpoint().lg === false;
  const [chosen, setChosen] = useState(nobody);
  const [rejecting, setRejecting] = useState<readonly PublishItem[]>();
  const [resubmitting, setResubmitting] = useState<PublishItem>();

  const posts = list ?? [];
  const ids = posts.map(({ id }) => id);
  const { openId, step, leave } = useOpenedPost(ids, state, change, isNarrow);
  const onAnswered = (answered: readonly PublishItem[]) => {
    const gone = new Set(answered.map(({ id }) => id));
    leave(gone);
    setChosen(nobody);
    if (state.view === 'waiting') drop([...gone]);
    refresh();
  };
  const approval = useApproval(rules, { onAnswered, onStale: refresh });
  const showsList = !isNarrow || openId === undefined;

  return (
    <Flex vertical gap={16}>
      <PageHead title={t('approval.title')} subtitle={t(mayApprove ? 'approval.subtitle' : 'approval.subtitleMine')}>
        {can('merchant.set') && <PolicySwitch merchant={rules.merchant} changeMerchant={rules.changeMerchant} />}
      </PageHead>
      <ViewTabs
        view={state.view}
        views={views}
        waiting={waiting}
        onView={(view) => {
          setChosen(nobody);
          change({ view, post: undefined, by: undefined, days: undefined });
        }}
      />
      <AnsweredTag state={state} byName={byName} onClose={() => change({ by: undefined, days: undefined })} />
      {approval.outcome && (
        <BulkResult
          outcome={approval.outcome}
          onOpen={(id) => change({ post: id })}
          onMove={(late) => void approval.moveAndApprove(late)}
          onClose={approval.closeOutcome}
        />
      )}
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {isLoading && <Skeleton active avatar paragraph={{ rows: 8 }} />}
      {list && posts.length === 0 && !state.post && <EmptyApprovals view={state.view} />}
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
              left={left}
              isLoadingMore={isLoadingMore}
              onMore={loadMore}
            />
          )}
          {openId && (
            <OpenedPost
              key={openId}
              postId={openId}
              known={posts.find(({ id }) => id === openId)}
              myId={rules.myId}
              approval={approval}
              onReject={(post) => setRejecting([post])}
              onResubmit={setResubmitting}
              onChanged={refresh}
              onNext={step(1)}
              onPrevious={step(-1)}
              onLeave={() => change({ post: undefined })}
              onBack={isNarrow || posts.length === 0 ? () => change({ post: undefined }) : undefined}
            />
          )}
        </div>
      )}
      <ApprovalDialogs
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
    </Flex>
  );
}
