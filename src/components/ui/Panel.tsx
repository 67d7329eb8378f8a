import { Flex, type FlexProps } from 'antd';
import styles from './Panel.module.css';

interface PanelProps extends FlexProps {
  readonly padding?: number | string;
}

/** A bordered surface that lays out what it holds: antd's Card looks the same, but puts its children in a box of its own. */
export function Panel({ padding = 16, className, style, ...props }: PanelProps) {
  return (
    <Flex
      className={className ? `${styles.panel} ${className}` : styles.panel}
      style={{ padding, ...style }}
      {...props}
    />
  );
}
