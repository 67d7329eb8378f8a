import { ScissorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/hooks/useT';
import { type ToolFile, ToolFiles, ToolPage, useToolFiles, useToolOptions } from '../shell';
import { useChosenFile } from '../shell/useChosenFile';
import { CutForm } from './CutForm';
import { CutStage } from './CutStage';
import type { CutItem } from './cutDocument';
import { initialCut } from './cutOptions';
import { cutName, orderCut } from './orderCut';
import { RangeList } from './RangeList';
import { SplitPanel } from './SplitPanel';
import { useCutActions } from './useCutActions';
import { useCutDocument } from './useCutDocument';
import { usePlanner } from './usePlanner';
import { usePlayer } from './usePlayer';

/** The ranges' share of the file: cut without loss it is about that. */
const bytesOf = ({ file, facts }: ToolFile, ranges: readonly CutItem[]): number =>
  (file.size * ranges.reduce((sum, { start, end }) => sum + end - start, 0)) / Math.max(0.1, facts?.duration ?? 0);

/** Cuts ranges out of a video: without loss at key frames, or to the frame. */
export function VideoCut() {
  const t = useT();
  const store = useToolFiles({ tool: 'video_cut', accept: ['video'] });
  const [options, change] = useToolOptions('video_cut', initialCut);
  const file = store.files.find(({ problem, facts }) => !problem && facts);
  const cut = useCutDocument(file);
  const planned = usePlanner(file?.file, cut.document, options.mode);
  const player = usePlayer(file?.file);
  const [selected, setSelected] = useState<string>();
  const actions = useCutActions({ file, cut, player, planner: planned.planner, selected, setSelected });
  const { ranges } = cut.document;
  const chosen = useChosenFile(options.isJoined || ranges.length === 1);
  const start = async (): Promise<void> => {
    if (!file) return;
    const { mimeOf } = await import('@/engine/convert');
    const ending = options.container === 'source' ? (planned.planner?.container ?? 'mp4') : options.container;
    const order = { file, ranges, options, t };
    const to = await chosen.ask(cutName(order, 0, ending), mimeOf(ending));
    if (to !== 'canceled') orderCut({ ...order, to });
  };

  const reuse = (earlier: unknown): void => {
    const { ranges: before = [], ...settings } = earlier as typeof initialCut & { ranges?: readonly CutItem[] };
    change({ ...initialCut, ...settings });
    if (before.length > 0) cut.act({ type: 'do', next: { ...cut.document, ranges: before } });
  };

  return (
    <ToolPage
      tool="video_cut"
      local
      bytes={file && !chosen.isOn ? bytesOf(file, ranges) : undefined}
      input={<ToolFiles store={store} />}
      options={
        file && (
          <>
            <SplitPanel file={file} marks={cut.document.marks} onFound={actions.takeSpans} />
            <CutForm
              options={options}
              codec={file.facts?.videoCodec ?? null}
              keyInterval={file.facts?.keyInterval ?? 0}
              count={ranges.length}
              canBeSmart={planned.planner?.canBeSmart ?? true}
              onChange={change}
            />
            {chosen.option}
          </>
        )
      }
      preview={
        <CutStage
          file={file}
          {...{ player, selected, actions, cut }}
          keyTimes={planned.keyTimes}
          plans={planned.plans}
          onSelect={setSelected}
        />
      }
      actions={
        <Button
          type="primary"
          icon={<ScissorOutlined aria-hidden />}
          disabled={!file || ranges.length === 0}
          onClick={() => void start()}
        >
          {t('toolCut.start')}
        </Button>
      }
      note={file && ranges.length === 0 ? t('toolCut.noRangesHint') : undefined}
      onReuse={(record) => reuse(record.options)}
    >
      {file && ranges.length > 0 && (
        <RangeList
          {...{ file, ranges, selected, player }}
          mode={options.mode}
          plans={planned.plans}
          onSelect={setSelected}
          onChange={actions.changeRange}
          onRemove={actions.removeRange}
          onClear={actions.clearRanges}
        />
      )}
    </ToolPage>
  );
}
