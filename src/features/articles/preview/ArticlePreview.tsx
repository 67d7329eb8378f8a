import dayjs from 'dayjs';
import { useEffect, useRef } from 'react';
import { styledHtml, themeOf } from '@/domain/articles/layout';
import { useT } from '@/hooks/useT';
import { useDraft } from '../articleDocument';
import { Phone } from './Phone';
import styles from './preview.module.css';

/** The article as 公众号 shows it: the very HTML that goes out, in a tree of its own that our styles do not reach. */
export function ArticlePreview() {
  const t = useT();
  const [draft] = useDraft();
  return (
    <Phone label={t('article.preview')}>
      {(isDark) => (
        <div className={styles.article}>
          <h2 className={styles.articleTitle}>{draft.title || t('article.untitled')}</h2>
          <p className={styles.byline}>{t('article.byline', { date: dayjs().format('YYYY-MM-DD') })}</p>
          <Styled html={styledHtml(draft.html, themeOf(draft.layout.theme), { isDark })} />
        </div>
      )}
    </Phone>
  );
}

function Styled({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = host;
    if (!current) return;
    const root = current.shadowRoot ?? current.attachShadow({ mode: 'open' });
    // Safe by construction: written by styledHtml out of an allow-list.
    root.innerHTML = html;
  }, [html]);
  return <div ref={host} />;
}
