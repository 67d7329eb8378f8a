import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useDates } from '@/blocks/publishing';
import { platformName } from '@/domain/platforms';
import { hhmm, monthOf, monthWeeks } from '@/domain/publishing/calendar';
import { useT } from '@/hooks/useT';
import type { ViewProps } from './CalendarView';
import styles from './PrintView.module.css';

interface PrintViewProps extends Pick<ViewProps, 'date' | 'days' | 'occasions'> {
  readonly title: string;
  readonly onDone: () => void;
}

/** The month on paper: every post of it, in ink, without the program around it. Opens the print dialog. */
export function PrintView({ date, title, days, occasions, onDone }: PrintViewProps) {
  const t = useT();
  const dates = useDates();
  const weeks = monthWeeks(date);
  useEffect(() => {
    addEventListener('afterprint', onDone);
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      removeEventListener('afterprint', onDone);
      clearTimeout(timer);
    };
  }, [onDone]);
  return createPortal(
    <section className={styles.page} data-print aria-label={title}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day}>{dates.weekday(day)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} data-outside={monthOf(day) !== monthOf(date) || undefined}>
                  <strong>{Number(day.slice(8))}</strong>{' '}
                  <small>
                    {occasions
                      .get(day)
                      ?.map(({ name }) => name)
                      .join(' · ')}
                  </small>
                  <ul>
                    {days.get(day)?.map(({ post, minutes }) => (
                      <li key={post.id}>
                        <b>{hhmm(minutes)}</b> {platformName(post.platform)} {post.title}{' '}
                        <small>{t(`publish.state.${post.state}`)}</small>
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
