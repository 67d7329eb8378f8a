import { Alert, Form } from 'antd';
import type { Gate } from '@/domain/publishing/gate';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { OverrideReason } from './OverrideReason';
import styles from './schedule.module.css';

/** That the merchant's policy stops the post, and what opens the way; as a field, so that sending waits for it. */
export function GateNotice({ gate }: { readonly gate: Gate }) {
  const t = useT();
  const mayOverride = useCan()('publish.override');
  if (gate.verdict !== 'blocked') return null;
  const words = [...new Set(gate.marks.filter(({ isBlocking }) => isBlocking).map(({ written }) => written))];
  const said = t('compliance.gate.stopped', { words: words.slice(0, 5).join('、') });
  return (
    <div className={styles.gate}>
      <Alert
        type="error"
        showIcon
        title={said}
        description={t(mayOverride ? 'compliance.gate.orOverride' : 'compliance.gate.replaceFirst')}
      />
      <Form.Item
        name="override_reason"
        label={t('compliance.gate.reason')}
        hidden={!mayOverride}
        preserve={false}
        rules={[{ required: true, whitespace: true, message: t('compliance.gate.reasonNeeded') }]}
      >
        <OverrideReason />
      </Form.Item>
    </div>
  );
}
