import { useNavigate } from '@umijs/max';
import { Button, Dropdown } from 'antd';
import type { ResourceTools } from '@/components/resource/types';
import { textPlatformIds, textPlatforms } from '@/domain/platforms/texts';
import { useRecordActions } from '@/hooks/useRecordActions';
import { articleAddress } from '@/services/article/address';
import { articleApi } from '@/services/article/api';
import type { ArticleSummary } from '@/services/article/schema';
import { kindOfPlatform } from '../draft';

interface CopyButtonProps {
  readonly article: ArticleSummary;
  readonly tools: ResourceTools<ArticleSummary>;
}

/** The same words for another platform, as a draft of its own. */
export function CopyButton({ article, tools }: CopyButtonProps) {
  const { t } = tools;
  const actions = useRecordActions();
  const navigate = useNavigate();
  if (!tools.can('save')) return null;
  const copy = async (key: string) => {
    const platform = textPlatformIds.find((id) => id === key);
    if (!platform) return;
    const made = await actions.save(
      (options) => articleApi.copy({ id: article.id, platform, kind: kindOfPlatform(platform) }, options),
      { isNew: true },
    );
    if (made) navigate(articleAddress(made));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: textPlatformIds.map((key) => ({ key, label: t('article.copyFor', { name: textPlatforms[key].name }) })),
        onClick: ({ key }) => void copy(key),
      }}
    >
      <Button type="text" size="small">
        {t('common.copy')}
      </Button>
    </Dropdown>
  );
}
