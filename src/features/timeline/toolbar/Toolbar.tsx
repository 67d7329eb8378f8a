import {
  BorderOutlined,
  DeleteOutlined,
  FlagOutlined,
  PauseCircleOutlined,
  ScissorOutlined,
  VerticalLeftOutlined,
  VerticalRightOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons';
import { useT } from '@/hooks/useT';
import { ToolButton } from './ToolButton';
import styles from './toolbar.module.css';

/** The acts that editing needs most, between preview and timeline. */
export function Toolbar() {
  const t = useT();
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('timeline.toolbar')}>
      <ToolButton command="toolBlade" icon={<ScissorOutlined aria-hidden />} />
      <ToolButton command="delete" icon={<DeleteOutlined aria-hidden />} />
      <ToolButton command="deleteLeft" icon={<VerticalRightOutlined aria-hidden />} />
      <ToolButton command="deleteRight" icon={<VerticalLeftOutlined aria-hidden />} />
      <span className={styles.gap} />
      <ToolButton command="freeze" icon={<PauseCircleOutlined aria-hidden />} />
      <ToolButton command="crop" icon={<BorderOutlined aria-hidden />} />
      <ToolButton command="marker" icon={<FlagOutlined aria-hidden />} />
      <span className={styles.stretch} />
      <ToolButton command="zoomOut" icon={<ZoomOutOutlined aria-hidden />} />
      <ToolButton command="zoomIn" icon={<ZoomInOutlined aria-hidden />} />
    </div>
  );
}
