import { ColorPicker } from 'antd';
import { themeColorList } from '../../../config/theme';

interface ColorFieldProps {
  /** Given by Form.Item. */
  readonly value?: string;
  readonly onChange?: (color: string) => void;
  readonly presetsLabel: string;
}

/** A color of the brand, always `#rrggbb`. */
export function ColorField({ value = '', onChange, presetsLabel }: ColorFieldProps) {
  return (
    <ColorPicker
      value={value}
      showText
      disabledAlpha
      format="hex"
      presets={[{ label: presetsLabel, colors: themeColorList.map(({ color }) => color) }]}
      onChange={(color) => onChange?.(color.toHexString())}
    />
  );
}
