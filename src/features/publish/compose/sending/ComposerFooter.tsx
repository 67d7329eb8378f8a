import { CloseCircleFilled, EllipsisOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Flex } from 'antd';
import { useDates } from '@/blocks/publishing';
import { PlainButton } from '@/components/ui/PlainButton';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import styles from '../composer.module.css';
import { summaryMessage, summaryOf } from '../model';
import { useComposer } from '../useComposer';
import { exitsOf } from './exits';
import type { Exit, useComposerSend } from './useComposerSend';

interface Props {
  readonly sender: ReturnType<typeof useComposerSend>;
}

/** What will happen, in a sentence, and the ways to let it happen. */
export function ComposerFooter({ sender }: Props) {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  const can = useCan();
  const { modal } = App.useApp();
  const rights = { canSubmit: can('publish.submit'), canSchedule: can('publish.schedule') };
  const [main, ...others] = exitsOf(rights, composer.content.post);
  const summary = summaryOf(composer.checks.posts);
  const isNarrow = others.length > 1;
  const act = (exit: Exit) => {
    if (exit !== 'now') return void sender.send(exit);
    if (summary.posts === 0) return void sender.send(exit);
    modal.confirm({
      title: t('composer.nowTitle', { count: summary.posts }),
      content: t('composer.nowText'),
      okText: t('composer.send.now'),
      cancelText: t('common.cancel'),
      onOk: () => sender.send('now'),
    });
  };
  const sentence = () => {
    if (composer.content.post) return undefined;
    return t(summaryMessage(summary, composer.content.draft !== undefined), { ...summary });
  };
  const beside = others.filter((exit) => exit === 'draft' || exit === 'save');
  const folded = others.filter((exit) => exit !== 'draft' && exit !== 'save');
  return (
    <Flex gap="8px 24px" align="center" justify="space-between" wrap className={styles.footer}>
      <Flex gap="4px 16px" align="baseline" wrap className={styles.footerNote} aria-live="polite">
        <strong>{sentence()}</strong>
        {summary.first && <span>{t('composer.summaryFirst', { time: dates.moment(summary.first) })}</span>}
        <SavedNote />
      </Flex>
      {sender.hindrance && (
        <Flex gap="0 8px" align="baseline" wrap role="alert" className={styles.stopped}>
          <span>
            <CloseCircleFilled aria-hidden /> {sender.hindrance.text}
          </span>
          <PlainButton className={styles.showFault} onClick={sender.showHindrance}>
            {sender.hindrance.first}
          </PlainButton>
        </Flex>
      )}
      {main && (
        <Flex gap={8} wrap style={{ marginInlineStart: 'auto' }}>
          {isNarrow && folded.length > 0 && (
            <Dropdown
              trigger={['click']}
              menu={{
                items: folded.map((exit) => ({ key: exit, label: t(`composer.send.${exit}`) })),
                onClick: ({ key }) => act(key as Exit),
              }}
            >
              <Button icon={<EllipsisOutlined aria-hidden />} aria-label={t('composer.more')} />
            </Dropdown>
          )}
          {beside.map((exit) => (
            <Button key={exit} loading={sender.sending === exit} onClick={() => act(exit)}>
              {t(`composer.send.${exit}`)}
            </Button>
          ))}
          <Button
            type="primary"
            loading={sender.sending === main}
            disabled={sender.sending !== undefined && sender.sending !== main}
            onClick={() => act(main)}
          >
            {t(`composer.send.${main}`)}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function SavedNote() {
  const t = useT();
  const composer = useComposer();
  const dates = useDates();
  if (!composer.autosave.saved) return null;
  if (!composer.autosave.saved.isKept) return <span className={styles.lost}>{t('composer.notSaved')}</span>;
  return <span>{t('composer.saved', { time: dates.time(composer.autosave.saved.at) })}</span>;
}
