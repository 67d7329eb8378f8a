import { Flex, Segmented, Select, Skeleton } from 'antd';
import { useState } from 'react';
import { create } from 'zustand';
import { LoadFailure } from '@/components/LoadFailure';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type MessageId, useT } from '@/hooks/useT';
import { workStore } from '@/lib/storage/workStore';
import type { Voice } from '@/services/speech/schema';
import { type SpeechSettings, usualSettings } from './settings';
import { useVoices } from './useVoices';
import { useVoiceTrial } from './useVoiceTrial';
import { VoiceCard } from './VoiceCard';
import styles from './voices.module.css';

const FAVORITES_KEY = 'voices.favorites';
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

interface FavoriteVoicesStore {
  /** Voices that the user has starred in this browser, latest first. */
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

const useFavoriteVoicesStore = create<FavoriteVoicesStore>((set, get) => ({
  ids: workStore.get(FAVORITES_KEY, isList) ?? [],
  toggle: (id) => {
    const { ids } = get();
    const next = ids.includes(id) ? ids.filter((other) => other !== id) : [id, ...ids];
    workStore.setReplaceable(FAVORITES_KEY, next);
    set({ ids: next });
  },
}));

workStore.onLoad(() => useFavoriteVoicesStore.setState({ ids: workStore.get(FAVORITES_KEY, isList) ?? [] }));

interface VoiceSelectProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (voice: string) => void;
  /** First choice, with the value ''. */
  readonly sameAs?: string;
  readonly size?: 'small' | 'middle';
}

/** A voice in one line: for tables and narrow places. */
export function VoiceSelect({ id, value, onChange, sameAs, size = 'middle' }: VoiceSelectProps) {
  const t = useT();
  const voices = useVoices();
  const own = voices.list.map((voice) => ({
    value: voice.id,
    label: [voice.name, voice.style].filter(Boolean).join(' · '),
  }));
  return (
    <Select
      {...(id ? { id } : {})}
      value={value}
      size={size}
      style={{ inlineSize: '100%' }}
      aria-label={t('voices.title')}
      loading={voices.isLoading}
      status={voices.error ? 'error' : ''}
      showSearch={{ optionFilterProp: 'label' }}
      options={sameAs === undefined ? own : [{ value: '', label: sameAs }, ...own]}
      onChange={(next: string) => onChange?.(next)}
    />
  );
}

type Group = 'all' | 'favorite' | 'female' | 'male' | 'own';
const groups: readonly Group[] = ['all', 'favorite', 'female', 'male', 'own'];

interface VoicePickerProps {
  /** Voice id; '' = none yet. */
  readonly value: string;
  readonly onChange: (voice: string) => void;
  /** Heard in the trial; without it a line of the house. */
  readonly text?: string;
  /** The trial is spoken with these. */
  readonly settings?: SpeechSettings;
}

/** All voices as cards to hear, star and choose from; says which engine speaks. */
export function VoicePicker({ value, onChange, text, settings = usualSettings }: VoicePickerProps) {
  const t = useT();
  const voices = useVoices();
  const trial = useVoiceTrial();
  const favorites = useFavoriteVoicesStore();
  const [group, setGroup] = useState<Group>('all');
  if (voices.isLoading) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (voices.error) {
    return <LoadFailure error={voices.error} onRetry={voices.refresh} />;
  }
  const isIn = (voice: Voice): boolean => {
    if (group === 'favorite') return favorites.ids.includes(voice.id);
    if (group === 'own') return voice.sample_id !== undefined;
    return group === 'all' || voice.gender === group;
  };
  const trialOf = (id: string) => {
    if (trial.active !== id) return 'silent';
    return trial.isLoading ? 'loading' : 'playing';
  };
  const shown = voices.list.filter(isIn);
  const line = text?.trim().slice(0, 60) || t('voices.trialLine');
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Segmented<Group>
        size="small"
        value={group}
        aria-label={t('voices.group')}
        onChange={setGroup}
        options={groups.map((key) => ({ value: key, label: t(`voices.group.${key}` as MessageId) }))}
      />
      {shown.length === 0 ? (
        <Text component="p" type="secondary" size="small" style={{ padding: 16, textAlign: 'center' }}>
          {t(group === 'own' ? 'voices.noOwn' : 'voices.noneHere')}
        </Text>
      ) : (
        <GridLayout
          columns="repeat(auto-fill, minmax(168px, 1fr))"
          gap={8}
          className={styles.cards}
          role="radiogroup"
          aria-label={t('voices.title')}
        >
          {shown.map((voice) => (
            <VoiceCard
              key={voice.id}
              voice={voice}
              isChosen={voice.id === value}
              isFavorite={favorites.ids.includes(voice.id)}
              trial={trialOf(voice.id)}
              onChoose={() => onChange(voice.id)}
              onTry={() => void trial.toggle(voice.id, { text: line, voice: voice.id, ...settings })}
              onStar={() => favorites.toggle(voice.id)}
            />
          ))}
        </GridLayout>
      )}
      <Text component="p" type="secondary" size="small">
        {t(`voices.engine.${voices.owner}`, { name: voices.engine })}
      </Text>
    </Flex>
  );
}
