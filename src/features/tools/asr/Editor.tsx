import { Alert, Button, Flex, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { useObjectUrl } from '@/hooks/useObjectUrl';
import { useT } from '@/hooks/useT';
import styles from './asr.module.css';
import { replaceAll, type Segment, type Transcript } from './model';
import { SegmentList } from './SegmentList';

interface EditorProps {
  readonly file: File;
  readonly transcript: Transcript;
  readonly onChange: (transcript: Transcript) => void;
}

/** The segments with the player: a click plays one, the one that is written in goes round until it is left. */
export function Editor({ file, transcript, onChange }: EditorProps) {
  const t = useT();
  const media = useRef<HTMLVideoElement>(null);
  const url = useObjectUrl(file);
  const [openId, setOpen] = useState<string>();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const isAudio = file.type.startsWith('audio/');
  const { segments, names } = transcript;
  const open = segments.find(({ id }) => id === openId);
  const put = (next: readonly Segment[]) => onChange({ ...transcript, segments: next });
  const nameOf = (speaker: number): string => names[speaker] || t('asr.speaker', { n: speaker + 1 });

  // The open segment goes round, so that one can listen and type.
  useEffect(() => {
    const element = media.current;
    if (!element || !open) return;
    const loop = () => {
      if (element.currentTime >= open.to || element.currentTime < open.from - 0.3) element.currentTime = open.from;
    };
    element.addEventListener('timeupdate', loop);
    return () => element.removeEventListener('timeupdate', loop);
  }, [open]);
  const play = (segment: Segment) => {
    setOpen(segment.id);
    const element = media.current;
    if (!element) return;
    element.currentTime = segment.from;
    // A browser that will not play shows it in its own player.
    void element.play().catch(() => undefined);
  };
  return (
    <GridLayout component="section" gap={16} className={styles.editor} aria-label={t('asr.segments')}>
      <GridLayout gap={12} className={styles.side}>
        {/* biome-ignore lint/a11y/useMediaCaption: its captions are being written beside it */}
        <video
          ref={media}
          className={isAudio ? styles.audio : styles.player}
          src={url || undefined}
          controls
          aria-label={transcript.name}
        />
        {!transcript.hasWords && <Alert type="info" showIcon title={t('asr.noWords', { name: transcript.engine })} />}
        <Text component="p" type="secondary" size="small" style={{ lineHeight: 1.7 }}>
          {t('asr.keys')}
        </Text>
        <Flex gap={8} align="center" wrap className={styles.tools}>
          <Input
            size="small"
            value={find}
            placeholder={t('asr.find')}
            aria-label={t('asr.find')}
            onChange={(event) => setFind(event.target.value)}
          />
          <Input
            size="small"
            value={by}
            placeholder={t('asr.replaceBy')}
            aria-label={t('asr.replaceBy')}
            onChange={(event) => setBy(event.target.value)}
          />
          <Button size="small" disabled={find === ''} onClick={() => put(replaceAll(segments, find, by).segments)}>
            {t('asr.replaceAll', { count: replaceAll(segments, find, by).count })}
          </Button>
        </Flex>
        {names.length > 1 && (
          <Flex gap={8} align="center" wrap className={styles.tools}>
            {names.map((name, index) => (
              <Input
                // biome-ignore lint/suspicious/noArrayIndexKey: a speaker is his number
                key={index}
                size="small"
                maxLength={20}
                value={name}
                placeholder={nameOf(index)}
                aria-label={t('asr.nameOf', { n: index + 1 })}
                onChange={(event) => onChange({ ...transcript, names: names.with(index, event.target.value) })}
              />
            ))}
          </Flex>
        )}
        <Text component="p" type="secondary" size="small" style={{ lineHeight: 1.7 }}>
          {t('asr.speakersHint')}
        </Text>
      </GridLayout>
      <SegmentList transcript={transcript} openId={openId} nameOf={nameOf} onPlay={play} onChange={onChange} />
    </GridLayout>
  );
}
