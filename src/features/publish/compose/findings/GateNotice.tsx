import { Alert, Flex, Input } from 'antd';
import { useT } from '@/hooks/useT';
import { fieldId } from '../editor/fieldId';
import { useComposer } from '../useComposer';
import styles from './findings.module.css';

const id = fieldId('override');

/** That the merchant's policy stops a post, and what opens the way. */
export function GateNotice() {
  const t = useT();
  const {
    checks: { checks, mayOverride },
    content: { state, change },
  } = useComposer();
  const blocked = checks.filter(({ isBlocked }) => isBlocked);
  if (blocked.length === 0) return null;
  const marks = blocked.flatMap((check) => [...check.marks, ...check.facts].filter(({ isBlocking }) => isBlocking));
  const words = [...new Set(marks.map(({ written }) => written))];
  return (
    <Flex vertical gap={12}>
      <Alert
        type="error"
        showIcon
        title={t('compliance.gate.stopped', { words: words.slice(0, 5).join('、') })}
        description={t(mayOverride ? 'compliance.gate.orOverride' : 'compliance.gate.replaceFirst')}
      />
      {mayOverride && (
        <div>
          <label htmlFor={id} className={styles.label}>
            {t('compliance.gate.reason')}
          </label>
          <Input
            id={id}
            maxLength={200}
            value={state.overrideReason}
            placeholder={t('compliance.gate.reasonHint')}
            onChange={(event) => change((now) => ({ ...now, overrideReason: event.target.value }))}
          />
        </div>
      )}
    </Flex>
  );
}
