import { Button, Popover, Tag } from 'antd';
import { type Mark, replaceMark } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import styles from '../compose.module.css';
import scriptStyles from './script.module.css';

export interface MarkChipsProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onReplace: (text: string) => void;
}

const colors = { high: 'error', mid: 'warning', low: 'processing' } as const;

/** Every marked word with its reason and what can stand there instead, one click away. */
export function MarkChips({ text, marks, onReplace }: MarkChipsProps) {
  const t = useT();
  if (marks.length === 0) return null;
  return (
    <ul className={scriptStyles.marks} aria-label={t('compose.law.marks')}>
      {marks.map((mark) => {
        const written = text.slice(mark.from, mark.to);
        const first = mark.suggestions[0];
        return (
          <li key={mark.from} className={scriptStyles.mark}>
            <Popover
              trigger={['hover', 'focus', 'click']}
              content={<Reason mark={mark} text={text} onReplace={onReplace} />}
            >
              <button type="button" className={scriptStyles.markWord}>
                <Tag color={colors[mark.level]}>{written}</Tag>
              </button>
            </Popover>
            <Button size="small" type="link" onClick={() => onReplace(replaceMark(text, mark, first ?? ''))}>
              {first === undefined ? t('compose.law.remove') : t('compose.law.replaceWith', { word: first })}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

interface ReasonProps {
  readonly mark: Mark;
  readonly text: string;
  readonly onReplace: (text: string) => void;
}

function Reason({ mark, text, onReplace }: ReasonProps) {
  const t = useT();
  return (
    <div className={scriptStyles.reason}>
      <div>
        <Tag color={colors[mark.level]}>{t(`compose.law.${mark.level}`)}</Tag>
        <b>{mark.categoryName}</b>
      </div>
      <p>{mark.reason}</p>
      <p className={styles.hint}>{mark.basis}</p>
      <div className={styles.chips}>
        {mark.suggestions.map((word) => (
          <Button key={word} size="small" onClick={() => onReplace(replaceMark(text, mark, word))}>
            {word}
          </Button>
        ))}
        <Button size="small" danger onClick={() => onReplace(replaceMark(text, mark, ''))}>
          {t('compose.law.remove')}
        </Button>
      </div>
    </div>
  );
}
