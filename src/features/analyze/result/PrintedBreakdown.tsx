import type { BreakdownDoc } from '@/blocks/breakdown/doc';
import { clockOf, percentOf, roleLabel } from '@/blocks/breakdown/labels';
import { adviceSentence, hookName, reasonSentence, scoreWord, whySentence } from '@/blocks/breakdown/sentences';
import { PrintSheet } from '@/components/PrintSheet';
import { Text } from '@/components/ui/Text';
import type { Breakdown, FrameworkMatch } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './PrintedBreakdown.module.css';

/** Frameworks that are named with all their steps. */
const FEW = 2;

interface PrintedBreakdownProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly matches: readonly FrameworkMatch[];
}

/** The breakdown on paper: what it is of, the structure with its words, the steps of the framework, advice. */
export function PrintedBreakdown({ doc, result, matches }: PrintedBreakdownProps) {
  const t = useT();
  const { hook, segments, statistics, advice, isTimed, isCopy } = result;
  const source = [doc.origin.name, doc.origin.url].filter((words) => words && words !== doc.title);
  return (
    <PrintSheet isOnlyPaper className={styles.paper}>
      <h1>{doc.title}</h1>
      <Text component="p" type="secondary">
        {t('analyze.print.facts', {
          characters: statistics.characters,
          segments: segments.length,
          seconds: Math.round(statistics.spokenSeconds),
        })}
      </Text>
      {source.length > 0 && (
        <Text component="p" type="secondary">
          {t('analyze.column.source')} {source.join(' ')}
        </Text>
      )}
      <section className={styles.whole}>
        <h2>
          {t('analyze.hookScore')} {hook.score} · {scoreWord(t, hook.score)}
        </h2>
        <ul>
          {hook.reasons.map((reason) => (
            <li key={reason.id}>
              {reasonSentence(t, reason)} ({reason.points > 0 ? '+' : ''}
              {reason.points})
            </li>
          ))}
        </ul>
      </section>
      <h2>{t('analyze.print.structure')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col" style={{ inlineSize: '18%' }}>
              {t('analyze.column.role')}
            </th>
            <th scope="col">{t('analyze.column.text')}</th>
            <th scope="col" style={{ inlineSize: '32%' }}>
              {t('analyze.column.why')}
            </th>
          </tr>
        </thead>
        <tbody>
          {segments.map((segment) => (
            <tr key={segment.from}>
              <td>
                {segment.index + 1}. <b>{roleLabel(segment.role)}</b>
                {segment.hook && <div>{hookName(segment.hook.id)}</div>}
                <Text component="div" type="secondary">
                  {isTimed ? clockOf(segment.start, segment.seconds) : percentOf(segment.share)}
                </Text>
              </td>
              <td style={{ whiteSpace: 'pre-wrap' }}>{segment.text.trim()}</td>
              <td>{whySentence(t, segment)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isCopy &&
        matches.slice(0, FEW).map(({ framework, score, parts }) => (
          <section key={framework.id} className={styles.whole}>
            <h2>
              {framework.name} · {t('analyze.frameworks.score', { score })}
            </h2>
            <ol>
              {parts.map((part) => (
                <li key={part.index}>
                  <b>{part.roleName}</b>{' '}
                  {part.segments.length > 0
                    ? t('analyze.frameworks.part', { wanted: percentOf(part.share), given: percentOf(part.given) })
                    : t('analyze.print.missing', { wanted: percentOf(part.share) })}
                  <Text component="div" type="secondary">
                    {framework.segments[part.index]?.purpose}
                  </Text>
                </li>
              ))}
            </ol>
          </section>
        ))}
      {advice.length > 0 && (
        <section className={styles.whole}>
          <h2>{t('analyze.advice.title')}</h2>
          <ul>
            {advice.map((item) => (
              <li key={item.id}>{adviceSentence(t, item)}</li>
            ))}
          </ul>
        </section>
      )}
    </PrintSheet>
  );
}
