import { Button } from 'antd';
import { useState } from 'react';
import { type PlatformId, type PostFinding, platforms } from '@/domain/platforms';
import { useT } from '@/hooks/useT';
import type { Video } from '@/services/video/schema';
import type { WemediaAccount } from '@/services/wemedia/schema';
import { textsOf, writeCover } from '../model';
import { CropCover, TranscodeVideo, useTranscode } from '../repair';
import { useComposer } from '../useComposer';

interface Props {
  readonly account: WemediaAccount;
  readonly finding: PostFinding;
}

/** Repairs that make a file anew: a cropped cover, a transcoded video. */
export function FileRepairs({ account, finding }: Props) {
  const {
    content: { draft },
    videos: { find: videoOf },
  } = useComposer();
  const video = draft && videoOf(draft.videoId);
  if (!video) return null;
  if (finding.repair === 'cropCover') return <CropRepair account={account} video={video} />;
  if (finding.repair === 'transcode') return <TranscodeRepair platform={account.platform} video={video} />;
  return null;
}

function CropRepair({ account, video }: Omit<Props, 'finding'> & { readonly video: Video }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const {
    content: { draft, changeDraft },
    accounts: { chosen },
  } = useComposer();
  if (!draft) return null;
  const { cover } = textsOf(draft, account.id);
  const chosenIds = chosen.map(({ id }) => id);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('publish.repair.cropCover')}
      </Button>
      {isOpen && (
        <CropCover
          open
          platform={account.platform}
          coverUrl={cover || video.cover}
          video={video}
          from="cover"
          onClose={() => setOpen(false)}
          onDone={({ url }) => {
            setOpen(false);
            changeDraft((now) => writeCover(now, account.id, chosenIds, url));
          }}
        />
      )}
    </>
  );
}

interface TranscodeProps {
  readonly platform: PlatformId;
  readonly video: Video;
}

/** One new file for all chosen platforms that take a video of this length. */
function TranscodeRepair({ platform, video }: TranscodeProps) {
  const t = useT();
  const composer = useComposer();
  const [isOpen, setOpen] = useState(false);
  const job = useTranscode(video.id);
  const taking = composer.accounts.chosen
    .map((account) => account.platform)
    .filter((id) => video.duration <= platforms[id].video.maxSeconds);
  const label = () => {
    if (job?.state.name === 'running') {
      return t('composer.transcoding', { percent: Math.round(job.state.percent) });
    }
    return t(job?.state.name === 'succeeded' && job.output ? 'transcode.useNew' : 'publish.repair.transcode');
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {label()}
      </Button>
      <TranscodeVideo
        open={isOpen}
        video={video}
        platforms={taking.includes(platform) ? taking : [platform]}
        onClose={() => setOpen(false)}
        onDone={(made) => {
          setOpen(false);
          composer.videos.replace(video.id, made);
        }}
      />
    </>
  );
}
