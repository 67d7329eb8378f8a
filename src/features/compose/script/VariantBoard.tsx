import { CheckOutlined, CopyOutlined, PauseCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { Alert, App, Button, Flex, Skeleton, Tag } from 'antd';
import { useState } from 'react';
import { CheckedText, MarkList, useCompliance } from '@/blocks/compliance';
import { FactList } from '@/blocks/facts';
import { useFramework } from '@/blocks/frameworks/useFrameworks';
import { AlikeNotice, GoOnButton, ScriptNotices, StoppedNote, withAudience } from '@/blocks/writing';
import { GridLayout } from '@/components/ui/GridLayout';
import { Panel } from '@/components/ui/Panel';
import { Text } from '@/components/ui/Text';
import { USUAL_PACE, videoSeconds } from '@/domain/storyboard/pacing';
import { useCopy } from '@/hooks/useCopy';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch, useParts } from '../ComposeContext';
import { finishedLines } from '../model/lines';
import type { Variant } from '../model/state';
import { PanelTitle } from '../PanelTitle';
import { roleColor } from '../roleColor';
import { sentenceListId } from './SentenceEditor';
import scriptStyles from './script.module.css';
import { angleWords, KeepButton, TakeLine } from './variantActions';

/** The scripts that are being written, side by side. */
export function VariantBoard() {
  const t = useT();
  const variants = useCompose((state) => state.draft.variants);
  const chosenId = useCompose((state) => state.draft.chosenVariantId);
  if (variants.length === 0) return null;
  return (
    <GridLayout component="ul" gap={16} className={scriptStyles.variants} aria-label={t('compose.script.variants')}>
      {variants.map((variant, index) => (
        <VariantColumn key={variant.id} variant={variant} number={index + 1} isChosen={variant.id === chosenId} />
      ))}
    </GridLayout>
  );
}

interface ColumnProps {
  readonly variant: Variant;
  readonly number: number;
  readonly isChosen: boolean;
}

function VariantColumn({ variant, number, isChosen }: ColumnProps) {
  const t = useT();
  const { message } = App.useApp();
  const { writer } = useParts();
  const dispatch = useDispatch();
  const framework = useFramework(useCompose((state) => variant.angle?.frameworkId ?? state.draft.brief.frameworkId));
  const wish = useCompose((state) => state.draft.brief.wish);
  const hadCards = useCompose((state) => state.draft.cards.length > 0);
  const isStreaming = variant.phase === 'streaming';
  /** Of a version that only repeats another one: written anew it is judged anew. */
  const [shownSeed, setShownSeed] = useState<number>();
  const isHidden = variant.notes?.isAlike === true && shownSeed !== variant.seed && !isChosen;
  const lines = isHidden ? [] : finishedLines(variant.text, true);
  const speed = useCompose((state) => state.draft.speed);
  const rules = {
    platform: useCompose((state) => state.draft.brief.platform),
    category: useCompose((state) => state.draft.goods.form.category),
  };
  const { marks } = useCompliance(isStreaming ? '' : variant.text, rules);
  const replace = (text: string) => dispatch({ type: 'variant/patch', id: variant.id, patch: { text } });
  const seconds = Math.round(videoSeconds(lines, USUAL_PACE * speed));

  const writeFor = (audience: string) => {
    dispatch({ type: 'brief/edit', patch: { wish: withAudience(wish, audience) } });
    writer.again(variant.id);
  };
  const choose = () => {
    dispatch({ type: 'variant/choose', id: variant.id });
    requestAnimationFrame(() => document.getElementById(sentenceListId)?.scrollIntoView({ block: 'nearest' }));
    if (hadCards) message.info(t('compose.script.replaced'));
  };
  return (
    <Panel component="li" vertical gap={12} className={isChosen ? scriptStyles.variantChosen : ''}>
      <Flex gap="8px 12px" align="center" wrap>
        <PanelTitle>{t('compose.script.variant', { n: number })}</PanelTitle>
        <Text type="secondary" size={13}>
          {lines.length > 0 && t('compose.script.facts', { count: lines.length, seconds })}
        </Text>
      </Flex>
      {variant.angle && (
        <Text type="secondary" size={13}>
          {angleWords(variant.angle, framework?.name, t)}
        </Text>
      )}
      <Flex vertical gap={8} flex={1} style={{ minBlockSize: 180 }} aria-busy={isStreaming}>
        {isHidden && <AlikeNotice onShow={() => setShownSeed(variant.seed)} />}
        {lines.length === 0 && isStreaming && !isHidden && <Skeleton active title={false} paragraph={{ rows: 5 }} />}
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines only grow at the end
          <p key={index} className={scriptStyles.line}>
            {line.role !== '' && (
              <Tag style={{ marginInlineEnd: 8 }} color={roleColor(line.role, framework)}>
                {line.role}
              </Tag>
            )}
            {isStreaming ? line.text : <CheckedText text={line.text} {...rules} />}
            {!isStreaming && hadCards && !isChosen && (
              <span className={scriptStyles.sentenceActions}>
                <TakeLine text={line.text} role={line.role} share={index / Math.max(1, lines.length - 1)} />
              </span>
            )}
            {isStreaming && index === lines.length - 1 && <span className={scriptStyles.caret} aria-hidden="true" />}
          </p>
        ))}
        {/* of the chosen one the sentences below are what is changed */}
        {!isHidden && <MarkList text={variant.text} marks={marks} onReplace={isChosen ? undefined : replace} />}
        {!isStreaming && !isHidden && <FactList text={lines.map((line) => line.text).join('\n')} />}
        {variant.notes && <ScriptNotices notes={variant.notes} onAudience={isStreaming ? undefined : writeFor} />}
        {variant.phase === 'failed' && (
          <Alert type="error" showIcon title={variant.problem ?? t('compose.script.failed')} />
        )}
        <StoppedNote status={variant.phase} text={variant.text} />
      </Flex>
      <Flex gap={8} align="center" wrap>
        {isStreaming ? (
          <Button size="small" icon={<PauseCircleOutlined />} onClick={() => writer.stop(variant.id)}>
            {t('common.stop')}
          </Button>
        ) : (
          <VariantActions variant={variant} number={number} text={lines.map((line) => line.text).join('\n')} />
        )}
        <Button
          style={{ marginInlineStart: 'auto' }}
          size="small"
          type={isChosen ? 'default' : 'primary'}
          icon={isChosen ? <CheckOutlined /> : undefined}
          disabled={lines.length === 0 || isChosen}
          onClick={choose}
        >
          {t(isChosen ? 'compose.script.chosen' : 'compose.script.choose')}
        </Button>
      </Flex>
    </Panel>
  );
}

interface VariantActionsProps extends Pick<ColumnProps, 'variant' | 'number'> {
  /** Its sentences, a line each. */
  readonly text: string;
}

/** What can be done with a script that is not being written just now. */
function VariantActions({ variant, number, text }: VariantActionsProps) {
  const t = useT();
  const { writer } = useParts();
  const copy = useCopy();
  return (
    <>
      <GoOnButton writing={{ status: variant.phase, text: variant.text, goOn: () => writer.goOn(variant.id) }} />
      <Button size="small" icon={<ReloadOutlined />} onClick={() => writer.again(variant.id)}>
        {t('compose.script.again')}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CopyOutlined />}
        aria-label={t('compose.script.copy', { n: number })}
        onClick={() => void copy(text)}
      />
      {text !== '' && <KeepButton variant={variant} number={number} />}
    </>
  );
}
