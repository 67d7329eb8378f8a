import panel from '@/blocks/breakdown/panel.module.css';
import { adviceSentence } from '@/blocks/breakdown/sentences';
import type { Advice } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './result.module.css';

interface AdvicePanelProps {
  readonly advice: readonly Advice[];
  readonly onSelect: (index: number) => void;
}

export function AdvicePanel({ advice, onSelect }: AdvicePanelProps) {
  const t = useT();
  return (
    <section className={panel.panel} aria-label={t('analyze.advice.title')}>
      <h2 className={panel.title}>{t('analyze.advice.title')}</h2>
      {advice.length === 0 && <p className={panel.note}>{t('analyze.advice.none')}</p>}
      <ul className={`${panel.list} ${styles.advice}`}>
        {advice.map((item) => (
          <li key={item.id}>
            {adviceSentence(t, item)}
            {item.segment !== undefined && (
              <button type="button" className={panel.chip} onClick={() => onSelect(item.segment ?? 0)}>
                {t('analyze.advice.show', { index: item.segment + 1 })}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
