import { QuestionCircleOutlined } from '@ant-design/icons';
import { Button, Flex, Popover } from 'antd';
import { type ReactNode, useId } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { useT } from '@/hooks/useT';
import controlRowStyles from './controlRow.module.css';
import controlsStyles from './controls.module.css';
import statisticsStyles from './hint.module.css';
import styles from './Panel.module.css';

interface Props {
  readonly title: string;
  readonly hint?: string | undefined;
  /** How it is worked out; behind a question mark. */
  readonly method?: ReactNode;
  readonly actions?: ReactNode;
  readonly error?: Error | undefined;
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** A part of the page: what it shows, how that is known, what can be chosen. */
export function Panel({ title, hint, method, actions, error, onRetry, children }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section className={controlsStyles.panel} aria-labelledby={id}>
      <Flex
        component="header"
        gap="8px 16px"
        align="flex-start"
        justify="space-between"
        wrap
        style={{ marginBlockEnd: 16 }}
      >
        <div>
          <Flex component="h2" gap={4} align="center" style={{ fontSize: 'var(--ant-font-size-lg)', fontWeight: 600 }}>
            <span id={id}>{title}</span>
            {method && (
              <Popover trigger="click" content={<div className={styles.method}>{method}</div>}>
                <Button
                  type="text"
                  size="small"
                  icon={<QuestionCircleOutlined />}
                  aria-label={t('statistics.methodOf', { name: title })}
                />
              </Popover>
            )}
          </Flex>
          {hint && <p className={statisticsStyles.hint}>{hint}</p>}
        </div>
        <Flex gap={8} align="center" wrap className={controlRowStyles.panelActions}>
          {actions}
        </Flex>
      </Flex>
      {error ? <LoadFailure error={error} onRetry={onRetry} /> : children}
    </section>
  );
}
