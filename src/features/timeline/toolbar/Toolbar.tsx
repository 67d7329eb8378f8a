import { DeleteOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons';
import { Flex, Slider } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';
import { momentOf } from '../commands/moment';
import { useCommandContext } from '../commands/useEditorCommand';
import { zoomBy, zoomLimits } from '../commands/viewCommands';
import { useEditor } from '../EditorContext';
import { ToolButton } from './ToolButton';
import styles from './toolbar.module.css';

/** A drawing of 16 × 16 in the color and size of the text around it. */
const icon = (children: ReactNode) => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    height="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    {children}
  </svg>
);

/** The editor's own signs, where the icon set has none that editors know. */
const icons = {
  select: icon(<path d="M3.5 2.5 12.5 8 8.6 8.9 6.8 12.8Z" />),
  blade: icon(<path d="M11.5 1.5v6l-7 5.5v-6ZM8 10.3v4.2" />),
  slip: icon(<path d="M4.5 3v10M11.5 3v10M7 8h2M1 8h2M1 8l1-1M1 8l1 1M15 8h-2M15 8l-1-1M15 8l-1 1" />),
  slide: icon(<path d="M5 4h6v8H5ZM3 6 1 8l2 2M13 6l2 2-2 2" />),
  roll: icon(<path d="M8 2v12M5.5 5 2.5 8l3 3M10.5 5l3 3-3 3" />),
  split: icon(<path d="M8 1.5v13M2 4.5h3.5v7H2M14 4.5h-3.5v7H14" />),
  deleteLeft: icon(<path d="M8 1.5v13M10.5 4.5H14v7h-3.5M2 6l3.5 4M5.5 6 2 10" />),
  deleteRight: icon(<path d="M8 1.5v13M5.5 4.5H2v7h3.5M10.5 6l3.5 4M14 6l-3.5 4" />),
  freeze: icon(<path d="M8 1.5v13M2.4 4.8l11.2 6.4M13.6 4.8 2.4 11.2" />),
  reverse: icon(<path d="M7.5 4 3 8l4.5 4ZM13 4 8.5 8l4.5 4Z" />),
  crop: icon(<path d="M4.5 1.5v10h10M1.5 4.5h10v10" />),
  placeholder: icon(
    <path d="M2 4.5V2.5h2M12 2.5h2v2M14 11.5v2h-2M4 13.5H2v-2M7 2.5h2M7 13.5h2M2 7v2M14 7v2M8 6v4M6 8h4" />,
  ),
  detach: icon(<path d="M1.5 3.5h7v4h-7ZM6 11v3M8.5 10v5M11 8.5v5M13.5 10v3" />),
  group: icon(<path d="M2 2h5v5H2ZM9 9h5v5H9ZM9 4.5h2.5V7M7 11.5H4.5V9" />),
  marker: icon(<path d="M4 14V2.5h8L10 5.5l2 3H4" />),
  magnet: icon(<path d="M3 2.5h3v6a2 2 0 0 0 4 0v-6h3v6a5 5 0 0 1-10 0ZM3 5h3M10 5h3" />),
  ripple: icon(<path d="M2 4.5h3v7H2ZM7 4.5h3v7H7ZM12 8h3M13.5 6.5 15 8l-1.5 1.5" />),
  magnetic: icon(
    <path d="M1.5 9.5h3.8v4H1.5ZM6.2 9.5H10v4H6.2ZM10.7 9.5h3.8v4h-3.8ZM5 1.5v2.4a3 3 0 0 0 6 0V1.5M5 3.2h1.6M9.4 3.2H11" />,
  ),
  fit: icon(<path d="M1.5 4v8M14.5 4v8M4 8h8M4 8l2-2M4 8l2 2M12 8l-2-2M12 8l-2 2" />),
} as const;

/** The actions that editing needs most, between preview and timeline. */
export function Toolbar() {
  const t = useT();
  return (
    <Flex gap={2} align="center" className={styles.bar} role="toolbar" aria-label={t('timeline.toolbar')}>
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
      <ToolButton command="insertPlaceholder" icon={icons.placeholder} />
      <ToolButton command="detachAudio" icon={icons.detach} />
      <ToolButton command="group" icon={icons.group} />
      <ToolButton command="marker" icon={icons.marker} />
      <span style={{ flex: 1 }} />
      <ToolButton command="snapping" icon={icons.magnet} />
      <ToolButton command="ripple" icon={icons.ripple} />
      <ToolButton command="magnetic" icon={icons.magnetic} />
      <span className={styles.gap} />
      <ToolButton command="zoomOut" icon={<ZoomOutOutlined aria-hidden />} />
      <ZoomSlider />
      <ToolButton command="zoomIn" icon={<ZoomInOutlined aria-hidden />} />
      <ToolButton command="zoomFit" icon={icons.fit} />
    </Flex>
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
