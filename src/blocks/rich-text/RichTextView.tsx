import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { cleanHtml } from '@/domain/articles/html';
import styles from './RichTextView.module.css';

/** Text of others to read: cleaned here as well, whatever the server has done. */
export function RichTextView({ html }: { readonly html: string }) {
  const body = useRef<HTMLElement>(null);
  useEffect(() => {
    const root = body.current;
    // Links within the product go there without loading it anew.
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const address = link?.getAttribute('href') ?? '';
      if (!/^\/(?!\/)/.test(address) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.push(address);
    };
    root?.addEventListener('click', follow);
    return () => root?.removeEventListener('click', follow);
  }, []);
  return (
    <article
      ref={body}
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleanHtml leaves the article editor's elements alone
      dangerouslySetInnerHTML={{ __html: cleanHtml(html) }}
    />
  );
}
