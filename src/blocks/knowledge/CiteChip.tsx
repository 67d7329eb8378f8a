import { Link } from '@umijs/max';
import { Popover } from 'antd';
import { useT } from '@/hooks/useT';
import styles from './knowledge.module.css';
import { knowledgeAddress } from './knowledgeAddress';

export interface CiteSource {
  readonly number: number;
  /** Of the document. */
  readonly id: string;
  readonly passage: string;
  readonly title: string;
  readonly path: readonly string[];
  readonly page?: number | undefined;
  readonly text: string;
}

/**
 * The mark of a cited passage: its words and where they stand open above it, a click opens the document beside the page,
 * on which what was just written may not be stored yet.
 */
export function CiteChip({ source }: { readonly source: CiteSource }) {
  const t = useT();
  const { number, id, passage, title, path, page, text } = source;
  return (
    <Popover
      trigger={['hover', 'focus']}
      classNames={{ root: styles.popover }}
      title={title}
      content={
        <div className={styles.cite}>
          <p className={styles.place}>{[...path, ...(page ? [t('knowledge.page', { n: page })] : [])].join(' › ')}</p>
          <blockquote className={styles.quote}>{text}</blockquote>
          <Link to={knowledgeAddress(id, passage)} target="_blank">
            {t('knowledge.openPassage')}
          </Link>
        </div>
      }
    >
      <Link
        className={styles.chip}
        to={knowledgeAddress(id, passage)}
        target="_blank"
        aria-label={t('knowledge.citeLabel', { n: number, title })}
      >
        {number}
      </Link>
    </Popover>
  );
}
