import { Link, useNavigate } from '@umijs/max';
import { App, Button } from 'antd';
import { useState } from 'react';
import type { Project } from '@/engine/project/schema';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { messageOf } from '@/lib/request';
import { makeTimeline } from '@/services/project/makeTimeline';
import styles from './urlToVideo.module.css';
import { sourceOf, type Video } from './video';

/** The finished video, and the ways on from it. */
export function MadePart({ video, project }: { video: Video; project: Project | undefined }) {
  const t = useT();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const canEdit = useCan()('project.save');
  const [isOpening, setOpening] = useState(false);
  const { made, states, scriptId } = video;
  const isMade = made !== undefined && states.render.phase === 'done';
  const refine = async (document: Project) => {
    setOpening(true);
    try {
      const title = video.facts?.title || t('toolLink.untitled');
      navigate(await makeTimeline(document, { title, cover: made?.cover ?? '', source: sourceOf(video) }));
    } catch (error) {
      message.error(messageOf(error));
    } finally {
      setOpening(false);
    }
  };
  return (
    <div className={styles.part}>
      <p className={styles.soft}>{t(isMade ? 'toolLink.rendered' : 'toolLink.renderHint')}</p>
      <div className={styles.voices}>
        {isMade && (
          <Link to={`/publish/media?video=${encodeURIComponent(made.id)}`}>
            <Button type="primary" tabIndex={-1}>
              {t('toolLink.open')}
            </Button>
          </Link>
        )}
        {project && states.voice.phase === 'done' && canEdit && (
          <Button loading={isOpening} onClick={() => void refine(project)}>
            {t('toolLink.timeline')}
          </Button>
        )}
        {scriptId && (
          <Button onClick={() => navigate(`/compose/post?script=${encodeURIComponent(scriptId)}`)}>
            {t('toolLink.compose')}
          </Button>
        )}
      </div>
    </div>
  );
}
