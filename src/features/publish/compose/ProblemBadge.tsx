import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import styles from './ProblemBadge.module.css';

interface Props {
  readonly errors: number;
  readonly warnings: number;
}

/** How much is wrong, in a figure; in words for whoever cannot see its color. */
export function ProblemBadge({ errors, warnings }: Props) {
  const t = useT();
  if (errors + warnings === 0) return null;
  const said = errors > 0 ? t('composer.errors', { count: errors }) : t('composer.warnings', { count: warnings });
  return (
    <Text
      size="small"
      tabular
      className={styles.badge}
      data-tone={errors > 0 ? 'error' : 'warning'}
      role="img"
      aria-label={said}
      title={said}
    >
      {errors > 0 ? errors : warnings}
    </Text>
  );
}
