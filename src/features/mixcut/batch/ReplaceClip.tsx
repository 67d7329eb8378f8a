import { Alert, Button, Flex, Modal, Select } from 'antd';
import { useMemo, useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import type { MixOutlook } from '@/domain/mixcut/outlook';
import { footageOf, type MixRecipe } from '@/domain/mixcut/recipe';
import { outlookWith, replaceClip } from '@/domain/mixcut/replaceClip';
import { useT } from '@/hooks/useT';
import type { FileRecord } from '@/services/file/schema';
import { clipOf } from '../recipe/newRecipe';
import { percentOf } from './LikenessDrawer';

interface ReplaceClipProps {
  readonly recipe: MixRecipe;
  /** As it is shown now. */
  readonly outlook: MixOutlook;
  readonly isPending: boolean;
  readonly onReplace: (next: MixRecipe, outlook: MixOutlook) => void;
  readonly onClose: () => void;
}

/** One recording in the place of another in all versions that show it; what that does to the guarantee is said before. */
export function ReplaceClip({ recipe, outlook, isPending, onReplace, onClose }: ReplaceClipProps) {
  const t = useT();
  const [footage, setFootage] = useState<string>();
  const [file, setFile] = useState<FileRecord>();
  const [isPicking, setPicking] = useState(false);
  const used = useMemo(() => usedClips(recipe, outlook), [recipe, outlook]);
  const next = useMemo(() => {
    if (footage === undefined || !file) return undefined;
    const changed = replaceClip(recipe, footage, clipOf(file));
    return { recipe: changed, outlook: outlookWith(changed, outlook) };
  }, [recipe, outlook, footage, file]);
  const isUnreadable = file !== undefined && !(file.duration && file.duration > 0);
  const isSame = file !== undefined && footageOf(clipOf(file)) === footage;
  const count = used.find((one) => one.footage === footage)?.count ?? 0;
  const canReplace = next !== undefined && !isUnreadable && !isSame;
  return (
    <Modal
      open
      title={t('mixcut.replace.title')}
      okText={t('mixcut.replace.do', { count })}
      cancelText={t('common.cancel')}
      okButtonProps={{ disabled: !canReplace, loading: isPending }}
      onOk={() => next && onReplace(next.recipe, next.outlook)}
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

interface UsedClip {
  readonly footage: string;
  readonly name: string;
  /** Versions that show it. */
  readonly count: number;
}

/** Recordings that the versions show, most shown first. */
function usedClips({ groups }: MixRecipe, { versions }: MixOutlook): readonly UsedClip[] {
  const counts = new Map<string, number>();
  for (const version of versions)
    for (const footage of new Set(version.map((piece) => piece.footage)))
      counts.set(footage, (counts.get(footage) ?? 0) + 1);
  const names = new Map(groups.flatMap(({ clips }) => clips.map((clip) => [footageOf(clip), clip.name])));
  return [...counts]
    .map(([footage, count]) => ({ footage, count, name: names.get(footage) ?? '' }))
    .toSorted((a, b) => b.count - a.count);
}
