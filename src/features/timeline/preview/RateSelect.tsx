import { Select } from 'antd';
import { rateNumber } from '@/engine/time/frameRate';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { canvasRates } from '../model/canvasSizes';

/** Frames a second of the canvas. */
export function RateSelect() {
  const t = useT();
  const { store } = useEditorParts();
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
        if (rate) store.act({ type: 'setCanvas', patch: { fps: rate } }, { label: 'timeline.step.setCanvas' });
      }}
    />
  );
}
