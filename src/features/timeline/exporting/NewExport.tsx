import { Alert, Button, Flex, Skeleton } from 'antd';
import { useEffect, useId, useMemo, useState } from 'react';
import { ComplianceTextArea } from '@/blocks/compliance';
import { useDocumentId } from '@/blocks/document';
import { exportFileName, exportJobs, localBlobs } from '@/blocks/exports/exportJobs';
import { findingDetail, findingWords } from '@/blocks/exports/findingWords';
import { estimateSeconds } from '@/blocks/exports/speed';
import { mediaConversions } from '@/blocks/media/conversions/mediaConversions';
import { useStill } from '@/blocks/useStill';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { platformIds, platforms } from '@/domain/platforms';
import { projectCues } from '@/engine/captions/projectCues';
import {
  copiedPercent,
  type ExportFormat,
  estimateSize,
  exportSettings,
  type Finding,
  type FindingFix,
  forecastCopy,
  formats,
  preflight,
  prepareExport,
  type SizeEstimate,
  trySize,
  videoCodecs,
} from '@/engine/export';
import { projectDuration } from '@/engine/project/projectDuration';
import type { Project } from '@/engine/project/schema';
import { maxTicks, minTicks, type Ticks, toSeconds, ZERO } from '@/engine/time/ticks';
import { useCan } from '@/hooks/useCan';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { canChooseFile, chooseFile } from '@/lib/chosenFile';
import { merchantWatermark } from '@/lib/merchantWatermark';
import { formatDuration } from '@/utils/formatDuration';
import { formatSize } from '@/utils/formatSize';
import { newId } from '@/utils/newId';
import { useEditor, useEditorParts, useProject } from '../EditorContext';
import { localMediaStore } from '../panels/localMediaStore';
import { orderConversion } from '../panels/media/orderConversion';
import { canStore, canStream, firstChoice, optionsOf } from './choice';
import { ExportForm } from './ExportForm';
import styles from './exporting.module.css';

type SizeTrial = NonNullable<Awaited<ReturnType<typeof trySize>>>;
type CopyForecast = NonNullable<Awaited<ReturnType<typeof forecastCopy>>>;

function copyText(copy: CopyForecast, t: ReturnType<typeof useT>): string {
  const percent = copiedPercent(copy);
  const image = percent === 0 ? t('timelineExport.copyNone') : t('timelineExport.copyShare', { percent });
  return copy.isAudioCopied ? `${image} · ${t('timelineExport.copyAudio')}` : image;
}

interface NewExportProps {
  readonly isOpen: boolean;
  /** It stands in the queue now. */
  readonly onStarted: () => void;
  /** Away from the dialog, to where something can be mended. */
  readonly onLeave: () => void;
  readonly onRoom: () => void;
}

const coverWidth = 400;

/** What stands between the in and out point; undefined = neither is set. */
function useRange(duration: Ticks) {
  const rangeIn = useEditor((state) => state.rangeIn);
  const rangeOut = useEditor((state) => state.rangeOut);
  return useMemo(() => {
    if (rangeIn === undefined && rangeOut === undefined) return undefined;
    const start = minTicks(rangeIn ?? ZERO, duration);
    return { start, end: maxTicks(start, minTicks(rangeOut ?? duration, duration)) };
  }, [rangeIn, rangeOut, duration]);
}

interface TitleFieldProps {
  readonly value: string;
  readonly onChange: (title: string) => void;
}

function TitleField({ value, onChange }: TitleFieldProps) {
  const t = useT();
  const titleId = useId();
  return (
    <Text component="label" type="secondary" size="small" className={styles.field} htmlFor={titleId}>
      {t('timelineExport.videoTitle')}
      <ComplianceTextArea
        id={titleId}
        isOneLine
        hasBar={false}
        value={value}
        maxLength={120}
        placeholder={t('timeline.untitled')}
        onChange={onChange}
      />
    </Text>
  );
}

type ExportOptions = ReturnType<typeof optionsOf>;

/** What can be known before the export: the codecs, what stands against it, how much is copied, the image it begins with. */
function useForecast(project: Project, options: ExportOptions, coverTime: Ticks, isOpen: boolean) {
  const settings = exportSettings(project, options);
  const platform = platformIds.find((id) => id === options.preset);
  const fileLimits = platform && platforms[platform].video;
  useEffect(() => {
    if (isOpen) void prepareExport();
  }, [isOpen]);
  const hasLength = projectDuration(project) > 0;
  const codecs = useLoad(() => videoCodecs(settings.width, settings.height), { ready: isOpen });
  const check = useLoad(
    async () => {
      const blobs = await localBlobs(project);
      const asked = { ...options, ...(fileLimits ? { fileLimits } : {}), blobs, watermark: merchantWatermark() };
      // Where this finds no answer, the dialog says nothing of it.
      const copy = hasLength ? await forecastCopy(project, asked).catch(() => undefined) : undefined;
      return { asked, copy, findings: await preflight(project, { ...asked, copy }) };
    },
    { ready: isOpen, refreshDeps: [project, JSON.stringify(options), isOpen], debounceWait: 300 },
  );
  const cover = useStill(project, {
    time: coverTime,
    width: coverWidth,
    openMedia: localMediaStore,
    isWanted: isOpen && hasLength,
  }).address;
  const trial = useSizeTrial(project, check.data, isOpen);
  return { codecs, check, cover, trial };
}

type Checked = {
  readonly asked: ExportOptions;
  readonly copy: CopyForecast | undefined;
  readonly findings: readonly Finding[];
};

/** What parts of the video take, tried once the rest is known; another choice ends the trial that is under way. */
function useSizeTrial(project: Project, checked: Checked | undefined, isOpen: boolean): SizeTrial | undefined {
  const [tried, setTried] = useState<{ readonly of: Checked; readonly trial: SizeTrial | undefined }>();
  useEffect(() => {
    if (!isOpen || !checked || checked.findings.some(({ severity }) => severity === 'error')) return;
    const { asked, copy } = checked;
    const controller = new AbortController();
    void trySize(project, { ...asked, copy }, controller.signal).then(
      (trial) => setTried({ of: checked, trial }),
      // Without it the range stands as it is.
      () => undefined,
    );
    return () => controller.abort();
  }, [project, checked, isOpen]);
  return tried && tried.of === checked ? tried.trial : undefined;
}

interface ExportFactsProps {
  readonly project: Project;
  readonly options: ExportOptions;
  /** Undefined where nothing can be said of it; null while it is looked for. */
  readonly copy: CopyForecast | undefined | null;
  /** What its parts took; undefined where that was not tried, or not yet. */
  readonly trial: SizeTrial | undefined;
}

/** A range where the likeliest says too little: what may become twice as large, or half. */
function sizeText({ bytes, least, most }: SizeEstimate, t: ReturnType<typeof useT>): string {
  if (most < 2 * least) return t('timelineExport.about', { value: formatSize(bytes) });
  return t('timelineExport.between', { least: formatSize(least), most: formatSize(most) });
}

/** Size, length, bytes and time of what will be made. */
function ExportFacts({ project, options, copy, trial }: ExportFactsProps) {
  const t = useT();
  const settings = exportSettings(project, options);
  // Nothing comes of an empty project: what is said of it stands at the button.
  const isEmpty = settings.duration === 0;
  const size = copy === null ? '…' : sizeText(estimateSize(project, options, { copy, trial }), t);
  const seconds = toSeconds(settings.duration);
  return (
    <GridLayout component="dl" columns="auto minmax(0, 1fr)" gap="4px 12px" className={styles.facts}>
      {settings.width > 0 && (
        <>
          <dt>{t('timelineExport.image')}</dt>
          <dd>
            {settings.width}×{settings.height}
          </dd>
        </>
      )}
      <dt>{t('timelineExport.length')}</dt>
      <dd>{formatDuration(seconds)}</dd>
      <dt>{t('timelineExport.estimate')}</dt>
      <dd>{isEmpty ? '—' : size}</dd>
      {copy && (
        <>
          <dt>{t('timelineExport.encoding')}</dt>
          <dd title={t('timelineExport.copyHint')}>{copyText(copy, t)}</dd>
        </>
      )}
      <dt>{t('timelineExport.takes')}</dt>
      <dd>
        {isEmpty ? '—' : t('timelineExport.about', { value: formatDuration(Math.ceil(estimateSeconds(settings))) })}
      </dd>
    </GridLayout>
  );
}

/** Choose, see what comes of it, start. */
export function NewExport({ isOpen, onStarted, onLeave, onRoom }: NewExportProps) {
  const t = useT();
  const can = useCan();
  const { store, player } = useEditorParts();
  const projectId = useDocumentId();
  const project = useProject();
  const [choice, setChoice] = useState(firstChoice);
  // Undefined: the project's.
  const [ownTitle, setOwnTitle] = useState<string>();
  const title = ownTitle ?? project.title;
  const duration = projectDuration(project);
  const range = useRange(duration);
  const still = { start: minTicks(player.state().time, maxTicks(ZERO, (duration - 1) as Ticks)), end: duration };
  // An image is that of the playhead.
  const options = optionsOf(
    choice.format === 'png' ? { ...choice, isRange: true } : choice,
    choice.format === 'png' ? still : range,
  );
  const settings = exportSettings(project, options);
  const { codecs, check, cover, trial } = useForecast(project, options, still.start, isOpen);
  const isToChosen = choice.isToChosen && canStream(choice) && canChooseFile();
  // The room of the browser is not asked for where the file lies elsewhere.
  const findings = (check.data?.findings ?? []).filter(({ code }) => !isToChosen || code !== 'disk-room');
  const hasError = duration <= 0 || findings.some(({ severity }) => severity === 'error');

  const fix = (wanted: FindingFix, finding: Finding) => {
    if (wanted === 'turn-label-on') label({ visible: true, metadata: true });
    else if (wanted === 'retry') check.refresh();
    else if (wanted === 'free-space') onRoom();
    else if (wanted === 'other-browser') setChoice({ ...choice, preset: 'custom', format: 'webm', codec: undefined });
    else {
      if (wanted === 'convert-media')
        void orderConversion(project, String(finding.values.mediaId)).then(
          (order) => order && mediaConversions.start(order),
        );
      store.set({ panel: 'media' });
      onLeave();
    }
  };
  const label = (patch: Partial<typeof project.aiLabel>) =>
    store.act({ type: 'setLabel', patch }, { label: 'timeline.step.setLabel' });
  const start = async () => {
    const order = {
      title: title.trim().slice(0, 120) || t('timeline.untitled'),
      orderedAt: Date.now(),
    };
    const container = (findings.find(({ code }) => code === 'plan')?.values.container ??
      settings.format) as ExportFormat;
    const file = isToChosen ? await chooseFile(exportFileName(order, container), formats[container].mime) : undefined;
    if (file === 'canceled') return;
    exportJobs.start({
      ...order,
      id: newId(),
      project,
      options: { ...options, file: file === 'unavailable' ? undefined : file },
      isStored: choice.isStored && canStore(choice) && can('video.save'),
      ...(projectId ? { projectId } : {}),
      ...(choice.subtitles ? { subtitles: choice.subtitles } : {}),
    });
    onStarted();
  };

  return (
    <GridLayout gap={24} className={styles.dialog}>
      <Flex vertical gap={12}>
        {cover && <img className={styles.cover} src={cover} alt={t('timelineExport.coverAlt')} />}
        <ExportFacts
          project={project}
          options={options}
          copy={check.loading && !check.data ? null : check.data?.copy}
          trial={trial}
        />
        <Text component="p" type="tertiary" size="small" className={styles.hint}>
          {t('timelineExport.goesOn')}
        </Text>
      </Flex>
      <Flex vertical gap={16}>
        <TitleField value={title} onChange={setOwnTitle} />
        <ExportForm
          project={project}
          choice={choice}
          codecs={codecs.data ?? []}
          hasRange={range !== undefined}
          hasCaptions={projectCues(project).length > 0}
          mayStore={can('video.save')}
          onChange={setChoice}
          onLabel={label}
        />
        {/* Why the button is shut stands before it. The rest stands below: it must not move it from under the pointer. */}
        <BlockingFindings findings={findings} onFix={fix} />
        <Button
          type="primary"
          size="large"
          block
          disabled={hasError || (isToChosen && !check.data)}
          onClick={() => void start()}
        >
          {t('timelineExport.start')}
        </Button>
        {check.error && <Alert type="warning" showIcon title={t('render.checkFailed')} />}
        <Findings findings={findings} isChecking={check.loading} onFix={fix} />
      </Flex>
    </GridLayout>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
  readonly isChecking: boolean;
  readonly onFix: (fix: FindingFix, finding: Finding) => void;
}

/** What is to know before the export, each with its way out. */
function Findings({ findings, isChecking, onFix }: FindingsProps) {
  const t = useT();
  if (isChecking && findings.length === 0) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  // What will be made stands beside the form already.
  const told = findings.filter(({ code, severity }) => code !== 'plan' && severity !== 'error');
  const isFine = told.length === 0 && findings.every(({ severity }) => severity !== 'error');
  if (isFine) return <Alert type="success" showIcon title={t('timelineExport.allFine')} />;
  return <FindingRows findings={told} onFix={onFix} />;
}

const BlockingFindings = ({ findings, onFix }: Omit<FindingsProps, 'isChecking'>) => (
  <FindingRows findings={findings.filter(({ severity }) => severity === 'error')} onFix={onFix} />
);

function FindingRows({ findings, onFix }: Omit<FindingsProps, 'isChecking'>) {
  const t = useT();
  if (findings.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={8} aria-live="polite">
      {findings.map((finding) => (
        <li key={`${finding.code}-${finding.values.mediaId ?? finding.values.font ?? ''}`}>
          <Alert
            type={finding.severity}
            showIcon
            title={<span title={findingDetail(finding, t)}>{findingWords(finding, t)}</span>}
            action={
              finding.fix && (
                <Button size="small" onClick={() => finding.fix && onFix(finding.fix, finding)}>
                  {t(`timelineExport.fix.${finding.fix}`)}
                </Button>
              )
            }
          />
        </li>
      ))}
    </Flex>
  );
}
