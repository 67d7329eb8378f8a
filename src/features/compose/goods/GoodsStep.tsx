import { Alert, Flex, Segmented } from 'antd';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import type { FormFault } from '../model/goodsForm';
import { BriefFields } from './BriefFields';
import { GoodsForm } from './GoodsForm';
import { GoodsLibrary } from './GoodsLibrary';
import { LinkReader } from './LinkReader';

interface GoodsStepProps {
  readonly autoRead: boolean;
  readonly faults: readonly FormFault[];
}

/** Step 1: the goods, from a link, by hand or from the library. */
export function GoodsStep({ autoRead, faults }: GoodsStepProps) {
  const t = useT();
  const dispatch = useDispatch();
  const origin = useCompose((state) => state.draft.goods.origin);
  const idea = useCompose((state) => state.draft.goods.idea);
  const hasForm = useCompose(
    ({ draft }) => draft.goods.origin === 'hand' || draft.goods.form.title !== '' || draft.goods.form.media.length > 0,
  );
  return (
    <Flex vertical gap={16}>
      <Segmented
        style={{ alignSelf: 'flex-start' }}
        value={origin}
        onChange={(value) => dispatch({ type: 'goods/origin', origin: value })}
        options={[
          { value: 'link' as const, label: t('compose.goods.byLink') },
          { value: 'hand' as const, label: t('compose.goods.byHand') },
          { value: 'library' as const, label: t('compose.goods.byLibrary') },
        ]}
        aria-label={t('compose.goods.origin')}
      />
      {idea && origin === 'hand' && (
        <Alert type="info" showIcon title={t('compose.goods.fromIdea')} description={idea} />
      )}
      {origin === 'link' && <LinkReader autoRead={autoRead} />}
      {origin === 'library' && <GoodsLibrary />}
      {hasForm && <BriefFields />}
      {hasForm && <GoodsForm faults={faults} />}
    </Flex>
  );
}
