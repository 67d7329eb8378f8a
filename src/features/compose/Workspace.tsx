import { Button, Flex, Tooltip } from 'antd';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { RecoverNotice, SaveStatus, type StoredDraft, useDocumentId, VersionsButton } from '@/blocks/document';
import { FactSources } from '@/blocks/facts';
import { needsCollecting } from '@/blocks/goods/collectMedia';
import { usePageHeading } from '@/components/PageHeading';
import { Text } from '@/components/ui/Text';
import { documentSources, type FactSource } from '@/domain/factCheck';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { knowledgeApi } from '@/services/knowledge/api';
import { useCompose, useDispatch, useParts } from './ComposeContext';
import { FrameworkStep } from './FrameworkStep';
import { GoodsStep } from './goods/GoodsStep';
import { useSaveGoods } from './goods/useSaveGoods';
import { composeKind } from './model/composeDocument';
import { knownGoods } from './model/goodsForm';
import { chosenMedia, hasContent, obstacle } from './model/selectors';
import { type Draft, type Step, steps } from './model/state';
import { ProduceStep } from './produce/ProduceStep';
import { StepRail } from './StepRail';
import { hindranceId, StepTrouble } from './StepTrouble';
import { OwnScript } from './script/OwnScript';
import { SentenceEditor } from './script/SentenceEditor';
import { VariantBoard } from './script/VariantBoard';
import { WriteBar } from './script/WriteBar';
import { lookAtImages } from './storyboard/planning';
import { StoryboardStep } from './storyboard/StoryboardStep';
import { useStepAddress } from './useStepAddress';
import styles from './Workspace.module.css';

/** Step 3: scripts are written side by side, one is chosen and becomes the list of sentences below. */
function ScriptStep() {
  const { store } = useParts();
  const hasCards = useCompose((state) => state.draft.cards.length > 0);
  // While scripts are written there is time to read the images for the next step.
  useEffect(() => void lookAtImages(store), [store]);
  return (
    <Flex vertical gap={16}>
      <WriteBar />
      <VariantBoard />
      {hasCards && <SentenceEditor />}
      <OwnScript />
    </Flex>
  );
}

/** What is said from here on is held against the goods of the first step and the documents that are written from. */
function Facts({ children }: { readonly children: ReactNode }) {
  const form = useCompose((state) => state.draft.goods.form);
  const documents = useDocuments(useCompose((state) => state.draft.brief.knowledgeIds));
  const goods = useMemo(() => knownGoods(form), [form]);
  return (
    <FactSources goods={goods} documents={documents}>
      {children}
    </FactSources>
  );
}

/** A step that was entered is shown from its top, its heading has the focus; `isAsked` = somebody was sent to a field. */
function useStepFocus(step: Step, isAsked: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Who was sent to a field finds the focus there.
    if (isAsked) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step, isAsked]);
  return heading;
}

interface StepHeaderProps {
  readonly step: Step;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly canRestore: boolean;
}

/** What the step is for, and whether all of it is saved. */
function StepHeader({ step, heading, canRestore }: StepHeaderProps) {
  const t = useT();
  const pageHeading = usePageHeading();
  return (
    <Flex component="header" gap="medium" align="flex-start" justify="space-between" className={styles.head}>
      <div>
        <Text component={pageHeading} size={24} strong className={styles.title} tabIndex={-1} ref={heading}>
          {t(titleId[step])}
        </Text>
        <Text component="p" type="secondary" style={{ margin: '4px 0 0' }}>
          {t(leadId[step])}
        </Text>
      </div>
      <Flex gap={8} align="center" justify="flex-end" wrap flex="none" className={styles.save}>
        <SaveStatus />
        {canRestore && <VersionsButton isIcon />}
      </Flex>
    </Flex>
  );
}

interface WorkspaceProps {
  readonly autoRead: boolean;
  readonly onRestore: (stored: StoredDraft<Draft>) => void;
  readonly onNew: () => void;
}

/** The five steps as one workspace: what was decided stays in view, every step can be entered again. */
export function Workspace({ autoRead, onRestore, onNew }: WorkspaceProps) {
  const t = useT();
  const { store, key } = useParts();
  const dispatch = useDispatch();
  const step = useCompose((state) => state.draft.step);
  const draft = useCompose((state) => state.draft);
  const asked = useCompose((state) => state.asked);
  const heading = useStepFocus(step, asked !== undefined);
  const saveGoods = useSaveGoods();
  /** Where a press did not lead on, and where it was to lead. */
  const [refused, setRefused] = useState<{ readonly at: 'rail' | 'foot'; readonly to: Step }>();

  const at = steps.indexOf(step);
  const previous = steps[at - 1];
  const next = steps[at + 1];

  const go = async (to: Step, pressed: 'rail' | 'foot') => {
    setRefused({ at: pressed, to });
    const { form } = store.getState().draft.goods;
    const isUnready = !form.isSaved || chosenMedia(form).some(needsCollecting);
    const isLeavingGoods = step === 'goods' && to !== 'goods' && isUnready;
    if (isLeavingGoods && !(await saveGoods.save())) return;
    if (obstacle(store.getState().draft, to)) return;
    setRefused(undefined);
    dispatch({ type: 'step/go', step: to });
  };

  useStepAddress(step, useDocumentId(), (to) => void go(to, 'rail'));

  const hindrance = refused && obstacle(draft, refused.to);
  // In their own step the goods' faults say it field by field, and pressing on saves them.
  const isOnlyUnsaved = step === 'goods' && (hindrance === 'noGoods' || hindrance === 'goodsNotSaved');
  const trouble = refused && (
    <StepTrouble
      faults={step === 'goods' ? saveGoods.faults : []}
      problem={step === 'goods' ? saveGoods.problem : undefined}
      hindrance={isOnlyUnsaved ? undefined : hindrance}
    />
  );
  const nextObstacle = next && step !== 'goods' ? obstacle(draft, next) : undefined;
  return (
    <div className={styles.workspace}>
      <StepRail current={step} onGo={(to) => void go(to, 'rail')} onNew={onNew}>
        {refused?.at === 'rail' && trouble}
      </StepRail>
      <Flex component="main" vertical gap={16} className={styles.main}>
        {!hasContent(draft) && (
          <RecoverNotice
            storage={composeKind.storage}
            isOffered={(stored) => stored.key !== key && hasContent(stored.draft)}
            titleOf={({ goods }) => goods.form.title}
            onOpen={onRestore}
          />
        )}
        <StepHeader step={step} heading={heading} canRestore={hasContent(draft)} />
        {step === 'goods' && <GoodsStep autoRead={autoRead} faults={saveGoods.faults} />}
        {step === 'framework' && <FrameworkStep onChosen={() => void go('script', 'foot')} />}
        <Facts>
          {step === 'script' && <ScriptStep />}
          {step === 'storyboard' && <StoryboardStep />}
          {step === 'produce' && <ProduceStep />}
        </Facts>
        <Flex component="footer" gap="8px 12px" align="center" justify="space-between" wrap className={styles.footer}>
          {refused?.at === 'foot' && <div style={{ flex: '1 0 100%' }}>{trouble}</div>}
          {previous ? <Button onClick={() => void go(previous, 'foot')}>{t('compose.previous')}</Button> : <span />}
          <Text type="secondary" size={13} className={styles.footerNote} role="status">
            {saveGoods.progress}
          </Text>
          {next && (
            <Tooltip title={nextObstacle && !refused ? t(hindranceId[nextObstacle]) : undefined}>
              <Button
                type="primary"
                size="large"
                loading={saveGoods.isSaving}
                aria-disabled={nextObstacle !== undefined}
                onClick={() => void go(next, 'foot')}
              >
                {t(nextId[next])}
              </Button>
            </Tooltip>
          )}
        </Flex>
      </Flex>
    </div>
  );
}

const titleId = {
  goods: 'compose.goods.title',
  framework: 'compose.framework.title',
  script: 'compose.script.title',
  storyboard: 'compose.storyboard.title',
  produce: 'compose.produce.title',
} as const satisfies Record<Step, string>;

const leadId = {
  goods: 'compose.goods.lead',
  framework: 'compose.framework.lead',
  script: 'compose.script.lead',
  storyboard: 'compose.storyboard.lead',
  produce: 'compose.produce.lead',
} as const satisfies Record<Step, string>;

const nextId = {
  goods: 'compose.next.framework',
  framework: 'compose.next.framework',
  script: 'compose.next.script',
  storyboard: 'compose.next.storyboard',
  produce: 'compose.next.produce',
} as const satisfies Record<Step, string>;

const none: readonly FactSource[] = [];

/** What the documents say that a script is written from. */
function useDocuments(ids: readonly string[] = []): readonly FactSource[] {
  const key = ids.join();
  const { data } = useLoad(() => Promise.all(key.split(',').map((id) => knowledgeApi.info({ id }))), {
    ready: key !== '',
    refreshDeps: [key],
  });
  return useMemo(
    () => (key && data ? data.flatMap(({ title, text }) => documentSources(title, text)) : none),
    [key, data],
  );
}
