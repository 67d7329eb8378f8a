import { Flex, Select } from 'antd';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { type ArticleKind, articleKinds } from '@/domain/articles';
import { textPlatformIds, textPlatforms } from '@/domain/platforms/texts';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { accountApi } from '@/services/account/api';
import type { SourceRef } from '@/services/contract';
import { useDraft } from '../articleDocument';
import styles from '../articles.module.css';
import { kindOfPlatform } from '../draft';

const ofScreen = (kind: ArticleKind): boolean => kind === 'article';

/** For which platform, about which goods, by whom. */
export function SettingsPanel() {
  const t = useT();
  const [draft, set] = useDraft();
  const members = useLoad(() => accountApi.data({ page: 1, page_size: 100 }));
  const platforms = textPlatformIds.filter((id) => ofScreen(kindOfPlatform(id)) === ofScreen(draft.kind));
  const withGoods = (id: string | undefined): readonly SourceRef[] => [
    ...draft.source.filter(({ type }) => type !== 'goods'),
    ...(id ? [{ type: 'goods' as const, id }] : []),
  ];
  return (
    <Flex component="section" vertical gap={16} style={{ paddingBlockEnd: 16 }}>
      {draft.kind !== 'article' && (
        <Flex vertical gap={8} className={styles.field}>
          {t('article.platform')}
          <Select
            value={draft.platform}
            aria-label={t('article.platform')}
            options={platforms.map((value) => ({
              value,
              label: `${textPlatforms[value].name} · ${textPlatforms[value].noun}`,
            }))}
            onChange={(platform) => set({ platform, kind: kindOfPlatform(platform) ?? articleKinds[2] })}
          />
        </Flex>
      )}
      <Flex vertical gap={8} className={styles.field}>
        {t('article.goods')}
        <GoodsPicker value={draft.goods_id} onChange={(goods_id) => set({ goods_id, source: withGoods(goods_id) })} />
      </Flex>
      {members.data && (
        <Flex vertical gap={8} className={styles.field}>
          {t('article.assignee')}
          <Select
            allowClear
            value={draft.assignee ?? null}
            aria-label={t('article.assignee')}
            placeholder={t('article.assigneeNone')}
            options={members.data.list.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(assignee: string | null) => set({ assignee: assignee ?? undefined })}
          />
        </Flex>
      )}
    </Flex>
  );
}
