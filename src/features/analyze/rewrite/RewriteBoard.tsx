import { history } from '@umijs/max';
import { App, Button, Flex } from 'antd';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import panel from '@/blocks/breakdown/panel.module.css';
import { SaveStatus, useDocumentSession } from '@/blocks/document';
import { GrantedButton } from '@/components/GrantedButton';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { copyReport } from '@/domain/breakdown';
import { splitScript } from '@/domain/storyboard/splitScript';
import { useAction } from '@/hooks/useAction';
import { useOwnAddress } from '@/hooks/useOwnAddress';
import { useT } from '@/hooks/useT';
import type { BreakdownStore } from '../AnalyzeSession';
import { beatsOf } from '../imitate/beats';
import { ImitateForm } from '../imitate/ImitateForm';
import { OriginalityView } from '../imitate/OriginalityView';
import { useImitation } from '../imitate/useImitation';
import { SourcePanel } from '../result/SourcePanel';
import { useBreakdown } from '../result/useBreakdown';
import { RewriteLine } from './RewriteLine';
import styles from './rewrite.module.css';
import { type RewrittenLine, useKeptLines } from './useKeptLines';

interface RewriteBoardProps {
  readonly store: BreakdownStore;
  readonly onNew: () => void;
}

/** The rewritten lines: kept as a script, held against the text that they come from, made into a video. */
function useRewrite(imitation: ReturnType<typeof useImitation>, original: string) {
  const t = useT();
  const { modal } = App.useApp();
  const session = useDocumentSession();
  const setAddress = useOwnAddress();
  const { writing, isDone } = imitation;
  const {
    lines,
    setLines,
    keep: keepLines,
  } = useKeptLines(new URLSearchParams(window.location.search).get('script') ?? undefined, imitation.saveScript);
  const texts = useMemo(() => lines.map(({ text }) => text), [lines]);
  const report = useMemo(() => copyReport(texts, original), [texts, original]);

  const keepTold = (changed: readonly RewrittenLine[]): Promise<string> =>
    keepLines(changed.filter(({ text }) => text.trim() !== ''));
  const saving = useAction(async (changed: readonly RewrittenLine[]) => {
    const id = await keepTold(changed);
    const breakdownId = session.id();
    if (breakdownId) setAddress(`/compose/rewrite_to_video?${new URLSearchParams({ id: breakdownId, script: id })}`);
  });
  // An action of its own: the press that leaves a line saves it as well, and must not be lost to that.
  const producing = useAction(async (told: readonly RewrittenLine[]) => {
    const id = await keepTold(told);
    history.push(`/compose/post?script=${encodeURIComponent(id)}`);
  });
  // What is written is a script at once: a reload finds it again.
  const taken = useRef('');
  useEffect(() => {
    if (!isDone || writing.text === taken.current) return;
    taken.current = writing.text;
    const made = splitScript(writing.text);
    if (made.length === 0) return;
    setLines(made);
    void saving.run(made);
  }, [isDone, writing.text, setLines, saving]);

  const change = (index: number, text: string): readonly RewrittenLine[] => {
    const changed = lines.map((line, at) => (at === index ? { ...line, text } : line));
    setLines(changed);
    return changed;
  };
  const produce = async () => {
    const go = () => producing.run(lines);
    if (!report.isTooClose) {
      await go();
      return;
    }
    modal.confirm({
      title: t('analyze.rewrite.closeTitle'),
      content: t('analyze.rewrite.closeText', { count: report.lines.length }),
      okText: t('analyze.rewrite.closeGo'),
      okButtonProps: { danger: true },
      cancelText: t('analyze.rewrite.closeStay'),
      onOk: go,
    });
  };
  return { lines, texts, report, saving, producing, change, produce };
}

/** A text of someone else's beside its rewrite for goods of one's own; what is too close is marked, line by line. */
export function RewriteBoard({ store, onNew }: RewriteBoardProps) {
  const t = useT();
  const session = useDocumentSession();
  const { doc, result, selected, focus, select } = useBreakdown(store);
  const keep = useCallback(async () => {
    await session.save();
    return session.id();
  }, [session]);
  const imitation = useImitation({ doc, result, keep });
  const { lines, texts, report, saving, producing, change, produce } = useRewrite(imitation, doc.text);
  const runsAt = (index: number) => report.lines.find((line) => line.index === index)?.runs ?? [];

  return (
    <Flex vertical gap={16} className={styles.board}>
      <Flex component="header" gap={16} align="center" wrap>
        <Text component="h2" strong size={20} ellipsis style={{ flex: '1 1 240px' }}>
          {doc.title}
        </Text>
        <SaveStatus />
        <Button onClick={onNew}>{t('analyze.rewrite.another')}</Button>
      </Flex>
      <GridLayout gap={16} align="start" className={styles.sides}>
        <SourcePanel
          segments={result.segments}
          isTimed={result.isTimed}
          selected={selected}
          focus={focus}
          onSelect={select}
        />
        <Flex component="section" vertical gap={16} className={panel.panel} aria-label={t('analyze.rewrite.result')}>
          <ImitateForm imitation={imitation} isResultElsewhere>
            {lines.length > 0 && (
              <GrantedButton
                action={['script.save', 'project.save']}
                type={report.isTooClose ? 'default' : 'primary'}
                loading={producing.isPending}
                onClick={() => void produce()}
              >
                {t('analyze.rewrite.produce')}
              </GrantedButton>
            )}
          </ImitateForm>
          {lines.length > 0 && !imitation.isRunning && (
            <>
              <Flex component="ol" vertical gap={12} className={styles.lines}>
                {lines.map((line, index) => (
                  <RewriteLine
                    key={line.id}
                    line={line}
                    runs={runsAt(index)}
                    order={{
                      goods: imitation.goods,
                      frameworkId: imitation.frameworkId,
                      context: texts.slice(Math.max(0, index - 2), index + 3),
                    }}
                    onChange={(text) => change(index, text)}
                    onDone={(text) => void saving.run(change(index, text))}
                  />
                ))}
              </Flex>
              <OriginalityView originality={report.originality} beats={beatsOf(result, lines)} />
              <Text type="secondary">{t('analyze.rewrite.limits', { longest: report.longest })}</Text>
            </>
          )}
        </Flex>
      </GridLayout>
    </Flex>
  );
}
