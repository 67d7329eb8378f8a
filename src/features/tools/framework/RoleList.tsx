import { percentOf, roleColor, roleLabel, whySentence } from '@/blocks/breakdown';
import { presetVar } from '@/components/shareColor';
import type { BreakdownSegment } from '@/domain/breakdown';
import { useT } from '@/hooks/useT';
import styles from './framework.module.css';

interface Props {
  readonly segments: readonly BreakdownSegment[];
  readonly selected: number | undefined;
  readonly onSelect: (index: number) => void;
}

/** What each part of the text does, and why that works. */
export function RoleList({ segments, selected, onSelect }: Props) {
  const t = useT();
  return (
    <ol className={styles.roles} aria-label={t('toolFramework.roles')}>
      {segments.map((segment) => (
        <li key={segment.from} style={{ '--tone': presetVar(roleColor(segment.role), 6) } as never}>
          <button
            type="button"
            className={styles.role}
            aria-pressed={selected === segment.index}
            onClick={() => onSelect(segment.index)}
          >
            <span className={styles.roleName}>
              {roleLabel(segment.role)} · {percentOf(segment.share)}
            </span>
            <span>{segment.text.trim()}</span>
            <span className={styles.why}>{whySentence(t, segment)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
