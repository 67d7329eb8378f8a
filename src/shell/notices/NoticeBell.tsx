import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover, Skeleton } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import { useNotices } from './useNotices';

const NoticePanel = lazyPart(() => import('./NoticePanel').then((module) => ({ default: module.NoticePanel })));

/** Unread notices: how many, and which. */
export function NoticeBell() {
  const t = useT();
  const { notices, markRead } = useNotices();
  const [isOpen, setIsOpen] = useState(false);
  const { unreadCount } = notices;
  const bell = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      // The page's order would bring the focus to the list last of all.
      afterOpenChange={(open) => open && content.current?.focus({ preventScroll: true })}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // On a phone the list is wider than what lies between the bell and the edge.
      align={{ overflow: { shiftX: 8, adjustY: true } }}
      content={
        // biome-ignore lint/a11y/noStaticElementInteractions: the key is heard for all that lies inside
        <div
          ref={content}
          tabIndex={-1}
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            setIsOpen(false);
            bell.current?.focus();
          }}
        >
          <Suspense fallback={<Skeleton active />}>
            <NoticePanel notices={notices.noticeList} markRead={markRead} onLeave={() => setIsOpen(false)} />
          </Suspense>
        </div>
      }
    >
      <Badge count={unreadCount} size="small" offset={[-6, 6]}>
        <Button
          ref={bell}
          type="text"
          icon={<BellOutlined />}
          aria-label={unreadCount > 0 ? t('shell.notices_unread', { count: unreadCount }) : t('shell.notices')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
        />
      </Badge>
    </Popover>
  );
}
