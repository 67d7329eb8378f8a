import { PauseCircleFilled, PlayCircleFilled } from '@ant-design/icons';
import { useNavigate } from '@umijs/max';
import { Button, Flex, Select, Skeleton, Tag } from 'antd';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type MadeAudio, mp3Of, type Player, Waveform, wavOf } from '@/blocks/materials';
import { PlainButton } from '@/components/ui/PlainButton';
import { Text } from '@/components/ui/Text';
import { findBeats } from '@/engine/audio';
import { useT } from '@/hooks/useT';
import { timelineOfFile } from '@/services/project/timelineOfFile';
import { formatDuration } from '@/utils/formatDuration';
import styles from './materials.module.css';
import type { useKeep } from './parts/useKeep';

interface AudioCardProps {
  readonly id: string;
  readonly name: string;
  readonly tag?: string;
  readonly seconds?: number;
  readonly bpm?: number;
  readonly isMusic?: boolean;
  /** Beats that are known; else they are looked for. */
  readonly beatsOf?: (seconds: number) => readonly number[];
  readonly make: (seconds?: number) => Promise<MadeAudio>;
  /** An own one that lies in the library already. */
  readonly stored?: { readonly id: string; readonly url: string };
  readonly actions: ReactNode;
  readonly player: Player;
  readonly keep: ReturnType<typeof useKeep>;
  readonly open: string;
  readonly onOpen: (id: string) => void;
}

const lengths = [8, 15, 30, 60] as const;
const lengthOf = ({ channels, sampleRate }: MadeAudio): number => (channels[0]?.length ?? 0) / sampleRate;

/** A sound: heard at a click; opened it shows its wave and beats, and what can be done with it. */
export function AudioCard(props: AudioCardProps) {
  const { id, name, tag, seconds, bpm, isMusic = false, make, actions, player, keep, open, onOpen } = props;
  const t = useT();
  const isOpen = open === id;
  const isPlaying = player.playing === id;
  const [wished, setWished] = useState(0);
  const length = wished || undefined;
  return (
    <Flex component="li" vertical gap={8} className={styles.audioRow} data-open={isOpen}>
      <Flex gap={8} align="center">
        <Button
          type="text"
          shape="circle"
          aria-label={t(isPlaying ? 'material.sound.stop' : 'material.sound.play', { name })}
          icon={isPlaying ? <PauseCircleFilled aria-hidden /> : <PlayCircleFilled aria-hidden />}
          onClick={() => void keep.act('play', () => player.toggle(id, () => make(length), isMusic))}
        />
        <PlainButton className={styles.audioName} aria-expanded={isOpen} onClick={() => onOpen(isOpen ? '' : id)}>
          {name}
        </PlainButton>
        {tag && <Tag>{tag}</Tag>}
        <Text type="secondary" size={13}>
          {[bpm ? `${bpm} BPM` : '', seconds ? formatDuration(seconds) : ''].filter(Boolean).join(' · ')}
        </Text>
        {actions}
      </Flex>
      {isOpen && <Opened {...props} length={length} wished={wished} onWish={setWished} />}
    </Flex>
  );
}

interface OpenedProps extends AudioCardProps {
  readonly length: number | undefined;
  readonly wished: number;
  readonly onWish: (seconds: number) => void;
}

type AudioOrder = Pick<OpenedProps, 'id' | 'isMusic' | 'beatsOf' | 'make' | 'keep' | 'length'>;

/** The samples of a sound, drawn when it is opened, and its beats. */
function useAudioOf({ id, isMusic, beatsOf, make, keep, length }: AudioOrder) {
  const [audio, setAudio] = useState<MadeAudio>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the maker is new at each drawing, what it makes follows id and length
  useEffect(() => {
    let isGone = false;
    void keep.act('wave', () => make(length)).then((made) => !isGone && made && setAudio(made));
    return () => {
      isGone = true;
    };
  }, [id, length]);
  const beats = useMemo(() => {
    if (!audio || !isMusic) return [];
    return beatsOf?.(lengthOf(audio)) ?? findBeats(audio.channels[0] ?? new Float32Array(), audio.sampleRate);
  }, [audio, isMusic, beatsOf]);
  return { audio, beats };
}

function Opened({
  id,
  name,
  seconds,
  bpm,
  isMusic,
  beatsOf,
  make,
  stored,
  player,
  keep,
  length,
  wished,
  onWish,
}: OpenedProps) {
  const t = useT();
  const navigate = useNavigate();
  const { audio, beats } = useAudioOf({ id, isMusic, beatsOf, make, keep, length });
  if (!audio) return <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 56 }} />;

  const fileOf = async (kind: 'wav' | 'mp3'): Promise<File> => {
    const blob = kind === 'wav' ? wavOf(audio) : await mp3Of(audio);
    return new File([blob], `${name}.${kind}`, { type: blob.type });
  };
  const made = async () => ({ file: await fileOf('wav'), facts: { duration: lengthOf(audio) } });
  const toTimeline = async () => {
    if (!stored?.id) return keep.toTimeline(made);
    const file = {
      id: stored.id,
      title: name,
      url: stored.url,
      kind: 'audio' as const,
      width: 0,
      height: 0,
      duration: lengthOf(audio),
    };
    const address = await keep.act('timeline', () => timelineOfFile(file, []));
    if (address) navigate(address);
  };
  return (
    <>
      <Waveform
        audio={audio}
        beats={beats}
        label={t('material.sound.wave', { name })}
        share={player.playing === id ? player.share : undefined}
      />
      <Flex gap="8px 12px" align="center" wrap>
        {isMusic && (
          <Text type="secondary" size={13}>
            {bpm ? t('material.sound.bpm', { bpm, beats: beats.length }) : t('material.sound.noBeat')}
          </Text>
        )}
        {isMusic && !stored && (
          <Select
            size="small"
            aria-label={t('material.sound.length')}
            value={wished}
            onChange={(value) => {
              player.stop();
              onWish(value);
            }}
            options={[
              { value: 0, label: t('material.sound.whole', { seconds: Math.round(seconds ?? 0) }) },
              ...lengths.map((value) => ({
                value: value as number,
                label: t('material.sound.seconds', { seconds: value }),
              })),
            ]}
          />
        )}
      </Flex>
      <Flex gap="8px 12px" align="center" wrap>
        <Button size="small" type="primary" loading={keep.busy === 'timeline'} onClick={() => void toTimeline()}>
          {t('material.toTimeline')}
        </Button>
        <Button size="small" onClick={() => void keep.download(() => fileOf('wav'))}>
          {t('material.sound.wav')}
        </Button>
        <Button size="small" loading={keep.busy === 'download'} onClick={() => void keep.download(() => fileOf('mp3'))}>
          {t('material.sound.mp3')}
        </Button>
        {!stored && (
          <Button size="small" loading={keep.busy === 'library'} onClick={() => void keep.toLibrary(made)}>
            {t('material.toLibrary')}
          </Button>
        )}
      </Flex>
    </>
  );
}
