import { Alert, Button, Input, Select } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { newId } from '@/utils/newId';
import styles from './asr.module.css';
import { mergeWithNext, replaceAll, type Segment, splitSegment, type Transcript, withTimes } from './model';
import { WaveStrip } from './WaveStrip';

interface EditorProps {
  readonly file: File;
  readonly transcript: Transcript;
  readonly onChange: (transcript: Transcript) => void;
}

/** The segments with the player: a click plays one, the one that is written in goes round until it is left. */
export function Editor({ file, transcript, onChange }: EditorProps) {
  const t = useT();
  const media = useRef<HTMLVideoElement>(null);
  const [url, setUrl] = useState('');
  const [openId, setOpen] = useState<string>();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
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
  const onKey = (segment: Segment) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter') return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey)
      put(splitSegment(segments, segment.id, event.currentTarget.selectionStart, newId()));
    else if (event.shiftKey) put(mergeWithNext(segments, segment.id));
    else document.getElementById(`asr-${segments[segments.indexOf(segment) + 1]?.id}`)?.focus();
  };
  return (
    <section className={styles.editor} aria-label={t('asr.segments')}>
      <div className={styles.side}>
        {/* biome-ignore lint/a11y/useMediaCaption: its captions are being written beside it */}
        <video ref={media} className={styles.player} src={url} controls aria-label={transcript.name} />
        {!transcript.hasWords && <Alert type="info" showIcon title={t('asr.noWords', { name: transcript.engine })} />}
        <p className={styles.soft}>{t('asr.keys')}</p>
        <div className={styles.tools}>
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
        </div>
        {names.length > 1 && (
          <div className={styles.tools}>
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
          </div>
        )}
        <p className={styles.soft}>{t('asr.speakersHint')}</p>
      </div>
      <ol className={styles.list}>
        {segments.map((segment, index) => (
          <li key={segment.id} className={segment.id === openId ? styles.segmentOn : styles.segment}>
            <div className={styles.tools}>
              <Button
                size="small"
                type="text"
                aria-label={t('asr.play', { n: index + 1 })}
                onClick={() => play(segment)}
              >
                {`${formatDuration(segment.from)} – ${formatDuration(segment.to)}`}
              </Button>
              <Select
                size="small"
                value={segment.speaker}
                aria-label={t('asr.speakerOf', { n: index + 1 })}
                options={[...names, ''].slice(0, 9).map((_, speaker) => ({ value: speaker, label: nameOf(speaker) }))}
                onChange={(speaker) =>
                  onChange({
                    ...transcript,
                    names: speaker < names.length ? names : [...names, ''],
                    segments: segments.map((part) => (part.id === segment.id ? { ...part, speaker } : part)),
                  })
                }
              />
              <Button
                size="small"
                type="text"
                disabled={index === segments.length - 1}
                onClick={() => put(mergeWithNext(segments, segment.id))}
              >
                {t('asr.merge')}
              </Button>
              <Button
                size="small"
                type="text"
                aria-label={t('asr.remove', { n: index + 1 })}
                onClick={() => put(segments.filter(({ id }) => id !== segment.id))}
              >
                {t('common.delete')}
              </Button>
            </div>
            <Input.TextArea
              id={`asr-${segment.id}`}
              value={segment.text}
              autoSize={{ minRows: 1, maxRows: 4 }}
              maxLength={500}
              placeholder={t('asr.typeHere')}
              aria-label={t('asr.textOf', { n: index + 1 })}
              onFocus={() => segment.id !== openId && play(segment)}
              onKeyDown={onKey(segment)}
              onChange={(event) =>
                put(segments.map((part) => (part.id === segment.id ? { ...part, text: event.target.value } : part)))
              }
            />
            {segment.id === openId && (
              <WaveStrip
                transcript={transcript}
                segment={segment}
                onTimes={(times) => put(withTimes(transcript, segment.id, times))}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
