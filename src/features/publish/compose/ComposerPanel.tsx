import { Alert, App, Button, Flex, Grid, Segmented } from 'antd';
import { useDates } from '@/blocks/publishing';
import { EmptyState } from '@/components/empty/EmptyState';
import { canAct } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { AccountsPanel } from './AccountsPanel';
import type { ComposerProps } from './Composer';
import styles from './ComposerPanel.module.css';
import { EditorPanel } from './editor/EditorPanel';
import { VideoStrip } from './editor/VideoStrip';
import { FindingsPanel } from './findings/FindingsPanel';
import { GateNotice } from './findings/GateNotice';
import { PreviewPanel } from './PreviewPanel';
import { ComposerFooter } from './sending/ComposerFooter';
import { ConflictPanel } from './sending/ConflictPanel';
import { SubmitNote } from './sending/SubmitNote';
import { useComposerSend } from './sending/useComposerSend';
import { type ComposerPart, ComposerProvider, useComposer, useComposerState } from './useComposer';
import type { ComposerData } from './useComposerData';

interface Props extends Omit<ComposerProps, 'open' | 'postId'> {
  readonly data: ComposerData;
  readonly videoIds: readonly string[];
}

const parts: readonly ComposerPart[] = ['accounts', 'editor', 'preview'];

/** The composer at work: accounts, words and preview side by side; on a narrow screen one after the other. */
export function ComposerPanel({ data, videoIds, day, platform, onClose, onDone, isTold = false }: Props) {
  const t = useT();
  const composer = useComposerState(data, { videoIds, day, platform });
  const { navigation, content } = composer;
  const sender = useComposerSend(composer, { onClose, onDone, isTold });
  const isNarrow = Grid.useBreakpoint().lg === false;
  const linkedGone = videoIds.filter((id) => data.gone.includes(id)).length;
  const shows = (part: ComposerPart) => !isNarrow || navigation.part === part;
  return (
    <ComposerProvider value={composer}>
      <Flex vertical className={styles.composer}>
        {isNarrow && (
          <Segmented<ComposerPart>
            block
            className={styles.switch ?? ''}
            aria-label={t('composer.places')}
            value={navigation.part}
            onChange={navigation.setPart}
            options={parts.map((part) => ({ value: part, label: t(`composer.place.${part}`) }))}
          />
        )}
        <div className={isNarrow ? `${styles.places} ${styles.single}` : styles.places}>
          {shows('accounts') && (
            <section className={styles.side} aria-label={t('composer.place.accounts')}>
              <AccountsPanel refused={sender.refused} />
            </section>
          )}
          {shows('editor') && (
            <Flex component="section" vertical gap={16} className={styles.main} aria-label={t('composer.place.editor')}>
              <Notices sender={sender} />
              {linkedGone > 0 && (
                <Alert type="warning" showIcon title={t('composer.goneLinked', { count: linkedGone })} />
              )}
              <VideoStrip />
              {content.draft ? (
                <>
                  <EditorPanel />
                  <FindingsPanel />
                  <GateNotice />
                  <SubmitNote />
                </>
              ) : (
                <EmptyState title={t('composer.noVideo')} description={t('composer.noVideoText')} />
              )}
            </Flex>
          )}
          {shows('preview') && (
            <section className={styles.side} aria-label={t('composer.place.preview')}>
              <PreviewPanel />
            </section>
          )}
        </div>
        <ComposerFooter sender={sender} />
      </Flex>
    </ComposerProvider>
  );
}

interface NoticesProps {
  readonly sender: ReturnType<typeof useComposerSend>;
}

/** What one has to know before going on: a refusal, another member's change, an earlier draft that is back. */
function Notices({ sender }: NoticesProps) {
  const t = useT();
  const {
    content: { post, restart },
    data,
    autosave,
  } = useComposer();
  const dates = useDates();
  const { modal } = App.useApp();
  const { refused, theirs } = sender;
  const isLocked = post !== undefined && !canAct(post.state, 'edit') && !canAct(post.state, 'toDraft');
  const askRestart = () =>
    modal.confirm({
      title: t('composer.restartTitle'),
      content: t('composer.restartText'),
      okText: t('composer.restart'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: restart,
    });
  return (
    <>
      {isLocked && <Alert type="warning" showIcon title={t('composer.locked')} />}
      {post && !isLocked && !canAct(post.state, 'edit') && (
        <Alert
          type="info"
          showIcon
          title={t('composer.backToDraft')}
          {...(post.reason ? { description: post.reason } : {})}
        />
      )}
      {theirs && (
        <ConflictPanel
          theirs={theirs}
          onSettled={() => {
            sender.setTheirs(undefined);
            sender.dismiss();
          }}
        />
      )}
      {refused && !theirs && (
        <Alert
          type="error"
          showIcon
          closable={{ onClose: sender.dismiss, 'aria-label': t('common.close') }}
          title={t('composer.refused', { reason: refused.message })}
        />
      )}
      {autosave.hasResumed && data.kept && (
        <Alert
          type="info"
          title={t('composer.resumed', { time: dates.moment(data.kept.savedAt) })}
          action={
            <Button size="small" onClick={askRestart}>
              {t('composer.restart')}
            </Button>
          }
        />
      )}
    </>
  );
}
