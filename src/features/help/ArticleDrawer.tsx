import { Alert, Drawer } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { LoadState } from '@/components/LoadFailure';
import { Markdown } from '@/components/markdown/Markdown';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { invalidate } from '@/lib/request/cache';
import { helpApi } from '@/services/help/api';
import { readPercent } from './readPercent';

interface ArticleDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** An article to read. Goes on where one has stopped; how far one came is kept when it is closed. */
export function ArticleDrawer({ id, onClose }: ArticleDrawerProps) {
  const { data, error, refresh } = useLoad(helpApi.info, { id }, { fresh: true });
  return (
    <Drawer open size={720} title={data?.title} onClose={onClose}>
      <LoadState data={data} error={error} onRetry={refresh} onLeave={onClose} />
      {data && <ArticleText key={id} id={id} text={data.text} before={data.percent} />}
    </Drawer>
  );
}

interface ArticleTextProps {
  readonly id: string;
  readonly text: string;
  /** How far it has been read, percent. */
  readonly before: number;
}

/** Stands in the drawer: what scrolls is there when it is. */
function ArticleText({ id, text, before }: ArticleTextProps) {
  const t = useT();
  const own = useRef<HTMLDivElement>(null);
  const furthest = useRef(0);
  const [resumedAt, setResumedAt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once an article
  useEffect(() => {
    const box = scrollBoxOf(own.current);
    if (!box) return;
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
  }, []);

  return (
    <div ref={own}>
      {resumedAt > 0 && <Alert type="info" title={t('help.resume', { percent: resumedAt })} closable />}
      <Markdown text={text} />
    </div>
  );
}

/** The drawer scrolls its body, which is not ours to name. */
const scrollBoxOf = (element: HTMLElement | null): HTMLElement | undefined => element?.parentElement ?? undefined;
