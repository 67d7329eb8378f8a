import { CheckCircleFilled, UndoOutlined, WarningFilled } from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { Text } from '@/components/ui/Text';
import { type CheckOptions, isBulkReplaceable, type Mark, replaceAll } from '@/domain/compliance';
import { useT } from '@/hooks/useT';
import styles from './compliance.module.css';
import { countsOf } from './complianceMarks';
import { MarkList } from './MarkList';
import { type Replacing, useReplacing } from './useReplacing';

interface ComplianceBarProps {
  readonly text: string;
  readonly marks: readonly Mark[];
  readonly onChange: (text: string) => void;
  /** How the marks were found; replaced words are checked again the same way. */
  readonly options?: CheckOptions;
  /** A big text is still being checked. */
  readonly isChecking?: boolean;
  /** Says so when nothing is marked, instead of showing nothing. */
  readonly showsClean?: boolean;
  /** Also lists the marked words, with their reasons. */
  readonly hasList?: boolean;
  /** Replacements shared with marks in the text, so that undo takes back either. */
  readonly replacing?: Replacing;
}

/** How many words are marked, how gravely; all replaced by one click, and taken back by another. */
export function ComplianceBar(props: ComplianceBarProps) {
  const { text, marks, onChange, isChecking = false, showsClean = false, hasList = false } = props;
  const t = useT();
  const own = useReplacing(text, onChange);
  const { replace, undo } = props.replacing ?? own;
  const { high, mid, low, total } = countsOf(marks);
  if (total === 0 && !undo && !isChecking && !showsClean) return null;
  const replaceable = marks.filter(isBulkReplaceable).length;
  const levels = [
    high > 0 && t('compliance.count.high', { count: high }),
    mid > 0 && t('compliance.count.mid', { count: mid }),
    low > 0 && t('compliance.count.low', { count: low }),
  ].filter(Boolean);
  return (
    <Flex vertical gap={4}>
      <Flex gap="4px 12px" align="center" wrap style={{ minBlockSize: 24 }}>
        <span className={styles.status} role="status">
          {total > 0 && (
            <>
              <WarningFilled aria-hidden className={high > 0 ? styles.high : styles.mid} />
              {t('compliance.found', { count: total })}
              <Text type="tertiary" size={13}>
                {levels.join(' · ')}
              </Text>
            </>
          )}
          {total === 0 && !isChecking && (
            <>
              <CheckCircleFilled aria-hidden className={styles.clean} /> {t('compliance.clean')}
            </>
          )}
          {isChecking && (
            <Text type="tertiary" size={13}>
              {t('compliance.checking')}
            </Text>
          )}
        </span>
        {replaceable > 0 && (
          <Button size="small" onClick={() => replace(replaceAll(text, props.options, marks))}>
            {t('compliance.replaceAll', { count: replaceable })}
          </Button>
        )}
        {undo && (
          <Button size="small" type="text" icon={<UndoOutlined aria-hidden />} onClick={undo}>
            {t('compliance.undo')}
          </Button>
        )}
      </Flex>
      {hasList && <MarkList text={text} marks={marks} onReplace={replace} />}
    </Flex>
  );
}
