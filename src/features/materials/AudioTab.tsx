import { Alert, Flex, Select } from 'antd';
import { useState } from 'react';
import type { MadeAudio } from '@/blocks/materials';
import { effectAudio, loopAudio, useMaterials, usePlayer } from '@/blocks/materials';
import { GridLayout } from '@/components/ui/GridLayout';
import { findTempo, loopBeats, loopSeconds, loops, soundEffects } from '@/engine/audio';
import { foldBuffer } from '@/engine/media/foldDown';
import { type MessageId, useT } from '@/hooks/useT';
import { shownByCaller } from '@/lib/request';
import { materialApi } from '@/services/material/api';
import { AudioCard } from './AudioCard';
import { OwnActions, useRemoveMaterial } from './parts/OwnActions';
import { OwnBar, type Scope } from './parts/OwnBar';
import { FavoriteButton } from './parts/StarButton';
import { useKeep } from './parts/useKeep';

class AudioError extends Error {
  override readonly name = 'AudioError';
  constructor(readonly id: MessageId) {
    super(id);
  }
}

/** Decoded it would be 200 MB and more. */
const LONGEST = 600;
const MOST_BYTES = 100 * 1024 * 1024;
const RATE = 44_100;

/**
 * A sound file as samples, with its length and its tempo (0 = none that is clear).
 * @throws AudioError
 */
async function readAudio(
  file: Blob,
): Promise<{ readonly audio: MadeAudio; readonly duration: number; readonly bpm: number }> {
  if (file.size > MOST_BYTES) throw new AudioError('material.sound.tooLong');
  const buffer = await new OfflineAudioContext(1, 1, RATE).decodeAudioData(await file.arrayBuffer()).catch(() => {
    throw new AudioError('material.sound.unreadable');
  });
  if (buffer.duration > LONGEST) throw new AudioError('material.sound.tooLong');
  if (buffer.length === 0) throw new AudioError('material.sound.unreadable');
  const channels = foldBuffer(buffer);
  const tempo = findTempo(channels[0] ?? new Float32Array(), buffer.sampleRate);
  return {
    audio: { channels, sampleRate: buffer.sampleRate },
    duration: Math.round(buffer.duration * 100) / 100,
    bpm: tempo ? Math.round(tempo) : 0,
  };
}

const moods = ['happy', 'calm', 'energy', 'warm', 'cool', 'epic', 'tense'] as const;
const groups = ['move', 'hint', 'hit', 'life', 'mood'] as const;

type AudioKind = 'music' | 'sound';

/** Uploads sound files of the merchant's own, one after the other. */
function useAudioUpload(kind: AudioKind, keep: ReturnType<typeof useKeep>, onDone: () => void) {
  const t = useT();
  return async (files: readonly File[]) => {
    for (const file of files) {
      const name = file.name.replace(/\.[^.]+$/, '').slice(0, 120) || kind;
      await keep.act(
        'upload',
        async () => {
          const { duration, bpm } = await readAudio(file);
          const { id, url } = await keep.store({ file, facts: { duration } });
          await materialApi.save({ kind, name, url, file_id: id, duration, bpm }, shownByCaller);
        },
        {
          done: 'material.saved',
          explain: (error) => (error instanceof AudioError ? t(error.id, { name: file.name }) : undefined),
        },
      );
    }
    onDone();
  };
}

interface PartSelectProps {
  readonly kind: AudioKind;
  readonly value: string;
  readonly onChange: (part: string) => void;
}

/** The mood of music, the group of a sound effect. */
function PartSelect({ kind, value, onChange }: PartSelectProps) {
  const t = useT();
  return (
    <Select
      style={{ minInlineSize: '128px' }}
      aria-label={t('material.sound.mood')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', label: t(kind === 'music' ? 'material.sound.allMoods' : 'material.sound.allGroups') },
        ...(kind === 'music'
          ? moods.map((mood) => ({ value: mood as string, label: t(`materialData.mood.${mood}`) }))
          : groups.map((group) => ({ value: group as string, label: t(`materialData.soundGroup.${group}`) }))),
      ]}
    />
  );
}

/** Music and sound effects: computed by us, or the merchant's own. */
export function AudioTab({ kind }: { readonly kind: AudioKind }) {
  const t = useT();
  const materials = useMaterials(kind);
  const removeMaterial = useRemoveMaterial(materials.refresh);
  const keep = useKeep();
  const player = usePlayer();
  const [scope, setScope] = useState<Scope>('all');
  const [part, setPart] = useState('');
  const [open, setOpen] = useState('');
  const upload = useAudioUpload(kind, keep, materials.refresh);
  const shown = (id: string, own: string): boolean =>
    scope !== 'own' && (part === '' || own === part) && (scope !== 'stars' || materials.isFavorite(id));
  const shared = { player, keep, open, onOpen: setOpen };

  return (
    <Flex vertical gap={16}>
      <OwnBar
        scope={scope}
        onScope={setScope}
        accept="audio/*,.m4a,.mp3,.wav,.ogg,.flac"
        isUploading={keep.busy === 'upload'}
        onUpload={(files) => void upload(files)}
        note={t('material.sound.free')}
      >
        <PartSelect kind={kind} value={part} onChange={setPart} />
      </OwnBar>
      {materials.problem && <Alert type="error" showIcon title={materials.problem} />}
      <GridLayout
        component="ul"
        columns="repeat(auto-fill, minmax(min(100%, 420px), 1fr))"
        gap={12}
        align="start"
        aria-label={t(`material.tab.${kind}`)}
      >
        {materials.own
          .filter((one) => (scope !== 'stars' || one.is_favorite) && part === '')
          .map((one) => (
            <AudioCard
              key={one.id}
              {...shared}
              id={one.id}
              name={one.name}
              seconds={one.duration}
              bpm={one.bpm}
              isMusic={kind === 'music'}
              stored={{ id: one.file_id, url: one.url }}
              make={async () => (await readAudio(await (await fetch(one.url)).blob())).audio}
              actions={<OwnActions one={one} materials={materials} onRemove={(id) => void removeMaterial(id)} />}
            />
          ))}
        {kind === 'music' &&
          loops
            .filter(({ id, mood }) => shown(id, mood))
            .map((score) => {
              const name = t(`materialData.loop.${score.id}` as MessageId);
              return (
                <AudioCard
                  key={score.id}
                  {...shared}
                  id={score.id}
                  name={name}
                  tag={t(`materialData.mood.${score.mood}`)}
                  seconds={loopSeconds(score)}
                  bpm={score.bpm}
                  isMusic
                  beatsOf={(seconds) => loopBeats(score, seconds)}
                  make={(seconds) => loopAudio(score, seconds)}
                  actions={<FavoriteButton materials={materials} id={score.id} name={name} />}
                />
              );
            })}
        {kind === 'sound' &&
          soundEffects
            .filter(({ id, group }) => shown(id, group))
            .map((effect) => {
              const name = t(`materialData.sound.${effect.id}` as MessageId);
              return (
                <AudioCard
                  key={effect.id}
                  {...shared}
                  id={effect.id}
                  name={name}
                  tag={t(`materialData.soundGroup.${effect.group}`)}
                  make={() => effectAudio(effect)}
                  actions={<FavoriteButton materials={materials} id={effect.id} name={name} />}
                />
              );
            })}
      </GridLayout>
    </Flex>
  );
}
