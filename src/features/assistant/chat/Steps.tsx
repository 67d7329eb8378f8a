import ThoughtChain from '@ant-design/x/es/thought-chain';
import { useT } from '@/hooks/useT';
import type { ChatStep } from '@/services/chat/schema';
import styles from './chat.module.css';
import { toolLabels } from './kindLabels';

interface StepsProps {
  readonly steps: readonly ChatStep[];
  /** The last step is still going on. */
  readonly isRunning: boolean;
}

/** What the assistant looked up before it wrote. */
export function Steps({ steps, isRunning }: StepsProps) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <ThoughtChain
      className={styles.steps}
      items={steps.map(({ tool, found }, index) => ({
        key: `${tool}-${index}`,
        status: isRunning && index === steps.length - 1 ? 'loading' : 'success',
        title: t(toolLabels[tool]),
        description:
          found.length > 0 ? found.map(({ title }) => title).join(t('assistant.comma')) : t('assistant.tool.nothing'),
      }))}
    />
  );
}
