import { Alert, App, Button, Grid, Segmented } from 'antd';
import { useDates } from '@/blocks/publishing';
import { EmptyState } from '@/components/empty/EmptyState';
import { canAct } from '@/domain/publishing';
import { useT } from '@/hooks/useT';
import { AccountsPlace } from './accounts/AccountsPlace';
import type { ComposerProps } from './Composer';
import styles from './composer.module.css';
import { EditorPlace } from './editor/EditorPlace';
import { VideoStrip } from './editor/VideoStrip';
import { FindingsPanel } from './findings/FindingsPanel';
import { GateNotice } from './findings/GateNotice';
import { PreviewPlace } from './preview/PreviewPlace';
import { ConflictPanel } from './sending/ConflictPanel';
import { Footer } from './sending/Footer';
import { HandInNote } from './sending/HandInNote';
import { useSend } from './sending/useSend';
import type { ComposerData } from './useComposerData';
import { type Desk, type Place, useDesk } from './useDesk';

interface Props extends Omit<ComposerProps, 'open' | 'postId'> {
  readonly data: ComposerData;
  readonly videoIds: readonly string[];
}

const places: readonly Place[] = ['accounts', 'editor', 'preview'];

/** The composer at work: accounts, words and preview side by side; on a narrow screen one after the other. */
export function ComposerDesk({ data, videoIds, day, onClose, onDone, isTold = false }: Props) {
  const t = useT();
  const desk = useDesk(data, { videoIds, day });
  const sender = useSend(desk, { onClose, onDone, isTold });
  const isNarrow = Grid.useBreakpoint().lg === false;
  const shows = (place: Place) => !isNarrow || desk.place === place;
  return (
    <div className={styles.desk}>
      {isNarrow && (
        <Segmented<Place>
          block
          className={styles.switch ?? ''}
          aria-label={t('composer.places')}
          value={desk.place}
          onChange={desk.setPlace}
          options={places.map((place) => ({ value: place, label: t(`composer.place.${place}`) }))}
        />
      )}
      <div className={isNarrow ? `${styles.places} ${styles.single}` : styles.places}>
        {shows('accounts') && (
          <section className={styles.side} aria-label={t('composer.place.accounts')}>
            <AccountsPlace desk={desk} refused={sender.refused} />
          </section>
        )}
        {shows('editor') && (
          <section className={styles.main} aria-label={t('composer.place.editor')}>
            <Notices desk={desk} sender={sender} />
            <VideoStrip desk={desk} />
            {desk.draft ? (
              <>
                <EditorPlace desk={desk} />
                <FindingsPanel desk={desk} />
                <GateNotice desk={desk} />
                <HandInNote desk={desk} />
              </>
            ) : (
              <EmptyState title={t('composer.noVideo')} description={t('composer.noVideoText')} />
            )}
          </section>
        )}
        {shows('preview') && (
          <section className={styles.side} aria-label={t('composer.place.preview')}>
            <PreviewPlace desk={desk} />
          </section>
        )}
      </div>
      <Footer desk={desk} sender={sender} />
    </div>
  );
}

interface NoticesProps {
  readonly desk: Desk;
  readonly sender: ReturnType<typeof useSend>;
}

/** What one has to know before going on: a refusal, another member's change, an earlier draft that is back. */
function Notices({ desk, sender }: NoticesProps) {
  const t = useT();
  const dates = useDates();
  const { modal } = App.useApp();
  const { post, data } = desk;
  const { refused, theirs } = sender;
  const isLocked = post !== undefined && !canAct(post.state, 'edit') && !canAct(post.state, 'toDraft');
  const askRestart = () =>
    modal.confirm({
      title: t('composer.restartTitle'),
      content: t('composer.restartText'),
      okText: t('composer.restart'),
      okButtonProps: { danger: true },
      cancelText: t('common.cancel'),
      onOk: desk.restart,
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
          desk={desk}
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
      {desk.hasResumed && data.kept && (
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
