import { UploadOutlined } from '@ant-design/icons';
import { App, Button, Flex, Skeleton } from 'antd';
import { useRef } from 'react';
import { LoadFailure } from '@/components/LoadFailure';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { isLoopUrl } from '@/engine/audio/loopMedia';
import type { MediaRef } from '@/engine/project/schema';
import { fromSeconds, toSeconds } from '@/engine/time/ticks';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { mediaVault } from '@/lib/storage/mediaVault';
import { formatDuration } from '@/utils/formatDuration';
import { useEditor, useEditorParts } from '../EditorContext';
import { completeMedia } from '../panels/media/completeMedia';
import { intakeOf } from '../panels/media/intake';
import type { LibraryPage } from '../panels/media/library';
import { AudioRow } from './AudioRow';
import { insertAudio } from './insertAudio';
import { useMusicMessage } from './useMusicMessage';
import { useTrial } from './useTrial';

/** Shorter sounds are effects: music steps back under a voice, they do not. */
const musicFrom = fromSeconds(15);

interface OwnAudioProps {
  /** Sounds beside those of this project; absent where there is no library. */
  readonly loadLibrary?: (() => Promise<LibraryPage>) | undefined;
}

/** The user's own sounds: of this project and of the library. */
export function OwnAudio({ loadLibrary }: OwnAudioProps) {
  const t = useT();
  const { message } = App.useApp();
  const parts = useEditorParts();
  const trial = useTrial();
  const tell = useMusicMessage();
  const input = useRef<HTMLInputElement>(null);
  const media = useEditor(({ history }) => history.present.media);
  const { data, error, loading, refresh } = useLoad(async () => loadLibrary?.(), { ready: loadLibrary !== undefined });
  const own = Object.values(media).filter(({ kind, url }) => kind === 'audio' && !isLoopUrl(url));
  const known = new Set(own.map(({ url }) => url));
  const list = [...own, ...(data?.items ?? []).map((item) => item.media).filter(({ url }) => !known.has(url))];

  const open = async ({ hash, url }: MediaRef): Promise<string | Blob> =>
    (hash ? await mediaVault.get(hash).catch(() => undefined) : undefined) ?? url;
  const listen = async (item: MediaRef): Promise<void> => {
    if (!(await trial.toggle(item.id, () => open(item)))) message.warning(t('timelineMusic.cannotPlay'));
  };
  const add = async (item: MediaRef): Promise<void> => {
    try {
      // What the project has was looked into when it came in.
      const full = Object.hasOwn(media, item.id) ? item : await completeMedia(item);
      insertAudio(parts, full, { role: full.duration >= musicFrom ? 'music' : 'effect' });
    } catch (reason) {
      tell(reason);
    }
  };

  return (
    <>
      <Button size="small" block icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('timelineMusic.upload')}
      </Button>
      <FileInput
        ref={input}
        multiple
        accept="audio/*,.m4a,.mp3,.wav,.ogg,.flac"
        aria-label={t('timelineMusic.upload')}
        onFiles={(files) => void intakeOf(parts.store).add(files)}
      />
      {error && <LoadFailure error={error} onRetry={refresh} />}
      {loading && !data && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {(data || !loadLibrary) && list.length === 0 && (
        <Text component="p" type="tertiary" size="small" tabular>
          {t('timelineMusic.noAudio')}
        </Text>
      )}
      <Flex component="ul" vertical>
        {list.map((item) => (
          <AudioRow
            key={item.id}
            name={item.name || t('timelineMusic.unnamed')}
            item={
              Object.hasOwn(media, item.id) ? { kind: 'media', mediaId: item.id } : { kind: 'library', media: item }
            }
            note={item.duration > 0 ? formatDuration(toSeconds(item.duration)) : ''}
            isPlaying={trial.playing === item.id}
            onTry={() => void listen(item)}
            onAdd={() => void add(item)}
          />
        ))}
      </Flex>
    </>
  );
}
