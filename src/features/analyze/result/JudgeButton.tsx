import { ExperimentOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Tooltip } from 'antd';
import { useRef } from 'react';
import { useWriting } from '@/blocks/writing';
import { GrantedButton } from '@/components/GrantedButton';
import { Text } from '@/components/ui/Text';
import {
  countChangedRoles,
  cutsByJudgement,
  judgementFault,
  type LineJudgement,
  linesToJudge,
  MAX_JUDGED_TEXT,
  readRoles,
} from '@/domain/breakdown';
import { adapterCost, creditCost } from '@/domain/credits';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { breakdownApi } from '@/services/breakdown/api';
import { engineApi } from '@/services/engine/api';
import type { BreakdownStore } from '../AnalyzeSession';

type JudgeEvent = Readonly<Record<string, unknown>> & {
  readonly step?: { readonly done: number; readonly of: number };
  readonly judgement?: readonly LineJudgement[];
};

/** Whether an answer speaks of just this text's lines, in roles that we know. */
const isFitting = (text: string, judgement: readonly LineJudgement[]): boolean =>
  judgementFault(judgement, linesToJudge(text).length) === undefined &&
  judgement.every(({ role }) => readRoles.includes(role));

/**
 * Lets the configured writer judge the roles in the place of our own reading. Offered only where there is one; what does
 * not fit changes nothing, the user's own segments stay, and an undo takes it back.
 */
export function JudgeButton({ store, text }: { readonly store: BreakdownStore; readonly text: string }) {
  const t = useT();
  const { message } = App.useApp();
  const engines = useLoad(engineApi.info);
  const { start, stop, retry, status, failure } = useWriting();
  const progress = useRef<JudgeEvent['step']>(undefined);
  const writer = engines.data?.writer;
  if (writer?.kind !== 'remote') return null;
  const isRunning = status === 'waiting' || status === 'streaming';
  const cost = creditCost('judge', adapterCost(writer.owner));
  const isTooLong = text.length > MAX_JUDGED_TEXT;

  const take = (judgement: readonly LineJudgement[]) => {
    if (!isFitting(text, judgement)) return void message.error(t('analyze.judge.misfit'));
    const { present } = store.getState().history;
    if (present.text !== text) return;
    const cuts = cutsByJudgement(text, judgement, present.cuts, writer.name);
    const changed = countChangedRoles(text, present.cuts, cuts);
    store.change((now) => (now.text === text ? { ...now, cuts } : now), { label: 'analyze.judge' });
    void message.success(t('analyze.judge.done', { count: judgement.length, changed }));
  };
  const judge = () =>
    start((options) => {
      progress.current = undefined;
      return breakdownApi.judge(
        { text },
        {
          ...options,
          onEvent: (event: JudgeEvent) => {
            if (options.signal?.aborted) return;
            progress.current = event.step ?? progress.current;
            options.onText('');
            if (event.judgement) take(event.judgement);
          },
        },
      );
    });
  const { done = 0, of = 0 } = progress.current ?? {};
  const hint = isTooLong
    ? t('analyze.judge.tooLong', { most: MAX_JUDGED_TEXT })
    : t('analyze.judge.hint', { name: writer.name, cost });
  return (
    <Flex vertical gap={8} style={{ marginBlockEnd: 12 }}>
      <Flex gap={8} align="center" wrap>
        {isRunning ? (
          <>
            <Text role="status">{t(of > 0 ? 'analyze.judge.progress' : 'analyze.judge.waiting', { done, of })}</Text>
            <Button size="small" onClick={stop}>
              {t('common.stop')}
            </Button>
          </>
        ) : (
          <Tooltip title={hint}>
            <GrantedButton
              action="breakdown.save"
              size="small"
              icon={<ExperimentOutlined aria-hidden />}
              disabled={isTooLong}
              onClick={judge}
            >
              {t('analyze.judge.ask')}
            </GrantedButton>
          </Tooltip>
        )}
      </Flex>
      {status === 'failed' && failure && (
        <Alert
          type="error"
          showIcon
          title={failure}
          action={
            <Button size="small" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
    </Flex>
  );
}
