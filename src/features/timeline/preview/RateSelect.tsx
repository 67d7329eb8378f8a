import { Select } from 'antd';
import { rateNumber } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import { canvasRates } from '../model/canvasSizes';
import { useSetCanvas } from '../model/useSetCanvas';

/** Frames a second of the canvas. */
export function RateSelect() {
  const t = useT();
  const setCanvas = useSetCanvas();
  const fps = useEditor(({ history }) => history.present.canvas.fps);
  const rates = canvasRates(fps);
  return (
    <Select
      size="small"
      aria-label={t('timeline.rateOfCanvas')}
      value={rateNumber(fps)}
      options={rates.map((rate) => ({ value: rateNumber(rate), label: t('timeline.fps', { rate: rateNumber(rate) }) }))}
      onChange={(value) => {
        const rate = rates.find((each) => rateNumber(each) === value);
        if (rate) setCanvas({ fps: rate });
      }}
    />
  );
}
