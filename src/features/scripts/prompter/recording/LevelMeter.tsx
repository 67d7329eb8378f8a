import { useEffect, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';

/** Share of full scale below which nothing is heard. */
const SILENT = 0.005;
/** So long without a sound and something is wrong, seconds. */
const SILENCE_SECONDS = 5;
const STEPS_MS = 100;
/** Speech fills most of the meter. */
const GAIN = 4;

/** How loud the microphone hears; a silent one says so. */
export function LevelMeter({ stream }: { readonly stream: MediaStream }) {
  const t = useT();
  const [level, setLevel] = useState(0);
  const [isSilent, setSilent] = useState(false);
  useEffect(() => {
    if (typeof AudioContext !== 'function' || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let heardAt = performance.now();
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      if (peak > SILENT) heardAt = performance.now();
      setLevel(Math.min(1, peak * GAIN));
      setSilent(performance.now() - heardAt > SILENCE_SECONDS * 1000);
    }, STEPS_MS);
    return () => {
      clearInterval(timer);
      void context.close();
    };
  }, [stream]);
  return (
    <>
      <meter style={{ inlineSize: 96 }} aria-label={t('scripts.record.level')} min={0} max={1} value={level} />
      {isSilent && (
        <Text type="danger" size="small" role="status">
          {t('scripts.record.silent')}
        </Text>
      )}
    </>
  );
}
