import { CheckOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Flex, Tag } from 'antd';
import { useEffect, useRef } from 'react';
import { PageLink } from '@/components/PageLink';
import { QuietScene } from '@/components/scenes';
import { Text } from '@/components/ui/Text';
import { formatShortMinute } from '@/hooks/useDates';
import { useT } from '@/hooks/useT';
import type { Notice } from '@/services/notice/schema';
import styles from './NoticePanel.module.css';

interface NoticePanelProps {
  readonly notices: readonly Notice[];
  readonly markRead: (ids: readonly string[]) => Promise<boolean>;
  /** Called when a notice leads to another page. */
  readonly onLeave: () => void;
}

/** The bell's list of unread notices. */
export function NoticePanel({ notices, markRead, onLeave }: NoticePanelProps) {
  const t = useT();
  const follow = (notice: Notice) => {
    void markRead([notice.id]);
    if (!notice.link?.startsWith('/')) return;
    onLeave();
    history.push(notice.link);
  };
  const panel = useRef<HTMLElement>(null);
  const count = notices.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a notice that is read takes the focus away with it
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [count]);
  const all = (
    <PageLink to="/merchant/message" onClick={onLeave}>
      {t('menu.merchant.message')}
    </PageLink>
  );
  if (count === 0) {
    return (
      <section ref={panel} tabIndex={-1} className={styles.empty} aria-label={t('shell.notices')}>
        <QuietScene />
        <strong>{t('shell.notices_empty')}</strong>
        <span>{t('shell.notices_empty_hint')}</span>
        {all}
      </section>
    );
  }
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('shell.notices')}>
      <Flex align="center" justify="space-between" style={{ paddingBlockEnd: 8 }}>
        <strong>{t('shell.notices')}</strong>
        <Button type="link" size="small" onClick={() => void markRead(notices.map(({ id }) => id))}>
          {t('shell.notices_read_all')}
        </Button>
      </Flex>
      <ul className={styles.list}>
        {notices.map((notice) => (
          <li key={notice.id} className={styles.item}>
            <button type="button" className={styles.body} onClick={() => follow(notice)}>
              <Text strong ellipsis={2} title={notice.title}>
                <Tag>{t(`shell.notice_${notice.kind}`)}</Tag>
                {notice.title}
              </Text>
              <Text type="secondary" ellipsis={4} title={notice.content} style={{ overflowWrap: 'anywhere' }}>
                {notice.content}
              </Text>
              <Text component="time" type="secondary" size="small" dateTime={notice.created_at}>
                {formatShortMinute(notice.created_at)}
              </Text>
            </button>
            <Button
              type="text"
              size="small"
              icon={<CheckOutlined />}
              aria-label={`${t('shell.notices_read')} ${notice.title}`}
              title={t('shell.notices_read')}
              onClick={() => void markRead([notice.id])}
            />
          </li>
        ))}
      </ul>
      <div style={{ paddingBlockStart: 8 }}>{all}</div>
    </section>
  );
}
