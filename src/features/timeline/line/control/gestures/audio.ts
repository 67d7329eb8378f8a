import { ticks, toSeconds } from '@/engine/time/ticks';
import { type AudibleClip, volumeAt, wavePart } from '../../model/clipShape';
import { type Row, rowTop } from '../../model/layout';
import { timeAt } from '../../model/view';
import { DragEdit, type Gesture, type GestureContext } from '../gestureContext';

/** Length of a fade. */
export function dragFade(context: GestureContext, clip: AudibleClip, side: 'fadeIn' | 'fadeOut'): Gesture {
  const edit = new DragEdit(context, 'timeline.step.setAudio');
  return {
    cursor: 'ew-resize',
    move: (point) => {
      const local = timeAt(context.view(), point.x) - clip.start;
      const wished = side === 'fadeIn' ? local : clip.duration - local;
      const most = clip.duration - (side === 'fadeIn' ? clip.fadeOut : clip.fadeIn);
      const length = ticks(Math.max(0, Math.min(wished, most)));
      edit.try({ type: 'setAudio', clipId: clip.id, patch: { [side]: length } });
      const text = context.word('timelineLine.seconds', { seconds: toSeconds(length).toFixed(2) });
      context.show({ tip: { x: point.x, y: point.y, text } });
    },
    end: () => {
      edit.finish();
      context.show({});
    },
    cancel: () => {
      edit.cancel();
      context.show({});
    },
  };
}

/** Volume as in a mixer: 0 dB at full, silent at the foot. */
const decibels = (volume: number): string =>
  volume <= 0.001 ? '−∞ dB' : `${volume >= 1 ? '+' : '−'}${Math.abs(20 * Math.log10(volume)).toFixed(1)} dB`;

export function dragVolume(context: GestureContext, clip: AudibleClip, row: Row): Gesture {
  const edit = new DragEdit(context, 'timeline.step.setAudio');
  return {
    cursor: 'ns-resize',
    move: (point) => {
      const local = point.y - rowTop(row, context.view());
      const wished = volumeAt(local, wavePart(clip, row.height));
      const volume = Math.abs(wished - 1) < 0.06 && !point.mod ? 1 : wished;
      edit.try({ type: 'setAudio', clipId: clip.id, patch: { volume } });
      context.show({ tip: { x: point.x, y: point.y, text: `${Math.round(volume * 100)}%  ${decibels(volume)}` } });
    },
    end: () => {
      edit.finish();
      context.show({});
    },
    cancel: () => {
      edit.cancel();
      context.show({});
    },
  };
}
