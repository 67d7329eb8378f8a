import { BellOutlined } from '@ant-design/icons';
import { Badge, Button, Popover, Skeleton } from 'antd';
import { Suspense, useState } from 'react';
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
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      // On a phone the list is wider than what lies between the bell and the edge.
      align={{ overflow: { shiftX: 8, adjustY: true } }}
      content={
        <Suspense fallback={<Skeleton active />}>
          <NoticePanel notices={notices.noticeList} markRead={markRead} onLeave={() => setIsOpen(false)} />
        </Suspense>
      }
    >
      <Badge count={unreadCount} size="small" offset={[-6, 6]}>
        <Button
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
