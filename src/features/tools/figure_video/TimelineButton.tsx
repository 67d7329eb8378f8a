import { history } from '@umijs/max';
import { Button } from 'antd';
import { Can } from '@/components/Can';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { SourceRef } from '@/services/contract';
import { storeFile } from '@/services/file/storeFile';
import { makeTimeline } from '@/services/project/makeTimeline';
import { errorWords } from '../shell';
import type { Video } from './useVideo';

interface TimelineButtonProps {
  readonly video: Video;
  readonly title: string;
  readonly source: readonly SourceRef[];
  readonly disabled: boolean;
}

const mostMB = 200;

/** What lies only in this browser goes to the library: a project opens elsewhere too. */
async function withStoredMedia(project: Project): Promise<Project> {
  const media = { ...project.media };
  for (const [id, ref] of Object.entries(media)) {
    if (!ref.url.startsWith('blob:')) continue;
    const blob = await (await fetch(ref.url)).blob();
    const ending = blob.type.split('/')[1]?.split(';')[0] ?? 'bin';
    const { url } = await storeFile(blob, { name: `${project.title}-${id}.${ending}`, maxSizeMB: mostMB });
    media[id] = { ...ref, url };
  }
  return { ...project, media };
}

/** Opens the video in the timeline editor as it is: presenter, voice and captions stay clips that can be changed. */
export function TimelineButton({ video, title, source, disabled }: TimelineButtonProps) {
  const t = useT();
  const openTimeline = async () => {
    if (!video.isVoiced && !(await video.speak())) return;
    const project = await withStoredMedia(await video.latest());
    history.push(await makeTimeline(project, { title, source: [...source] }));
  };
  const open = useAction(openTimeline, { messages: { failed: (error) => errorWords(error, t) } });
  return (
    <Can action="project.save">
      <Button disabled={disabled} loading={open.isPending} onClick={() => void open.run(undefined)}>
        {t('toolFigure.toTimeline')}
      </Button>
    </Can>
  );
}
