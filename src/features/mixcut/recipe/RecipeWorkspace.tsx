import { PlusOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Card, Flex, Input, Select, Space } from 'antd';
import { SaveStatus, useDocumentId, useDocumentSession, VersionsButton } from '@/blocks/document';
import { GridLayout } from '@/components/ui/GridLayout';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { canAddGroup } from '@/domain/mixcut/recipeFindings';
import { useAction } from '@/hooks/useAction';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { projectAddress } from '@/services/project/address';
import { projectApi } from '@/services/project/api';
import { useDeletedFiles, usePlanner } from '../planner/usePlanner';
import { GroupCard } from './GroupCard';
import { newGroup } from './newRecipe';
import { OutlookPanel } from './OutlookPanel';
import { RecipeOptions } from './RecipeOptions';
import styles from './RecipeWorkspace.module.css';
import { RECIPE_KIND, useRecipe } from './recipeDocument';

const MAX_RECIPES = 50;

interface RecipeWorkspaceProps {
  readonly onNew: () => void;
}

/** Groups of clips on the left, how they are mixed and what comes of it on the right. */
export function RecipeWorkspace({ onNew }: RecipeWorkspaceProps) {
  const t = useT();
  const { recipe, set } = useRecipe();
  const deleted = useDeletedFiles();
  const planned = usePlanner(recipe, deleted);
  return (
    <Flex vertical gap={16}>
      <VisuallyHidden component="h1">{t('menu.creative.clip.creation')}</VisuallyHidden>
      <Flex gap={12} wrap align="center" justify="space-between">
        <Input
          style={{ flex: '1 1 200px', maxInlineSize: 360 }}
          value={recipe.title}
          maxLength={60}
          aria-label={t('mixcut.name')}
          placeholder={t('mixcut.untitled')}
          onChange={({ target }) => set({ title: target.value })}
        />
        <SaveStatus />
        <Space wrap>
          <Recipes />
          <Button onClick={onNew}>{t('mixcut.startNew')}</Button>
          <VersionsButton />
          <PreviewButton count={planned.outlook?.versions.length ?? 0} isPlanning={planned.isPlanning} />
        </Space>
      </Flex>
      <GridLayout gap={16} align="start" className={styles.columns}>
        <Groups deleted={deleted} />
        <Flex vertical gap={16} className={styles.side}>
          <OutlookPanel planned={planned} deleted={deleted} />
          <Card size="small" title={t('mixcut.options')}>
            <RecipeOptions />
          </Card>
        </Flex>
      </GridLayout>
    </Flex>
  );
}

/** Recipes that were saved before. */
function Recipes() {
  const t = useT();
  const id = useDocumentId();
  const { data } = useLoad(projectApi.data, { kind: RECIPE_KIND, page_size: MAX_RECIPES });
  const others = data?.list.filter((one) => one.id !== id) ?? [];
  if (others.length === 0) return null;
  return (
    <Select
      value={null}
      style={{ minInlineSize: 140 }}
      aria-label={t('mixcut.recipes')}
      placeholder={t('mixcut.recipes')}
      options={others.map((one) => ({ value: one.id, label: one.title }))}
      onChange={(next: string | null) => {
        const address = next && projectAddress({ id: next, kind: RECIPE_KIND });
        if (address) history.push(address);
      }}
    />
  );
}

interface PreviewButtonProps {
  readonly count: number;
  readonly isPlanning: boolean;
}

/** Saves the recipe and shows its versions. */
function PreviewButton({ count, isPlanning }: PreviewButtonProps) {
  const t = useT();
  const session = useDocumentSession();
  const { run, isPending } = useAction(async () => {
    await session.save();
    const id = session.id();
    if (id) history.push(`/editor/batch_preview?plan=${encodeURIComponent(id)}`);
  });
  return (
    <Button type="primary" disabled={count === 0 || isPlanning} loading={isPending} onClick={() => void run(undefined)}>
      {t('mixcut.preview', { count })}
    </Button>
  );
}

function Groups({ deleted }: { readonly deleted: ReadonlySet<string> }) {
  const t = useT();
  const { recipe, setGroups } = useRecipe();
  const { groups } = recipe;
  return (
    <Flex vertical gap={12}>
      {groups.map((group, index) => (
        <GroupCard
          key={group.id}
          group={group}
          number={index + 1}
          isFirst={index === 0}
          isLast={index === groups.length - 1}
          deleted={deleted}
          setGroups={setGroups}
        />
      ))}
      <Button
        block
        type="dashed"
        icon={<PlusOutlined />}
        disabled={!canAddGroup(recipe)}
        onClick={() => setGroups((before) => [...before, newGroup('')])}
      >
        {t('mixcut.group.new')}
      </Button>
    </Flex>
  );
}
