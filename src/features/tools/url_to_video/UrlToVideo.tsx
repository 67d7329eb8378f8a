import { ReloadOutlined, StopOutlined, ThunderboltFilled } from '@ant-design/icons';
import { useSearchParams } from '@umijs/max';
import { Button, Checkbox, Input, Segmented, Select } from 'antd';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { useVoices, VoiceSelect } from '@/blocks/voices';
import { EmptyState } from '@/components/empty/EmptyState';
import { GrantedButton } from '@/components/GrantedButton';
import { GridLayout } from '@/components/ui/GridLayout';
import { captionTemplates, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { ToolOption, ToolPage, useToolPreset } from '../shell';
import { errorWords } from '../shell/errorWords';
import { projectOf } from './project';
import { StageList } from './StageList';
import styles from './urlToVideo.module.css';
import type { Stage, Video } from './video';
import { nextStage, stageRights, stages } from './video';
import { videoStore } from './videoStore';

interface VideoWork {
  readonly video: Video;
  readonly isRunning: boolean;
  readonly run: (stages: readonly Stage[]) => void;
}

/** The video that is being made, and how its stages are done. */
function useVideo(): VideoWork {
  const t = useT();
  const video = useSyncExternalStore(videoStore.subscribe, videoStore.get);
  const { fresh, take } = useToolPreset('url_to_video');
  const hasBegun = video.facts !== undefined;
  // A video that is under way keeps what it was begun with: the preset waits for the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over when a video can begin, not at each change of it
  useEffect(() => {
    void videoStore.open().then(() => {
      if (videoStore.get().facts || videoStore.isRunning()) return;
      if (Object.keys(fresh).length > 0) videoStore.edit(fresh as Partial<Video>);
      take();
    });
  }, [hasBegun]);
  return {
    video,
    isRunning: videoStore.isRunning(),
    run: (stages) => void videoStore.run(stages, t, (error) => errorWords(error, t)),
  };
}

export const lengths = [15, 20, 30, 45, 60] as const;
export const speeds = [0.8, 1, 1.15, 1.3, 1.5] as const;

/** Length, voice and captions of the video. */
function VideoOptions({ video }: { readonly video: Video }) {
  const t = useT();
  const { list: voices } = useVoices();
  // Without a choice the first voice speaks.
  const voiceId = video.voiceId || voices[0]?.id;
  return (
    <>
      <ToolOption label={t('toolLink.seconds')}>
        <Segmented
          value={video.seconds}
          options={lengths.map((n) => ({ value: n, label: t('toolLink.secondsValue', { n }) }))}
          onChange={(seconds) => videoStore.change({ seconds }, 'framework')}
        />
      </ToolOption>
      <ToolOption label={t('toolLink.voice')}>
        <GridLayout columns="1fr 96px" gap={8}>
          <VoiceSelect
            {...(voiceId ? { value: voiceId } : {})}
            onChange={(next) => videoStore.change({ voiceId: next }, 'board')}
          />
          <Select
            value={video.speed}
            aria-label={t('toolLink.speed')}
            options={speeds.map((value) => ({ value, label: `${value}×` }))}
            onChange={(speed) => videoStore.change({ speed }, 'board')}
          />
        </GridLayout>
      </ToolOption>
      <ToolOption label={t('toolLink.caption')}>
        <Select
          className={styles.whole}
          value={video.templateKey || DEFAULT_TEMPLATE_KEY}
          aria-label={t('toolLink.caption')}
          options={captionTemplates.map(({ key, name }) => ({ value: key, label: name }))}
          onChange={(templateKey) => videoStore.change({ templateKey }, 'voice')}
        />
        <Checkbox
          checked={video.aiLabel}
          onChange={(event) => videoStore.change({ aiLabel: event.target.checked }, 'voice')}
        >
          {t('toolLink.label')}
        </Checkbox>
      </ToolOption>
    </>
  );
}

/** Link to video: every stage can be seen, changed, done again, called off, and taken up after a reload. */
export function UrlToVideo() {
  const t = useT();
  const { video, isRunning, run } = useVideo();
  const [params] = useSearchParams();
  const given = params.get('link') ?? '';
  useEffect(() => {
    if (given) void videoStore.open().then(() => videoStore.get().link || videoStore.edit({ link: given }));
  }, [given]);
  const project = useMemo(() => projectOf(video), [video]);
  const next = nextStage(video);
  const hasBegun = video.facts !== undefined;
  const rest = stages.slice(next ? stages.indexOf(next) : 0);

  return (
    <ToolPage
      tool="url_to_video"
      input={
        <ToolOption label={t('toolLink.link')}>
          <Input.TextArea
            value={video.link}
            autoSize={{ minRows: 2, maxRows: 4 }}
            disabled={isRunning}
            aria-label={t('toolLink.link')}
            placeholder={t('toolLink.linkHint')}
            onChange={(event) => videoStore.change({ link: event.target.value, goodsId: undefined }, 'read')}
          />
        </ToolOption>
      }
      options={<VideoOptions video={video} />}
      actions={
        <>
          {isRunning ? (
            <Button icon={<StopOutlined aria-hidden />} onClick={videoStore.cancel}>
              {t('toolLink.cancel')}
            </Button>
          ) : (
            <GrantedButton
              action={Object.values(stageRights).flat()}
              type="primary"
              icon={<ThunderboltFilled aria-hidden />}
              disabled={video.link.trim() === ''}
              onClick={() => run(next ? rest : stages)}
            >
              {t(mainAction())}
            </GrantedButton>
          )}
          {hasBegun && !isRunning && (
            <Button icon={<ReloadOutlined aria-hidden />} onClick={() => videoStore.restart()}>
              {t('toolLink.restart')}
            </Button>
          )}
        </>
      }
      note={t('toolLink.note')}
      preview={project ? <ProjectPlayer project={project} /> : <EmptyState compact title={t('toolLink.empty')} />}
      onReuse={({ options }) => {
        const link = (options as { link?: unknown }).link;
        if (!isRunning && typeof link === 'string') videoStore.restart(link);
      }}
    >
      <StageList video={video} isRunning={isRunning} run={run} project={project} />
    </ToolPage>
  );

  function mainAction() {
    if (!next) return 'toolLink.again' as const;
    return hasBegun ? ('toolLink.goOn' as const) : ('toolLink.all' as const);
  }
}
