import { Select } from 'antd';
import { useT } from '@/hooks/useT';
import { useVoices } from './useVoices';

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
      {...(value === undefined ? {} : { value })}
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
