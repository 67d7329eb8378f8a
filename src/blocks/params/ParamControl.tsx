import { ColorPicker, Select, Switch } from 'antd';
import type { NumberParam, ParamDefinition } from '@/engine/project/params';
import type { ParamValue } from '@/engine/project/schema';
import { type MessageId, useT } from '@/hooks/useT';
import { NumberControl } from './NumberControl';

interface ParamControlProps {
  readonly label: string;
  readonly definition: ParamDefinition;
  /** Null: what is chosen differs. */
  readonly value: ParamValue | null;
  /** Of the picture that it is set in, pixels. */
  readonly canvas: { readonly width: number; readonly height: number };
  /** During a drag as well; `onEnd` follows. */
  readonly onChange: (value: ParamValue) => void;
  readonly onEnd: () => void;
}

/** The control of a param of the registry, by its type. */
export function ParamControl({ label, definition, value, canvas, onChange, onEnd }: ParamControlProps) {
  const t = useT();
  const writeOnce = (next: string | boolean) => {
    onChange(next);
    onEnd();
  };
  switch (definition.type) {
    case 'number':
      return (
        <NumberControl
          label={label}
          value={typeof value === 'number' ? value : undefined}
          min={definition.min}
          max={definition.max}
          step={definition.step}
          unit={definition.unit}
          slide={slideOf(definition, canvas)}
          onChange={onChange}
          onEnd={onEnd}
        />
      );
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
          onChange={(color) => onChange(color.cleared ? '' : color.toHexString())}
          onChangeComplete={onEnd}
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
