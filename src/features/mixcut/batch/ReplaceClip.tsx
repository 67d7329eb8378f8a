import { Alert, Button, Checkbox, Flex, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { outlookWithEdited } from '@/domain/mixcut/editedVersions';
import type { MixOutlook } from '@/domain/mixcut/outlook';
import { footageOf, type MixRecipe, type RecipeClip } from '@/domain/mixcut/recipe';
import { outlookWith, replaceClip } from '@/domain/mixcut/replaceClip';
import { type EditedReplacements, type KeptReason, replaceInEdited, usedClips } from '@/domain/mixcut/replaceInEdited';
import type { Project } from '@/engine/project/schema';
import { type Translate, useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { clipOf } from '../recipe/newRecipe';
import { percentOf } from './LikenessDrawer';
import type { ClipReplacing } from './useReplaceClip';

/** One recording in the place of another. */
export interface Replacement {
  readonly footage: string;
  readonly by: RecipeClip;
  /** Keys of the edited versions in which it is replaced too. */
  readonly edited: readonly string[];
}

interface ReplaceClipProps {
  readonly recipe: MixRecipe;
  /** As it was planned, with clips that were replaced since. */
  readonly outlook: MixOutlook;
  /** Documents of the edited versions, by the key of the version. */
  readonly edited: ReadonlyMap<string, Project>;
  readonly isPending: boolean;
  readonly onReplace: (replacement: Replacement) => void;
  readonly onClose: () => void;
}

/** One recording in the place of another in all versions that show it; what that does to the guarantee is said before. */
export function ReplaceClip({ recipe, outlook, edited, isPending, onReplace, onClose }: ReplaceClipProps) {
  const t = useT();
  const [footage, setFootage] = useState<string>();
  const [file, setFile] = useState<FileRecord>();
  const [isPicking, setPicking] = useState(false);
  const [isForEdited, setForEdited] = useState(true);
  const used = useMemo(
    () =>
      usedClips(
        recipe.groups.flatMap(({ clips }) => clips),
        outlook.versions,
        edited,
      ),
    [recipe, outlook, edited],
  );
  const next = useMemo(() => {
    if (footage === undefined || !file) return undefined;
    const by = clipOf(file);
    const found = replaceInEdited(outlook.versions, edited, footage, by);
    const documents = isForEdited ? new Map([...edited, ...found.changed]) : edited;
    const changed = replaceClip(recipe, footage, by);
    return {
      by,
      found,
      recipe: changed,
      outlook: outlookWithEdited(outlookWith(changed, outlook), recipe.limit, documents),
    };
  }, [recipe, outlook, edited, footage, file, isForEdited]);
  const isUnreadable = file !== undefined && !(file.duration && file.duration > 0);
  const isSame = file !== undefined && footageOf(clipOf(file)) === footage;
  const standing = used.find((one) => one.footage === footage)?.count ?? 0;
  const kept = next?.found.kept.filter(({ reason }) => reason.kind !== 'absent').length ?? 0;
  const changed = next?.found.changed.size ?? 0;
  const count = standing - kept - (isForEdited ? 0 : changed);
  const canReplace = next !== undefined && !isUnreadable && !isSame && count > 0;
  return (
    <Modal
      open
      title={t('mixcut.replace.title')}
      okText={t('mixcut.replace.do', { count })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !canReplace, loading: isPending }}
      onOk={() =>
        next &&
        footage !== undefined &&
        onReplace({ footage, by: next.by, edited: isForEdited ? [...next.found.changed.keys()] : [] })
      }
      onCancel={onClose}
    >
      <Flex vertical gap={16}>
        <Flex vertical gap={4}>
          <Text>{t('mixcut.replace.old')}</Text>
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            aria-label={t('mixcut.replace.old')}
            placeholder={t('mixcut.replace.oldHint')}
            value={footage ?? null}
            options={used.map((one) => ({
              value: one.footage,
              label: t('mixcut.replace.used', { name: one.name, count: one.count }),
            }))}
            onChange={(value: string | null) => setFootage(value ?? undefined)}
          />
        </Flex>
        <Flex gap={12} align="center" wrap>
          <Button onClick={() => setPicking(true)}>{t('mixcut.replace.choose')}</Button>
          {file && <Text ellipsis>{file.name}</Text>}
        </Flex>
        {isUnreadable && <Alert type="error" showIcon title={t('mixcut.replace.unreadable')} />}
        {isSame && <Alert type="info" showIcon title={t('mixcut.replace.same')} />}
        {next && !isUnreadable && !isSame && (
          <InEdited found={next.found} seconds={next.by.duration} isChosen={isForEdited} onChoose={setForEdited} />
        )}
        {canReplace && <Guarantee recipe={next.recipe} outlook={next.outlook} />}
      </Flex>
      <MediaPicker
        open={isPicking}
        kinds={['video']}
        onClose={() => setPicking(false)}
        onPick={([picked]) => {
          setPicking(false);
          if (picked) setFile(picked);
        }}
      />
    </Modal>
  );
}

interface InEditedProps {
  readonly found: EditedReplacements;
  /** Seconds that the new recording has. */
  readonly seconds: number;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Offers the versions that were edited, and says which of them stay as they are, and why. */
function InEdited({ found, seconds, isChosen, onChoose }: InEditedProps) {
  const t = useT();
  const { changed, kept } = found;
  return (
    <Flex vertical gap={4}>
      {changed.size > 0 && (
        <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
          {t('mixcut.replace.inEdited', { count: changed.size })}
        </Checkbox>
      )}
      {kept.map(({ number, reason }) => (
        <Text key={number} size="small" type="secondary">
          {keptText(t, number, reason, seconds)}
        </Text>
      ))}
    </Flex>
  );
}

function keptText(t: Translate, number: number, reason: KeptReason, seconds: number): string {
  if (reason.kind !== 'short') return t(`mixcut.replace.kept.${reason.kind}`, { number });
  const values = { number, needs: reason.needs.toFixed(1), has: seconds.toFixed(1) };
  return t('mixcut.replace.kept.short', values);
}

interface ReplaceFailedProps {
  readonly failure: NonNullable<ClipReplacing['failure']>;
  readonly isPending: boolean;
}

/** Edited versions that could not be saved, why, and what can be done about it. */
export function ReplaceFailed({ failure, isPending }: ReplaceFailedProps) {
  const t = useT();
  const numbers = failure.order.edited.map(({ number }) => number).join(t('mixcut.replace.numberJoin'));
  return (
    <Alert
      type="error"
      showIcon
      closable={{ onClose: failure.dismiss }}
      title={t('mixcut.replace.someFailed', { numbers, reason: failure.reason })}
      action={
        <Flex gap={8} wrap>
          <Button size="small" disabled={isPending} onClick={() => void failure.undo()}>
            {t('mixcut.replace.undoAll')}
          </Button>
          <Button size="small" type="primary" loading={isPending} onClick={() => void failure.retry()}>
            {t('mixcut.replace.again')}
          </Button>
        </Flex>
      }
    />
  );
}

/** Whether the limit holds for the versions as they are shown. */
export function Guarantee({ recipe, outlook }: { readonly recipe: MixRecipe; readonly outlook: MixOutlook }) {
  const t = useT();
  const { worst } = outlook;
  if (!worst) return null;
  const isHeld = worst.likeness <= recipe.limit + 1e-9;
  const pair = t('mixcut.outlook.worstPair', {
    first: worst.first + 1,
    second: worst.second + 1,
    percent: percentOf(worst.likeness),
  });
  const limit = percentOf(recipe.limit);
  return (
    <Alert
      type={isHeld ? 'success' : 'warning'}
      showIcon
      title={t(isHeld ? 'mixcut.guarantee.held' : 'mixcut.guarantee.broken', { pair, limit })}
    />
  );
}
