import { CloseOutlined } from '@ant-design/icons';
import { Button, Flex, Progress } from 'antd';
import { ConversionOffer } from '@/blocks/media/conversions/ConversionOffer';
import { reasonWords } from '@/blocks/media/reasonWords';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { VaultFullError } from '@/lib/storage';
import { formatSize } from '@/utils/formatSize';
import { useEditor, useEditorParts } from '../../EditorContext';
import { intakeOf } from './intake';
import styles from './media.module.css';
import { type MediaUpload, useMediaUploads } from './mediaUploads';
import { projectPage } from './orderConversion';
import type { FileRefusal } from './readFile';

interface IntakeRowsProps {
  readonly onRoom: () => void;
}

/** A row is narrow: the best ways on only. */
const WAYS = 2;

export function useRefusalText(): (refusal: FileRefusal) => string {
  const t = useT();
  return (refusal) => {
    if (refusal.code === 'too-large') {
      return t('timelinePanels.refused.too-large', { size: formatSize(refusal.values.size) });
    }
    if (refusal.code === 'unreadable') return t(`upload.${refusal.problem}`);
    if (refusal.code !== 'reason') return t(`timelinePanels.refused.${refusal.code}`);
    const { reason } = refusal;
    // What is offered at a button below needs no way around.
    if (reason.isConvertible) return reasonWords(reason, t);
    const ways = reason.ways.slice(0, WAYS).map((way) => t(`mediaReasons.way.${way}`));
    return [reasonWords(reason, t), ...ways].join(t('timelinePanels.refused.or'));
  };
}

/** Files on their way: what goes on, what went wrong and what to do about it. */
export function IntakeRows({ onRoom }: IntakeRowsProps) {
  const { store } = useEditorParts();
  const items = useMediaUploads(store);
  if (items.length === 0) return null;
  return (
    <Flex component="ul" vertical gap={8} aria-live="polite">
      {items.map((item) => (
        <Flex key={item.id} component="li" vertical gap={4} className={styles.row}>
          <IntakeRow item={item} onRoom={onRoom} />
        </Flex>
      ))}
    </Flex>
  );
}

const stageOf = ({ state, stage }: MediaUpload): 'reading' | 'keeping' | 'uploading' => {
  if (state === 'checking') return stage === 'keeping' ? 'keeping' : 'reading';
  return state === 'ready' ? 'keeping' : 'uploading';
};

function IntakeRow({ item, onRoom }: IntakeRowsProps & { readonly item: MediaUpload }) {
  const t = useT();
  const { store } = useEditorParts();
  const intake = intakeOf(store);
  const refusalText = useRefusalText();
  const projectId = useEditor(({ history }) => history.present.id);
  const { error } = item;
  // A file that is in the project is usable here; the others do not have it yet.
  const isUpload = item.target.media !== undefined;
  const isFull = error instanceof VaultFullError;
  const trouble = (): string | undefined => {
    if (item.refusal) return refusalText(item.refusal);
    if (item.state !== 'failed') return undefined;
    if (isUpload) return t('timelinePanels.uploadFailed', { reason: item.reason });
    if (isFull) return t('timelinePanels.noRoom', { needed: formatSize(error.needed), free: formatSize(error.free) });
    return t('timelinePanels.keepFailed');
  };
  const text = trouble();
  const stage = stageOf(item);
  return (
    <>
      <Flex gap={8} align="center">
        <Text ellipsis style={{ flex: 1 }} title={item.name}>
          {item.name}
        </Text>
        {text ? (
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined aria-hidden />}
            aria-label={t('timelinePanels.dismiss', { name: item.name })}
            onClick={() => intake.dismiss(item.id)}
          />
        ) : (
          <span>{t(`timelinePanels.intake.${stage}`)}</span>
        )}
      </Flex>
      {!text && stage !== 'reading' && (
        <Progress percent={Math.round(item.percent)} size="small" aria-label={item.name} />
      )}
      {text && <Text type="danger">{text}</Text>}
      {item.refusal?.code === 'reason' && item.refusal.reason.isConvertible && (
        <ConversionOffer
          takingText={t('timelinePanels.intake.keeping')}
          order={{
            ...{ key: item.id, name: item.name, source: item.file, lostAudio: item.refusal.reason.lostAudio },
            ...{ projectId, link: projectPage() },
          }}
        />
      )}
      {item.state === 'failed' && (
        <Flex gap={4} wrap>
          {isFull && (
            <Button size="small" onClick={onRoom}>
              {t('timelinePanels.freeRoom')}
            </Button>
          )}
          <Button size="small" onClick={() => intake.retry(item.id)}>
            {t('common.retry')}
          </Button>
        </Flex>
      )}
    </>
  );
}
