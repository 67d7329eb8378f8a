import { UndoOutlined } from '@ant-design/icons';
import { ParamControl, Row } from '@/blocks/params';
import type { ParamDefinition } from '@/engine/project/params';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import styles from './inspector.module.css';
import markStyles from './mark.module.css';
import { type ClipParam, useClipParam } from './useClipParam';

interface ParamFieldProps {
  readonly ids: readonly string[];
  readonly definition: ParamDefinition;
}

/** One param of the registry as a field: the control of its type, keyframes, reset. */
export function ParamField({ ids, definition }: ParamFieldProps) {
  const t = useT();
  const param = useClipParam(ids, definition);
  const canvas = useEditor(({ history }) => history.present.canvas);
  const label = t(`timeline.inspector.param.${definition.id}` as MessageId);
  return (
    <Row
      label={label}
      marks={
        <>
          <button
            type="button"
            className={markStyles.mark}
            aria-label={t('timeline.inspector.reset', { name: label })}
            title={t('timeline.inspector.reset', { name: label })}
            disabled={param.isDefault}
            onClick={param.reset}
          >
            <UndoOutlined aria-hidden />
          </button>
          {definition.keyframable && <KeyframeMark label={label} param={param} />}
        </>
      }
    >
      <ParamControl
        label={label}
        definition={definition}
        value={param.value}
        canvas={canvas}
        onChange={param.write}
        onEnd={param.end}
      />
    </Row>
  );
}

interface KeyframeMarkProps {
  readonly label: string;
  readonly param: Pick<ClipParam, 'animation' | 'toggle'>;
}

/** The diamond: empty, animated elsewhere, or with a keyframe under the playhead; it sets and removes that one. */
export function KeyframeMark({ label, param }: KeyframeMarkProps) {
  const t = useT();
  const { animation } = param;
  const name = t(animation === 'here' ? 'timeline.inspector.removeKeyframe' : 'timeline.inspector.addKeyframe', {
    name: label,
  });
  const className = [markStyles.mark, animation !== 'none' && styles.animated, animation === 'here' && styles.here]
    .filter(Boolean)
    .join(' ');
  return (
    <button type="button" className={className} aria-label={name} title={name} onClick={param.toggle}>
      <span className={styles.diamond} />
    </button>
  );
}
