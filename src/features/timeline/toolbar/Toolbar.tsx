import { DeleteOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Slider } from 'antd';
import { useT } from '@/hooks/useT';
import { momentOf } from '../commands/moment';
import { useCommandContext } from '../commands/useEditorCommand';
import { zoomBy, zoomLimits } from '../commands/viewCommands';
import { useEditor } from '../EditorContext';
import { icons } from './icons';
import { ToolButton } from './ToolButton';
import styles from './toolbar.module.css';

/** The actions that editing needs most, between preview and timeline. */
export function Toolbar() {
  const t = useT();
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('timeline.toolbar')}>
      <ToolButton command="toolSelect" icon={icons.select} />
      <ToolButton command="toolBlade" icon={icons.blade} />
      <ToolButton command="toolSlip" icon={icons.slip} />
      <ToolButton command="toolSlide" icon={icons.slide} />
      <ToolButton command="toolRoll" icon={icons.roll} />
      <span className={styles.gap} />
      <ToolButton command="split" icon={icons.split} />
      <ToolButton command="deleteLeft" icon={icons.deleteLeft} />
      <ToolButton command="deleteRight" icon={icons.deleteRight} />
      <ToolButton command="delete" icon={<DeleteOutlined aria-hidden />} />
      <span className={styles.gap} />
      <ToolButton command="freeze" icon={icons.freeze} />
      <ToolButton command="reverse" icon={icons.reverse} />
      <ToolButton command="crop" icon={icons.crop} />
      <ToolButton command="detachAudio" icon={icons.detach} />
      <ToolButton command="group" icon={icons.group} />
      <ToolButton command="marker" icon={icons.marker} />
      <span className={styles.stretch} />
      <ToolButton command="snapping" icon={icons.magnet} />
      <ToolButton command="ripple" icon={icons.ripple} />
      <span className={styles.gap} />
      <ToolButton command="zoomOut" icon={<ZoomOutOutlined aria-hidden />} />
      <ZoomSlider />
      <ToolButton command="zoomIn" icon={<ZoomInOutlined aria-hidden />} />
      <ToolButton command="zoomFit" icon={icons.fit} />
    </div>
  );
}

const steps = 100;
const span = Math.log(zoomLimits.max / zoomLimits.min);

/** The timeline's zoom, even to the hand: each step is the same factor. */
function ZoomSlider() {
  const t = useT();
  const context = useCommandContext();
  const pixels = useEditor(({ pixelsPerSecond }) => pixelsPerSecond);
  return (
    <Slider
      className={styles.zoom ?? ''}
      min={0}
      max={steps}
      value={(Math.log(pixels / zoomLimits.min) / span) * steps}
      tooltip={{ open: false }}
      ariaLabelForHandle={t('timeline.lineZoom')}
      onChange={(step) => {
        const wished = zoomLimits.min * Math.exp((step / steps) * span);
        zoomBy(context, momentOf(context), wished / context.store.getState().pixelsPerSecond);
      }}
    />
  );
}
