import { GridLayout } from '@/components/ui/GridLayout';
import { useT } from '@/hooks/useT';
import type { VoiceMeasures } from '@/services/voice_sample/schema';
import styles from './Measures.module.css';

/** What was measured on a recording, in numbers. */
export function Measures({ measured }: { readonly measured: VoiceMeasures }) {
  const t = useT();
  const { pitch, tempo, level, speech } = measured;
  const facts = [
    { label: t('figures.measure.pitch'), value: t('figures.hertz', { n: Math.round(pitch) }) },
    { label: t('figures.measure.tempo'), value: t('figures.perSecond', { n: tempo.toFixed(1) }) },
    { label: t('figures.measure.level'), value: t('figures.decibel', { n: level.toFixed(0) }) },
    { label: t('figures.measure.speech'), value: t('figures.seconds', { n: speech.toFixed(1) }) },
  ];
  return (
    <GridLayout component="dl" columns="repeat(auto-fit, minmax(96px, 1fr))" gap={12} className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </GridLayout>
  );
}
