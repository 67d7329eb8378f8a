import { UndoOutlined } from '@ant-design/icons';
import { ColorPicker, Select, Switch } from 'antd';
import type { NumberParam, ParamDefinition } from '@/engine/project/params';
import { type MessageId, useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import styles from './inspector.module.css';
import markStyles from './mark.module.css';
import { NumberControl } from './NumberControl';
import { Row } from './Section';
import { type ClipParam, useClipParam } from './useClipParam';

interface ParamFieldProps {
  readonly ids: readonly string[];
  readonly definition: ParamDefinition;
}

/** One param of the registry as a field: the control of its type, keyframes, reset. */
export function ParamField({ ids, definition }: ParamFieldProps) {
  const t = useT();
  const param = useClipParam(ids, definition);
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
      <Control label={label} definition={definition} param={param} />
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

interface ControlProps {
  readonly label: string;
  readonly definition: ParamDefinition;
  readonly param: ClipParam;
}

function Control({ label, definition, param }: ControlProps) {
  const t = useT();
  const { value, write, end } = param;
  const writeOnce = (next: string | boolean) => {
    write(next);
    end();
  };
  switch (definition.type) {
    case 'number':
      return <NumberField label={label} definition={definition} param={param} />;
    case 'boolean':
      return <Switch size="small" aria-label={label} checked={value === true} onChange={writeOnce} />;
    case 'color':
      return (
        <ColorPicker
          size="small"
          showText={() =>
            value === null ? t('timeline.inspector.mixed') : value === '' ? t('timeline.inspector.noColor') : value
          }
          allowClear={definition.default === ''}
          value={typeof value === 'string' && value !== '' ? value : null}
          onChange={(color) => write(color.cleared ? '' : color.toHexString())}
          onChangeComplete={end}
          onClear={() => writeOnce('')}
        />
      );
    case 'choice':
      return (
        <Select
          size="small"
          aria-label={label}
          value={value === null ? null : String(value)}
          placeholder={t('timeline.inspector.mixed')}
          options={definition.options.map((option) => ({
            value: option,
            label: t(optionId(definition.id, option)),
          }))}
          onChange={writeOnce}
        />
      );
  }
}

const optionId = (param: string, option: string): MessageId =>
  `timeline.inspector.option.${param}.${option === '' ? 'none' : option.replaceAll(' ', '-')}` as MessageId;

function NumberField({ label, definition, param }: ControlProps & { readonly definition: NumberParam }) {
  const canvas = useEditor(({ history }) => history.present.canvas);
  return (
    <NumberControl
      label={label}
      value={typeof param.value === 'number' ? param.value : undefined}
      min={definition.min}
      max={definition.max}
      step={definition.step}
      unit={definition.unit}
      slide={slideOf(definition, canvas)}
      onChange={param.write}
      onEnd={param.end}
    />
  );
}

/** The stretch that a slider covers: all that may be typed would leave a pixel of it for what one needs. */
function slideOf(
  { id, min, max }: NumberParam,
  canvas: { readonly width: number; readonly height: number },
): readonly [number, number] | null {
  if (id === 'x') return [-canvas.width, canvas.width];
  if (id === 'y') return [-canvas.height, canvas.height];
  if (id === 'width') return [1, canvas.width];
  if (id === 'height') return [1, canvas.height];
  if (id === 'scale') return [0.1, 3];
  if (id === 'rotation') return [-180, 180];
  if (id === 'fontSize') return [12, 240];
  return [min, Math.min(max, 1000)];
}
