import { VideoCameraOutlined } from '@ant-design/icons';
import { Alert, Flex } from 'antd';
import { useState } from 'react';
import { RangeRail, useStrips } from '@/blocks/strips';
import type { PlannedCut } from '@/engine/convert';
import { useT } from '@/hooks/useT';
import type { ToolFile } from '../shell';
import styles from './CutStage.module.css';
import { Transport } from './Transport';
import type { CutActions } from './useCutActions';
import type { useCutDocument } from './useCutDocument';
import type { Player } from './usePlayer';

interface CutStageProps {
  readonly file: ToolFile | undefined;
  readonly player: Player;
  readonly cut: ReturnType<typeof useCutDocument>;
  readonly actions: CutActions;
  readonly keyTimes: readonly number[];
  readonly plans: ReadonlyMap<string, PlannedCut>;
  readonly selected: string | undefined;
  readonly onSelect: (id: string | undefined) => void;
}

/** The video, its player, and the rail on which ranges are drawn. */
export function CutStage({ file, player, cut, actions, keyTimes, plans, selected, onSelect }: CutStageProps) {
  const t = useT();
  const strips = useStrips(file?.file, file?.facts);
  const [zoom, setZoom] = useState(1);
  const [badUrl, setBadUrl] = useState('');
  if (!file?.facts) {
    return (
      <Flex vertical gap={8} align="center" className={styles.empty}>
        <VideoCameraOutlined className={styles.emptyIcon} aria-hidden />
        <p>{t('toolCut.empty')}</p>
      </Flex>
    );
  }
  const { width, height, duration, hasAudio } = file.facts;
  const { ranges, marks } = cut.document;
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      {player.url && (
        // biome-ignore lint/a11y/useMediaCaption: the user's own video, looked at before it is cut
        <video
          ref={player.video}
          className={styles.video}
          src={player.url}
          aria-label={file.name}
          playsInline
          preload="auto"
          onClick={player.toggle}
          onError={() => setBadUrl(player.url)}
        />
      )}
      {badUrl && badUrl === player.url && <Alert type="warning" showIcon title={t('toolCut.noPlay')} />}
      <Transport
        {...{ player, cut, actions, zoom, duration }}
        fps={file.facts.fps}
        onZoom={setZoom}
        spans={ranges.map((range) => plans.get(range.id) ?? range)}
      />
      <RangeRail
        {...{ strips, duration, keyTimes, ranges, marks, selected, zoom }}
        aspect={width > 0 && height > 0 ? width / height : 16 / 9}
        hasImage
        hasAudio={hasAudio}
        time={player.time}
        onSeek={player.seek}
        onSelect={onSelect}
        onChange={actions.changeRange}
        onCreate={actions.create}
      />
      <Flex component="p" gap={8} align="center" wrap className={styles.legend}>
        <span className={styles.keySample} aria-hidden /> {t('toolCut.keyLegend', { count: keyTimes.length })}
        <span style={{ marginInlineStart: 'auto' }}>{t('toolCut.drawHint')}</span>
      </Flex>
    </Flex>
  );
}
