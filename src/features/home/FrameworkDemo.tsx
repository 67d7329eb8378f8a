import { Button, Input } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import ShareBar from '@/components/ShareBar';
import { checkText, isBulkReplaceable, replaceAll } from '@/domain/compliance';
import { segmentShares, suggestFrameworks } from '@/domain/frameworks';
import { useT } from '@/hooks/useT';
import styles from './home.module.css';
import MarkedText from './MarkedText';

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
