import { CameraOutlined, CheckOutlined } from '@ant-design/icons';
import { App, Button, Flex, Input, Progress, Tag } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { FileInput } from '@/components/upload/FileInput';
import { type FloorAction, type NumberedShot, planLimits } from '@/domain/shooting';
import { useT } from '@/hooks/useT';
import { newId } from '@/utils/newId';
import { type ClipUpload, clipUploads } from './clipUploads';
import styles from './floor.module.css';
import { TakeRow } from './TakeRow';

const shownStates: Partial<Record<ClipUpload['state'], 'uploading' | 'paused' | 'failed'>> = {
  uploading: 'uploading',
  recording: 'uploading',
  paused: 'paused',
  failed: 'failed',
};

/** A clip on its way up. */
function ClipRow({ clip }: { readonly clip: ClipUpload }) {
  const t = useT();
  const { id, name, percent, reason } = clip;
  const state = shownStates[clip.state] ?? 'waiting';
  const words = {
    waiting: t('plans.floor.queued', { name }),
    uploading: t('plans.floor.uploading', { name, percent: Math.round(percent) }),
    paused: t('plans.floor.paused', { name }),
    failed: t('plans.floor.failed', { name, reason }),
  };
  return (
    <Flex vertical gap={4} className={styles.clip}>
      <span>{words[state]}</span>
      <Progress percent={Math.round(percent)} showInfo={false} size="small" aria-label={name} />
      <Flex gap={8} align="center" wrap>
        {state === 'uploading' ? (
          <Button onClick={() => clipUploads.pause(id)}>{t('plans.floor.pause')}</Button>
        ) : (
          <Button onClick={() => clipUploads.start([id])}>{t('plans.floor.resume')}</Button>
        )}
        <Button type="text" onClick={() => clipUploads.cancel(id)}>
          {t('plans.floor.cancel')}
        </Button>
      </Flex>
    </Flex>
  );
}

interface ShotPageProps {
  readonly shot: NumberedShot;
  readonly plan: string;
  readonly clips: readonly ClipUpload[];
  readonly onAction: (...actions: readonly FloorAction[]) => void;
  readonly onDone: () => void;
}

/** How the shot is to be taken. */
function ShotFacts({ shot }: Pick<ShotPageProps, 'shot'>) {
  const t = useT();
  return (
    <>
      <Flex gap={8} align="center" wrap>
        <Tag color="processing">{t('plans.shot', { number: shot.number })}</Tag>
        <Tag>{t(`plans.shotSize.${shot.size}`)}</Tag>
        <Tag>{t(`plans.move.${shot.movement}`)}</Tag>
        <Tag>
          {shot.seconds} {t('plans.lineSeconds')}
        </Tag>
        {shot.place && <Tag>{shot.place}</Tag>}
        {shot.person && <Tag>{shot.person}</Tag>}
      </Flex>
      {shot.image && <img className={styles.image} src={shot.image} alt={t('plans.image')} />}
      <Text component="p" strong size={20}>
        {shot.what}
      </Text>
      {shot.props.length > 0 && (
        <Text component="p" type="secondary">
          {t('plans.props')} · {shot.props.join(' ')}
        </Text>
      )}
      {shot.note && (
        <Text component="p" type="secondary">
          {shot.note}
        </Text>
      )}
    </>
  );
}

interface TakeButtonsProps {
  readonly onTake: () => void;
  readonly onFile: (file: File) => void;
}

/** A take is noted, or its clip recorded here. */
function TakeButtons({ onTake, onFile }: TakeButtonsProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <GridLayout columns="1fr 1fr" gap={8} className={styles.big}>
        <Button size="large" onClick={onTake}>
          {t('plans.floor.take')}
        </Button>
        <Button size="large" icon={<CameraOutlined aria-hidden />} onClick={() => input.current?.click()}>
          {t('plans.floor.upload')}
        </Button>
      </GridLayout>
      <FileInput
        ref={input}
        accept="video/*"
        capture="environment"
        aria-label={t('plans.floor.upload')}
        onFiles={([file]) => file && onFile(file)}
      />
    </>
  );
}

const isVideo = ({ type, name }: File): boolean => type.startsWith('video/') || /\.(mp4|mov|m4v|webm)$/i.test(name);

/** One shot on the phone: what to take, what to say, the takes, the clip. */
export function ShotPage({ shot, plan, clips, onAction, onDone }: ShotPageProps) {
  const t = useT();
  const { message } = App.useApp();
  const [isPrompting, setPrompting] = useState(false);
  const [note, setNote] = useState(shot.floor_note);
  const on = { shot: shot.id } as const;
  const keepNote = () => {
    if (note !== shot.floor_note) onAction({ kind: 'note', ...on, text: note });
  };
  // Left by a swipe or the back button, the field is not blurred first.
  const leave = useRef(keepNote);
  leave.current = keepNote;
  useEffect(() => () => leave.current(), []);
  const upload = (file: File) => {
    if (!isVideo(file)) return void message.warning(t('plans.floor.notVideo', { name: file.name }));
    const take = newId();
    onAction({ kind: 'take', ...on, take, at: new Date().toISOString() });
    clipUploads.add([{ file, target: { plan, shot: shot.id, take } }]);
  };
  const finish = () => {
    onAction({ kind: 'done', ...on, value: !shot.is_done });
    if (!shot.is_done) onDone();
  };
  return (
    <Flex
      component="article"
      vertical
      gap={12}
      className={styles.shot}
      aria-label={t('plans.shot', { number: shot.number })}
    >
      <ShotFacts shot={shot} />
      {shot.line && (
        <>
          <blockquote className={isPrompting ? `${styles.line} ${styles.prompter}` : styles.line}>
            {shot.line}
          </blockquote>
          <Button onClick={() => setPrompting(!isPrompting)}>
            {t(isPrompting ? 'plans.floor.closePrompter' : 'plans.floor.prompter')}
          </Button>
        </>
      )}
      <TakeButtons
        onTake={() => onAction({ kind: 'take', ...on, take: newId(), at: new Date().toISOString() })}
        onFile={upload}
      />
      {clips.map((clip) => (
        <ClipRow key={clip.id} clip={clip} />
      ))}
      <Flex component="ul" vertical gap={8}>
        {shot.takes.map((take) => (
          <TakeRow
            key={take.id}
            take={take}
            isBest={shot.best === take.id}
            onAction={(act) => onAction({ ...act, ...on })}
          />
        ))}
      </Flex>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={planLimits.note}
        placeholder={t('plans.floor.note')}
        aria-label={t('plans.floor.note')}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        onBlur={keepNote}
      />
      <Button
        block
        size="large"
        type={shot.is_done ? 'default' : 'primary'}
        style={{ blockSize: 52 }}
        icon={<CheckOutlined aria-hidden />}
        onClick={finish}
      >
        {t(shot.is_done ? 'plans.floor.undone' : 'plans.floor.done')}
      </Button>
    </Flex>
  );
}
