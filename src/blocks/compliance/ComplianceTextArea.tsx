import { Flex } from 'antd';
import type { TextAreaProps, TextAreaRef } from 'antd/es/input/TextArea';
import type { KeyboardEvent, Ref } from 'react';
import { FactList } from '@/blocks/facts';
import { useTablePaste } from '@/blocks/useTablePaste';
import { MarkedTextArea } from '@/components/marked-text/MarkedTextArea';
import { Text } from '@/components/ui/Text';
import { ComplianceBar } from './ComplianceBar';
import styles from './compliance.module.css';
import { type ComplianceOptions, useCompliance } from './useCompliance';
import { useReplacing } from './useReplacing';
import { useTextMarks } from './useTextMarks';

export interface ComplianceTextAreaProps
  extends Omit<TextAreaProps, 'value' | 'defaultValue' | 'onChange' | 'ref'>,
    ComplianceOptions {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** For titles: looks and behaves like a line, yet shows marks and wraps when it is long. */
  readonly isOneLine?: boolean;
  /** Leaves the bar below the field out, where the editor around has one of its own. */
  readonly hasBar?: boolean;
  /** Lists the marked words below the field. */
  readonly hasList?: boolean;
  /** Counts the characters against this many, without cutting what is over: the form around says what to do about it. */
  readonly countTo?: number;
  readonly inputRef?: Ref<TextAreaRef>;
}

const isUndo = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';

/**
 * A text field for what ends in public: words that the law, the platform or the merchant's list objects to are marked as
 * one writes, each with its reason and replacement; all replaced, or taken back, by one click. Inside of `FactSources`, what is said of the
 * goods is held against their data. Stands in a Form.Item too.
 */
export function ComplianceTextArea(props: ComplianceTextAreaProps) {
  const {
    value = '',
    onChange,
    platform,
    category,
    isOneLine = false,
    hasBar = true,
    hasList = false,
    countTo,
    ...rest
  } = props;
  const { marks, isChecking, options } = useCompliance(value, { platform, category });
  const change = (text: string): void => onChange?.(isOneLine ? text.replace(/\s*\n\s*/g, ' ') : text);
  const replacing = useReplacing(value, change);
  const tables = useTablePaste();
  const textMarks = useTextMarks(value, marks, replacing.replace);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    rest.onKeyDown?.(event);
    if (isOneLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
    // The field's own undo knows nothing of a replacement.
    if (isUndo(event) && replacing.undo) {
      event.preventDefault();
      replacing.undo();
    }
  };
  return (
    <Flex vertical gap={4} style={{ minInlineSize: 0 }}>
      <MarkedTextArea
        variant="outlined"
        autoSize={isOneLine ? { minRows: 1, maxRows: 4 } : { minRows: 3, maxRows: 16 }}
        {...rest}
        value={value}
        {...textMarks}
        onChange={change}
        onKeyDown={onKeyDown}
        {...(isOneLine || rest.onPaste ? {} : { onPaste: tables.onPaste })}
      />
      {countTo !== undefined && <Count text={value} most={countTo} />}
      {hasBar && (
        <ComplianceBar
          text={value}
          marks={marks}
          onChange={change}
          options={options}
          isChecking={isChecking}
          hasList={hasList}
          replacing={replacing}
        />
      )}
      <FactList text={value} onChange={change} />
    </Flex>
  );
}

/** How much is written of what may be; counted as the server counts. */
function Count({ text, most }: { readonly text: string; readonly most: number }) {
  return (
    <Text type="secondary" tabular size={13} className={styles.count} data-over={text.length > most || undefined}>
      {text.length} / {most}
    </Text>
  );
}
