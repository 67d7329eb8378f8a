import {
  CaretRightFilled,
  CompressOutlined,
  FullscreenOutlined,
  LoginOutlined,
  LogoutOutlined,
  MobileOutlined,
  PauseOutlined,
  RetweetOutlined,
  SoundOutlined,
  StepBackwardOutlined,
  StepForwardOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex, Popover, Slider, Tooltip } from 'antd';
import { useState } from 'react';
import { Text } from '@/components/ui/Text';
import { platformName } from '@/domain/platforms';
import { ALL_PLATFORMS, safeAreaPlatforms } from '@/domain/platforms/safeAreas';
import { projectDuration } from '@/engine/project/projectDuration';
import { frameCount } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { localStore } from '@/lib/storage';
import { formatTimecode } from '@/utils/timecode';
import { useEditor, useEditorParts, usePlayer } from '../EditorContext';
import { ToolButton } from '../toolbar/ToolButton';
import toolbarStyles from '../toolbar/toolbar.module.css';
import { TimeField } from './TimeField';
import styles from './Transport.module.css';

const stay = (event: { preventDefault: () => void }) => event.preventDefault();

/** Play, step, range, volume, and how the preview is looked at. */
export function Transport() {
  const t = useT();
  const isPlaying = usePlayer(({ playing }) => playing);
  const rate = usePlayer((state) => state.rate);
  const quality = usePlayer((state) => state.quality);
  const total = useEditor(({ history }) => {
    const { fps } = history.present.canvas;
    return formatTimecode(frameCount(projectDuration(history.present), fps), fps.num / fps.den);
  });
  return (
    <Flex gap={2} align="center" className={styles.transport}>
      <Flex gap={2} align="center" flex="1 1 0" className={styles.side}>
        <TimeField />
        <Text type="secondary" size={13} tabular style={{ paddingInline: 4, whiteSpace: 'nowrap' }}>
          / {total}
        </Text>
        {isPlaying && rate !== 1 && (
          <Text type="secondary" size="small" className={styles.quality}>
            {t('timeline.rate', { rate })}
          </Text>
        )}
        {quality < 1 && (
          <Tooltip title={t('timeline.qualityNote')}>
            <Text type="secondary" size="small" className={styles.quality}>
              {t('timeline.quality', { percent: Math.round(quality * 100) })}
            </Text>
          </Tooltip>
        )}
      </Flex>
      <span className={styles.wideOnly}>
        <ToolButton command="rangeIn" icon={<LoginOutlined aria-hidden />} />
      </span>
      <ToolButton command="frameBack" icon={<StepBackwardOutlined aria-hidden />} />
      <ToolButton
        command="playPause"
        size="middle"
        title={t(isPlaying ? 'timeline.pausePlay' : 'timeline.play')}
        icon={isPlaying ? <PauseOutlined aria-hidden /> : <CaretRightFilled aria-hidden />}
      />
      <ToolButton command="frameForward" icon={<StepForwardOutlined aria-hidden />} />
      <span className={styles.wideOnly}>
        <ToolButton command="rangeOut" icon={<LogoutOutlined aria-hidden />} />
      </span>
      <Flex gap={2} align="center" flex="1 1 0" className={`${styles.side} ${styles.sideEnd}`}>
        <ToolButton command="loop" icon={<RetweetOutlined aria-hidden />} />
        <Volume />
        <SafeAreaMenu />
        <span className={styles.wideOnly}>
          <ToolButton command="grid" icon={<TableOutlined aria-hidden />} />
        </span>
        <ZoomMenu />
        <ToolButton command="fullScreen" icon={<FullscreenOutlined aria-hidden />} />
      </Flex>
    </Flex>
  );
}

const volumeKey = 'timeline_volume';
const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1;

/** For the ear only: the export is not affected. */
function Volume() {
  const t = useT();
  const { player } = useEditorParts();
  const [volume, setVolume] = useState(() => {
    const known = localStore.get(volumeKey, isVolume) ?? 1;
    player.setVolume(known);
    return known;
  });
  return (
    <Popover
      trigger="click"
      content={
        <div style={{ inlineSize: 120 }}>
          <Slider
            min={0}
            max={100}
            value={Math.round(volume * 100)}
            ariaLabelForHandle={t('timeline.volume')}
            onChange={(percent) => {
              setVolume(percent / 100);
              player.setVolume(percent / 100);
              localStore.set(volumeKey, percent / 100);
            }}
          />
        </div>
      }
    >
      <Tooltip title={t('timeline.volumeNote')}>
        <Button
          type="text"
          size="small"
          aria-label={t('timeline.volume')}
          className={volume === 0 ? toolbarStyles.active : undefined}
          icon={<SoundOutlined aria-hidden />}
          onMouseDown={stay}
        />
      </Tooltip>
    </Popover>
  );
}

function SafeAreaMenu() {
  const t = useT();
  const { store } = useEditorParts();
  const chosen = useEditor(({ safeArea }) => safeArea) ?? 'none';
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [chosen],
        items: [
          { key: 'none', label: t('timeline.safeAreaNone') },
          { key: ALL_PLATFORMS, label: t('timeline.safeAreaAll') },
          ...safeAreaPlatforms.map((platform) => ({ key: platform, label: platformName(platform) })),
        ],
        onClick: ({ key }) => store.set({ safeArea: key === 'none' ? undefined : key }),
      }}
    >
      <Tooltip title={t('timeline.safeArea')}>
        <Button
          type="text"
          size="small"
          aria-label={t('timeline.safeArea')}
          className={chosen === 'none' ? undefined : toolbarStyles.active}
          icon={<MobileOutlined aria-hidden />}
          onMouseDown={stay}
        />
      </Tooltip>
    </Dropdown>
  );
}

const zooms = ['fit', 0.5, 1] as const;

function ZoomMenu() {
  const t = useT();
  const { store } = useEditorParts();
  const chosen = useEditor(({ previewZoom }) => previewZoom);
  const nameOf = (zoom: (typeof zooms)[number]): string => (zoom === 'fit' ? t('timeline.zoomFit') : `${zoom * 100}%`);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [String(chosen)],
        items: zooms.map((zoom) => ({ key: String(zoom), label: nameOf(zoom) })),
        onClick: ({ key }) => store.set({ previewZoom: key === 'fit' ? 'fit' : Number(key) }),
      }}
    >
      <Tooltip title={t('timeline.previewZoom')}>
        <Button
          type="text"
          size="small"
          aria-label={t('timeline.previewZoom')}
          className={chosen === 'fit' ? undefined : toolbarStyles.active}
          icon={<CompressOutlined aria-hidden />}
          onMouseDown={stay}
        />
      </Tooltip>
    </Dropdown>
  );
}
