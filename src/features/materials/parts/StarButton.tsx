import { StarFilled, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
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
