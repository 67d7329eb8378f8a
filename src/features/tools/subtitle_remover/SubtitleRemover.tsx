import { DeleteOutlined, HighlightOutlined, PlusOutlined, ScanOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Progress, Segmented } from 'antd';
import { useState } from 'react';
import { checkSettings, mimes, resultContainer } from '@/engine/erase';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { type ToolFile, ToolFiles, ToolOption, ToolPage, useToolFiles } from '../shell';
import { errorWords } from '../shell/errorWords';
import { useChosenFile } from '../shell/useChosenFile';
import { EraseStage } from './EraseStage';
import { resultName } from './eraseOptions';
import styles from './eraser.module.css';
import { RegionOptions } from './RegionOptions';
import { runErase } from './runErase';
import { SpanLine } from './SpanLine';
import { estimateSeconds } from './speed';
import { useEraseSettings } from './useEraseSettings';
import { type FillQuality, useFillQuality } from './useFillQuality';
import type { Find } from './useFind';
import { useFind } from './useFind';

/** Finds subtitles by itself; says what was found, or that nothing was. */
function FindBar({ find, file }: { readonly find: Find; readonly file: File | undefined }) {
  const t = useT();
  const { state } = find;
  if (state.phase === 'looking') {
    return (
      <Flex gap={8} align="center" wrap>
        <Progress className={styles.seek} percent={Math.round(state.percent)} aria-label={t('toolErase.finding')} />
        <Button onClick={find.stop}>{t('toolErase.stopFinding')}</Button>
      </Flex>
    );
  }
  return (
    <>
      <Button block icon={<ScanOutlined aria-hidden />} disabled={!file} onClick={() => file && find.start(file)}>
        {t('toolErase.find')}
      </Button>
      {state.phase === 'found' && (
        <Alert
          type={state.count > 0 ? 'success' : 'info'}
          showIcon
          title={
            state.count > 0
              ? t('toolErase.found', { count: state.count, spans: state.spans })
              : t('toolErase.foundNothing')
          }
        />
      )}
      {state.phase === 'failed' && <Alert type="error" showIcon title={errorWords(state.error, t)} />}
    </>
  );
}

const alertOf = { good: 'success', fair: 'info', poor: 'warning' } as const satisfies Record<FillQuality, string>;

/** How well the region can be filled, before the whole video is gone through. */
function QualityHint({ quality }: { readonly quality: FillQuality | 'trying' | undefined }) {
  const t = useT();
  if (!quality) return null;
  if (quality === 'trying') return <Alert showIcon type="info" title={t('toolErase.quality.trying')} />;
  return (
    <Alert
      showIcon
      type={alertOf[quality]}
      title={t(`toolErase.quality.${quality}`)}
      description={t(`toolErase.quality.${quality}.help`)}
    />
  );
}

const MOST_FILES = 20;
/** What a span begins with when a region is to work only for a while. */
const FIRST_SPAN = 3;

/** Removes burned-in subtitles: where, when and how is shown on the video itself, on the image that will come out. */
export function SubtitleRemover() {
  const t = useT();
  const store = useToolFiles({ tool: 'subtitle_remover', accept: ['video'], max: MOST_FILES });
  const good = store.files.filter((file) => !file.problem && file.facts);
  const [shownId, setShownId] = useState<string>();
  const shown = good.find(({ id }) => id === shownId) ?? good[0];
  const model = useEraseSettings();
  const [time, setTime] = useState(0);
  const [seek, setSeek] = useState<{ readonly time: number } | null>(null);
  const find = useFind(shown?.id, (found) => {
    model.takeFound(found);
    setSeek({ time: found[0]?.spans?.[0] ? found[0].spans[0].start + 0.2 : 0 });
  });
  const { settings, selected } = model;
  const facts = shown?.facts;
  const fault = checkSettings(settings, facts ?? { width: 16, height: 9 })[0];
  const estimate = estimateOf(good);
  const tried = useFillQuality(fault ? undefined : shown?.file, settings);
  const quality = tried === 'trying' ? tried : selected && tried?.get(selected.id);

  const chosen = useChosenFile(good.length === 1);
  const container = useLoad(async () => shown && resultContainer(shown.file).catch(() => undefined), {
    ready: chosen.isOn,
    refreshDeps: [shown?.file],
  }).data;

  const start = async () => {
    if (!shown) return;
    const ending = container ?? 'mp4';
    const to = await chosen.ask(resultName(shown.name, t('toolErase.suffix'), ending), mimes[ending]);
    if (to === 'canceled') return;
    const title = good.length > 1 ? t('toolErase.titleMany', { count: good.length }) : shown.name;
    runErase({ files: good, shownId: shown.id, settings, title, to, t });
  };

  return (
    <ToolPage
      tool="subtitle_remover"
      local
      bytes={chosen.isOn ? undefined : good.reduce((sum, { file }) => sum + file.size, 0)}
      onReuse={({ options }) => model.take(options)}
      input={<ToolFiles store={store} hint={t('toolErase.hint')} />}
      options={
        <>
          <ToolOption label={t('toolErase.regions')} help={t('toolErase.regions.help')}>
            <FindBar find={find} file={shown?.file} />
            <Flex gap={8} wrap>
              {settings.regions.map(({ id }, index) => (
                <Button
                  key={id}
                  size="small"
                  type={id === selected?.id ? 'primary' : 'default'}
                  aria-pressed={id === selected?.id}
                  onClick={() => model.select(id)}
                >
                  {t('toolErase.region', { number: index + 1 })}
                </Button>
              ))}
              <Button size="small" icon={<PlusOutlined aria-hidden />} disabled={model.isFull} onClick={model.add}>
                {t('toolErase.addRegion')}
              </Button>
              {selected && (
                <Button
                  size="small"
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  onClick={() => model.remove(selected.id)}
                >
                  {t('toolErase.removeRegion')}
                </Button>
              )}
            </Flex>
          </ToolOption>
          {selected && (
            <RegionOptions
              region={selected}
              aspect={settings.cropAspect}
              onChange={(change) => model.change(selected.id, change)}
              onAspect={model.setAspect}
            />
          )}
          {selected?.method === 'fill' && <QualityHint quality={quality} />}
          {fault && <Alert type="warning" showIcon title={t(`toolErase.fault.${fault.code}`)} />}
          {facts?.hasAlpha && <Alert type="info" showIcon title={t('toolErase.alpha')} />}
          {good.length > 1 && <Alert type="info" showIcon title={t('toolErase.batch')} />}
          {chosen.option}
        </>
      }
      actions={
        <Button
          type="primary"
          size="large"
          icon={<HighlightOutlined aria-hidden />}
          disabled={!shown || Boolean(fault) || store.pending > 0 || (chosen.isOn && !container)}
          onClick={() => void start()}
        >
          {t(good.length > 1 ? 'toolErase.startMany' : 'toolErase.start')}
        </Button>
      }
      note={estimate === null ? t('toolErase.noEstimate') : t('toolErase.estimate', { time: formatDuration(estimate) })}
      preview={
        <>
          {good.length > 1 && (
            <Segmented
              block
              aria-label={t('toolErase.shown')}
              value={shown?.id ?? ''}
              options={good.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setShownId}
            />
          )}
          {shown && facts ? (
            <EraseStage
              key={shown.id}
              file={shown.file}
              facts={facts}
              settings={settings}
              selectedId={selected?.id}
              time={time}
              onTime={setTime}
              seek={seek}
              onSelect={model.select}
              onBox={(id, box) => model.change(id, { box })}
              onRemove={model.remove}
            />
          ) : (
            <p className={styles.empty}>{t('toolErase.empty')}</p>
          )}
          {shown && facts && selected && selected.method !== 'crop' && (
            <ToolOption label={t('toolErase.when')}>
              <Segmented
                aria-label={t('toolErase.when')}
                value={selected.spans ? 'spans' : 'whole'}
                options={(['whole', 'spans'] as const).map((value) => ({ value, label: t(`toolErase.when.${value}`) }))}
                onChange={(value) =>
                  model.change(selected.id, {
                    spans:
                      value === 'whole' ? null : [{ start: time, end: Math.min(facts.duration, time + FIRST_SPAN) }],
                  })
                }
              />
              {selected.spans && (
                <SpanLine
                  spans={selected.spans}
                  duration={facts.duration}
                  time={time}
                  onChange={(spans) => model.change(selected.id, { spans })}
                  onSeek={(to) => setSeek({ time: to })}
                />
              )}
            </ToolOption>
          )}
        </>
      }
    />
  );
}

function estimateOf(files: readonly ToolFile[]): number | null {
  const parts = files.map(({ facts }) => (facts ? estimateSeconds(facts.duration, facts.width, facts.height) : 0));
  return parts.length === 0 || parts.includes(null) ? null : parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
}
