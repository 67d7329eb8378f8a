import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Markdown } from '@/components/markdown/Markdown';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { helpApi } from '@/services/help/api';
import { readPercent } from './readPercent';

interface ArticleDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An article to read. Goes on where one has stopped; how far one came is kept when it is closed. */
export function ArticleDrawer({ id, onClose }: ArticleDrawerProps) {
  const t = useT();
  const { data, error, refresh } = useLoad(helpApi.info, { id }, { fresh: true });
  const text = useRef<HTMLDivElement>(null);
  const furthest = useRef(0);
  const [resumedAt, setResumedAt] = useState(0);
  const isLoaded = data !== undefined;
  const before = data?.percent ?? 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an article
  useEffect(() => {
    const box = scrollBoxOf(text.current);
    if (!isLoaded || !box) return;
    furthest.current = before;
    if (before > 0 && before < 100 && box.scrollHeight > box.clientHeight) {
      box.scrollTop = (box.scrollHeight * before) / 100 - box.clientHeight;
      setResumedAt(before);
    }
    const note = () => {
      furthest.current = Math.max(furthest.current, readPercent(box));
    };
    note();
    box.addEventListener('scroll', note, { passive: true });
    return () => {
      box.removeEventListener('scroll', note);
      if (furthest.current <= before) return;
      helpApi.progress({ id, percent: furthest.current }, shownByCaller).then(
        () => invalidate('help'),
        // It is read again from where it was known.
        () => undefined,
      );
    };
  }, [id, isLoaded]);

  return (
    <Drawer open size={720} title={data?.title} onClose={onClose}>
      {!data && error && (
        <Alert
          type="error"
          showIcon
          title={messageOf(error)}
          action={
            <Button size="small" onClick={refresh}>
              {t('common.retry')}
            </Button>
          }
        />
      )}
      {!data && !error && <Skeleton active paragraph={{ rows: 8 }} />}
      {data && (
        <div ref={text}>
          {resumedAt > 0 && <Alert type="info" title={t('help.resume', { percent: resumedAt })} closable />}
          <Markdown text={data.text} />
        </div>
      )}
    </Drawer>
  );
}

/** The drawer scrolls its body, which is not ours to name. */
const scrollBoxOf = (element: HTMLElement | null): HTMLElement | undefined => element?.parentElement ?? undefined;
