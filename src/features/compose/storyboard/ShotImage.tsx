import { PlayCircleFilled } from '@ant-design/icons';
import type { Shot } from '../model/state';
import storyboardStyles from './storyboard.module.css';

/** The image of a shot; a clip shows the frame where it begins. */
export function ShotImage({ shot }: { readonly shot: Pick<Shot, 'url' | 'kind' | 'trimStart'> }) {
  if (shot.kind === 'image')
    return <img className={storyboardStyles.shotImage} src={shot.url} alt="" loading="lazy" data-shot={shot.url} />;
  return (
    <>
      <video
        className={storyboardStyles.shotImage}
        data-shot={shot.url}
        src={`${shot.url}#t=${Math.max(0.1, shot.trimStart)}`}
        muted
        playsInline
        preload="metadata"
      />
      <PlayCircleFilled className={storyboardStyles.shotKind} aria-hidden="true" />
    </>
  );
}
