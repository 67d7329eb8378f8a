import { Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { useStepLabel } from '../model/useStepLabel';
import { PanelHead } from './PanelHead';
import styles from './panels.module.css';

/** Every step since the project was opened; a click goes back to it, or forward again. */
export function HistoryPanel() {
  const t = useT();
  const words = useStepLabel();
  const { store } = useEditorParts();
  const history = useEditor((state) => state.history);
  const here = useRef<HTMLButtonElement>(null);
  const done = history.labels;
  const undone = history.redoLabels;
  const steps = [t('timelinePanels.opened'), ...[...done, ...undone].map(words)];
  const at = done.length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever the place changes
  useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), [at]);

  const goTo = (index: number) => store.restore(history.goTo(index));

  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead title={t('timelinePanels.panel.history')} hint={t('timelinePanels.historyHint')} />
      <Flex component="ol" vertical>
        {steps.map((label, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a step is
          <li key={index}>
            <button
              ref={index === at ? here : null}
              type="button"
              className={index === at ? `${styles.step} ${styles.stepOn}` : styles.step}
              aria-current={index === at ? 'step' : undefined}
              data-undone={index > at || undefined}
              onClick={() => goTo(index)}
            >
              <Text type="tertiary" tabular style={{ minInlineSize: '24px' }}>
                {index}
              </Text>
              {label}
            </button>
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
