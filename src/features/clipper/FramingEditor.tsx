import { Alert, Button, Flex, Modal, Select } from 'antd';
import { type KeyboardEvent, type PointerEvent, useMemo, useState } from 'react';
import { useStill } from '@/blocks/useStill';
import { Text } from '@/components/ui/Text';
import { shownSpans } from '@/domain/clipper/clipEdges';
import { type ClipSource, momentProject } from '@/domain/clipper/clipProject';
import {
  cutOutShare,
  type FramingChoice,
  frameScene,
  layouts,
  type SceneFraming,
  sceneKey,
  scenesOf,
} from '@/domain/clipper/framing';
import type { ClipMaterial } from '@/domain/clipper/types';
import { ZERO } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { type ClipItem, framingsOf } from './clipDrafts';
import styles from './FramingEditor.module.css';
import type { Clipper } from './useClipper';

interface FramingButtonProps {
  readonly item: ClipItem;
  readonly clipper: Clipper;
  readonly size?: 'small' | 'middle';
}

/** Opens the camera of a wide video that is shown upright; nothing where no side is cut off. */
export function FramingButton({ item, clipper, size = 'small' }: FramingButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { source, result, look } = clipper.work;
  if (!source || !result || look.shape !== 'upright' || cutOutShare(source.width, source.height) >= 1) return null;
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)}>
        {t('clipper.framing')}
      </Button>
      <Modal
        open={isOpen}
        title={t('clipper.framingOf', { name: item.project.title })}
        width={640}
        footer={null}
        destroyOnHidden
        onCancel={() => setOpen(false)}
      >
        <Scenes item={item} clipper={clipper} source={source} material={result.material} />
      </Modal>
    </>
  );
}

interface ScenesProps extends Omit<FramingButtonProps, 'size'> {
  readonly source: ClipSource;
  readonly material: ClipMaterial;
}

function Scenes({ item: { draft }, clipper, source, material }: ScenesProps) {
  const t = useT();
  const share = cutOutShare(source.width, source.height);
  const choices = framingsOf(draft, material);
  const shown = useMemo(() => {
    const spans = shownSpans(material, draft, clipper.work.look.shortensPauses, draft.edits);
    return scenesOf(material).filter((scene) =>
      spans.some(({ start, end }) => Math.min(end, scene.end) > Math.max(start, scene.start)),
    );
  }, [material, draft, clipper.work.look.shortensPauses]);
  const choose = (key: string, choice: FramingChoice | undefined): void => {
    const { [key]: _, ...others } = choices;
    const framings = choice ? { ...others, [key]: choice } : others;
    clipper.change({ ...draft, isTouched: true, framings, center: undefined });
  };
  return (
    <Flex vertical gap={16}>
      <Text type="secondary">{t('clipper.framingHint')}</Text>
      {material.looks === undefined && <Alert type="info" showIcon title={t('clipper.framingUnknown')} />}
      {material.hasFaces === false && <Alert type="warning" showIcon title={t('clipper.framingNoFaces')} />}
      {shown.map((scene, index) => {
        const key = sceneKey(scene);
        return (
          <SceneRow
            key={key}
            number={index + 1}
            framing={frameScene(scene, material, share, choices[key])}
            choice={choices[key]}
            share={share}
            source={source}
            material={material}
            onChoose={(choice) => choose(key, choice)}
          />
        );
      })}
    </Flex>
  );
}

interface SceneRowProps {
  readonly number: number;
  readonly framing: SceneFraming;
  readonly choice: FramingChoice | undefined;
  readonly share: number;
  readonly source: ClipSource;
  readonly material: ClipMaterial;
  readonly onChoose: (choice: FramingChoice | undefined) => void;
}

function SceneRow({ number, framing, choice, share, source, material, onChoose }: SceneRowProps) {
  const t = useT();
  const { start, end, layout, reason } = framing;
  const middle = (start + end) / 2;
  const project = useMemo(
    () => momentProject(source, material, { start: middle, end }),
    [source, material, middle, end],
  );
  const { address, isBroken } = useStill(project, { time: ZERO, width: 320 });
  const center = framing.path.findLast(({ time }) => time <= middle)?.center ?? framing.path[0]?.center ?? 0.5;
  const isWindow = layout === 'fixed' || layout === 'follow';
  return (
    <Flex component="section" gap={16} wrap aria-label={t('clipper.scene', { number })}>
      <div className={styles.image} style={{ aspectRatio: `${source.width} / ${source.height}` }}>
        {address && <img src={address} alt="" draggable={false} />}
        {isWindow && (
          <Window
            label={t('clipper.sceneWindow', { number })}
            center={center}
            share={share}
            onMove={(next) => onChoose({ center: next })}
          />
        )}
      </div>
      <Flex vertical gap={8} flex="1 1 200px" align="start">
        <Text strong tabular>
          {t('clipper.sceneAt', { number, from: formatDuration(start), to: formatDuration(end) })}
        </Text>
        {isBroken && <Text type="danger">{t('clipper.broken')}</Text>}
        <Select
          aria-label={t('clipper.sceneLayout', { number })}
          value={layout}
          style={{ inlineSize: '100%' }}
          options={layouts.map((value) => ({ value, label: t(`clipper.layout.${value}`) }))}
          onChange={(value) => onChoose({ layout: value })}
        />
        <Text type="secondary">{t(`clipper.framedBy.${reason}`)}</Text>
        {choice && (
          <Button size="small" onClick={() => onChoose(undefined)}>
            {t('clipper.framingBack')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}

interface WindowProps {
  readonly label: string;
  readonly center: number;
  readonly share: number;
  readonly onMove: (center: number) => void;
}

const STEP = 0.02;
const PERCENT = 100;

/** The part that is shown, on the whole image: dragged, or moved by the arrow keys. */
function Window({ label, center, share, onMove }: WindowProps) {
  const [held, setHeld] = useState<number>();
  const within = (value: number): number => Math.min(1 - share / 2, Math.max(share / 2, value));
  const shown = within(held ?? center);
  const begin = (event: PointerEvent<HTMLDivElement>): void => {
    const bounds = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!bounds || bounds.width === 0) return;
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    const from = event.clientX;
    let next = shown;
    const move = (moved: globalThis.PointerEvent): void => {
      next = within(shown + (moved.clientX - from) / bounds.width);
      setHeld(next);
    };
    const stop = (): void => {
      target.removeEventListener('pointermove', move);
      setHeld(undefined);
      if (next !== shown) onMove(next);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', stop, { once: true });
    target.addEventListener('pointercancel', stop, { once: true });
  };
  const press = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? -STEP : event.key === 'ArrowRight' ? STEP : 0;
    if (by === 0) return;
    event.preventDefault();
    onMove(within(shown + by));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={PERCENT}
      aria-valuenow={Math.round(shown * PERCENT)}
      className={styles.window}
      style={{ left: `${(shown - share / 2) * PERCENT}%`, width: `${share * PERCENT}%` }}
      onPointerDown={begin}
      onKeyDown={press}
    />
  );
}
