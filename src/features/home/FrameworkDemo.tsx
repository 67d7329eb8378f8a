import { Button, Input, Tooltip } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import { cutAtMarks } from '@/components/marked-text/cutAtMarks';
import ShareBar from '@/components/ShareBar';
import { checkText, isBulkReplaceable, type Mark, replaceAll } from '@/domain/compliance';
import { segmentShares, suggestFrameworks } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './home.module.css';

const suggestions = 3;

/** The product's own rules at work on the visitor's own words: fitting frameworks and words against the ad law. */
export default function FrameworkDemo() {
  const t = useT();
  const [text, setText] = useState(() => t('home.tryExample'));
  const calm = useDeferredValue(text);
  const marks = useMemo(() => checkText(calm), [calm]);
  const ranked = useMemo(() => suggestFrameworks({ title: calm, description: calm }).slice(0, suggestions), [calm]);
  return (
    <section id="try" className={styles.band} aria-labelledby="home-try">
      <h2 id="home-try" className={styles.bandTitle}>
        {t('home.tryTitle')}
      </h2>
      <div className={styles.demo}>
        <div className={styles.demoInput}>
          <Input.TextArea
            aria-label={t('home.tryLabel')}
            autoSize={{ minRows: 4, maxRows: 8 }}
            maxLength={1000}
            onChange={(event) => setText(event.target.value)}
            placeholder={t('home.tryLabel')}
            value={text}
          />
          <div className={styles.verdict} aria-live="polite">
            <p>{marks.length === 0 ? t('home.lawClean') : t('home.lawFound', { count: marks.length })}</p>
            {marks.length > 0 && (
              <>
                <MarkedText text={calm} marks={marks} />
                {marks.some(isBulkReplaceable) && (
                  <Button onClick={() => setText(replaceAll(text))}>{t('home.lawReplace')}</Button>
                )}
              </>
            )}
          </div>
        </div>
        <ol className={styles.ranked}>
          {ranked.map(({ framework }) => (
            <li key={framework.id}>
              <strong>{framework.name}</strong>
              <span className={styles.summary}>{framework.summary}</span>
              <ShareBar shares={segmentShares(framework)} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Text with its marked words underlined; the reason on hover and focus. */
function MarkedText({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  const ordered = [...marks].sort((a, b) => a.from - b.from);
  return (
    <p className={styles.marked}>
      {cutAtMarks(text, ordered).map((piece) => {
        const mark = piece.mark === undefined ? undefined : ordered[piece.mark];
        if (!mark) return <span key={piece.from}>{piece.text}</span>;
        return (
          <Tooltip key={piece.from} title={mark.reason}>
            <mark>{piece.text}</mark>
          </Tooltip>
        );
      })}
    </p>
  );
}
