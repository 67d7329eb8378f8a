import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Materials } from '@/blocks/materials';
import { useT } from '@/hooks/useT';
import styles from './StarButton.module.css';

interface Props {
  readonly name: string;
  readonly isOn: boolean;
  readonly onChange: (value: boolean) => void;
}

export function StarButton({ name, isOn, onChange }: Props) {
  const t = useT();
  return (
    <Button
      type="text"
      size="small"
      className={isOn ? styles.starred : undefined}
      aria-pressed={isOn}
      aria-label={t(isOn ? 'material.unfavorite' : 'material.favour', { name })}
      icon={isOn ? <StarFilled aria-hidden /> : <StarOutlined aria-hidden />}
      onClick={() => onChange(!isOn)}
    />
  );
}

interface FavoriteButtonProps {
  readonly materials: Materials;
  readonly id: string;
  readonly name: string;
}

/** The star of a built-in one. */
export function FavoriteButton({ materials, id, name }: FavoriteButtonProps) {
  return (
    <StarButton
      name={name}
      isOn={materials.isFavorite(id)}
      onChange={(value) => void materials.favour({ key: id, value })}
    />
  );
}
