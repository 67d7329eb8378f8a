import { Flex, Spin } from 'antd';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { kindLabels } from './kindLabels';
import styles from './LookupMenu.module.css';
import type { Choice } from './useLookup';

interface LookupMenuProps {
  readonly id: string;
  readonly choices: readonly Choice[];
  readonly active: number;
  readonly isLoading: boolean;
  readonly error: Error | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** Records or prompts to put into the question; steered from the text field. */
export function LookupMenu({ id, choices, active, isLoading, error, onChoose }: LookupMenuProps) {
  const t = useT();
  if (choices.length === 0)
    return (
      <div className={styles.lookup}>
        {isLoading ? (
          <Spin size="small" />
        ) : (
          <Text component="p" type="secondary" style={{ padding: 12 }}>
            {error ? messageOf(error) : t('assistant.lookup.none')}
          </Text>
        )}
      </div>
    );
  return (
    <div id={id} className={styles.lookup} role="listbox" aria-label={t('assistant.lookup.label')}>
      {choices.map((choice, index) => (
        <Flex
          key={choice.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          gap={12}
          align="baseline"
          className={styles.lookupItem}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(choice)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(choice)}
        >
          <Text type="secondary" size="small" style={{ flex: '0 0 64px' }}>
            {t(
              choice.kind === 'prompt'
                ? `assistant.category.${choice.prompt.category}`
                : kindLabels[choice.record.type],
            )}
          </Text>
          <Text ellipsis>{choice.title}</Text>
        </Flex>
      ))}
    </div>
  );
}
