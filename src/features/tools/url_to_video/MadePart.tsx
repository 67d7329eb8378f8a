import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { PageButton } from '@/components/PageButton';
import { PageLink } from '@/components/PageLink';
import { Text } from '@/components/ui/Text';
import type { Project } from '@/engine/project/schema';
import { useAction } from '@/hooks/useAction';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { makeTimeline } from '@/services/project/makeTimeline';
import { sourceOf, type Video } from './video';

/** The finished video, and the ways on from it. */
export function MadePart({ video, project }: { video: Video; project: Project | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const canEdit = useCan()('project.save');
  const { made, states, scriptId } = video;
  const isMade = made !== undefined && states.render.phase === 'done';
  const refining = useAction(async (document: Project) => {
    const title = video.facts?.title || t('toolLink.untitled');
    navigate(await makeTimeline(document, { title, cover: made?.cover ?? '', source: sourceOf(video) }));
  });
  return (
    <Flex vertical gap={8}>
      <Text component="p" type="secondary" size="small">
        {t(isMade ? 'toolLink.rendered' : 'toolLink.renderHint')}
      </Text>
      <Flex gap={8} wrap>
        {isMade && (
          <PageLink to={`/publish/media?video=${encodeURIComponent(made.id)}`}>
            <Button type="primary" tabIndex={-1}>
              {t('toolLink.open')}
            </Button>
          </PageLink>
        )}
        {project && states.voice.phase === 'done' && canEdit && (
          <Button loading={refining.isPending} onClick={() => void refining.run(project)}>
            {t('toolLink.timeline')}
          </Button>
        )}
        {scriptId && (
          <PageButton to={`/compose/post?script=${encodeURIComponent(scriptId)}`}>{t('toolLink.compose')}</PageButton>
        )}
      </Flex>
    </Flex>
  );
}
