import { CloseOutlined, CustomerServiceOutlined } from '@ant-design/icons';
import { Button, Flex, Form, InputNumber, Segmented, Select, Slider, Switch } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { type RecipeMusic, recipeLimits, recipeRatios } from '@/domain/mixcut/recipe';
import { isPlayable } from '@/domain/mixcut/versionParts';
import { useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';
import { CoverOptions } from './CoverOptions';
import { musicOf } from './newRecipe';
import { useRecipe } from './recipeDocument';
import { WordsOptions } from './WordsOptions';

const MAX_LIMIT_PERCENT = 80;

/** How many, how different, in which shape, with which titles and music. */
export function RecipeOptions() {
  const t = useT();
  const { recipe, set } = useRecipe();
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('mixcut.option.count')} htmlFor="mixcut-count">
        <InputNumber
          id="mixcut-count"
          value={recipe.count}
          min={1}
          max={recipeLimits.versions}
          precision={0}
          onChange={(value) => value && set({ count: value })}
        />
      </Form.Item>
      <Form.Item label={t('mixcut.option.limit', { percent: Math.round(recipe.limit * 100) })}>
        <Slider
          value={Math.round(recipe.limit * 100)}
          min={0}
          max={MAX_LIMIT_PERCENT}
          step={5}
          ariaLabelForHandle={t('mixcut.option.limitName')}
          onChange={(value) => set({ limit: value / 100 })}
        />
      </Form.Item>
      <Form.Item label={t('mixcut.option.ratio')}>
        <Segmented
          aria-label={t('mixcut.option.ratio')}
          options={[...recipeRatios]}
          value={recipe.ratio}
          onChange={(ratio) => set({ ratio })}
        />
      </Form.Item>
      <Form.Item label={t('mixcut.option.titles')} extra={t('mixcut.option.titlesHelp')} htmlFor="mixcut-titles">
        <Titles />
      </Form.Item>
      <WordsOptions />
      <CoverOptions />
      <Form.Item label={t('mixcut.option.music')} extra={t('mixcut.option.musicHelp')}>
        <Music />
      </Form.Item>
      <Form.Item label={t('mixcut.option.sound')} extra={t('mixcut.option.soundHelp')} htmlFor="mixcut-sound">
        <Switch id="mixcut-sound" checked={recipe.keepsSound} onChange={(keepsSound) => set({ keepsSound })} />
      </Form.Item>
      <Form.Item label={t('mixcut.option.ai')} extra={t('mixcut.option.aiHelp')} htmlFor="mixcut-ai">
        <Switch id="mixcut-ai" checked={recipe.hasAiParts} onChange={(hasAiParts) => set({ hasAiParts })} />
      </Form.Item>
    </Form>
  );
}

const isFitting = (title: string): boolean => [...title].length <= recipeLimits.title;

function Titles() {
  const t = useT();
  const { recipe, set } = useRecipe();
  const isTooLong = recipe.titles.some((title) => !isFitting(title));
  return (
    <>
      <Select
        id="mixcut-titles"
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={recipeLimits.titles}
        tokenSeparators={['\n']}
        placeholder={t('mixcut.option.titlesPlaceholder')}
        status={isTooLong ? 'error' : undefined}
        value={[...recipe.titles]}
        onChange={(titles: string[]) => set({ titles })}
      />
      {isTooLong && <Text type="danger">{t('mixcut.option.titleTooLong', { max: recipeLimits.title })}</Text>}
    </>
  );
}

function Music() {
  const t = useT();
  const { recipe, set } = useRecipe();
  const [isPicking, setPicking] = useState(false);
  const { music = [] } = recipe;
  const change = (next: readonly RecipeMusic[]): void => set({ music: next.length > 0 ? next : undefined });
  const room = recipeLimits.music - music.length;
  return (
    <Flex vertical gap={8} align="start">
      {music.map((track) => (
        <Flex key={track.url} gap={8} align="center" style={{ inlineSize: '100%' }}>
          <Flex vertical style={{ flex: 1, minInlineSize: 0 }}>
            <Text ellipsis>{track.name}</Text>
            {!isPlayable(track) && (
              <Text type="danger" size="small">
                {t('mixcut.option.musicUnreadable')}
              </Text>
            )}
          </Flex>
          <Text type="secondary" size="small" tabular>
            {isPlayable(track) ? formatDuration(track.duration) : ''}
          </Text>
          <Button
            type="text"
            size="small"
            icon={<CloseOutlined />}
            aria-label={t('mixcut.clip.remove', { name: track.name })}
            onClick={() => change(music.filter(({ url }) => url !== track.url))}
          />
        </Flex>
      ))}
      <Button icon={<CustomerServiceOutlined />} disabled={room <= 0} onClick={() => setPicking(true)}>
        {t(music.length > 0 ? 'mixcut.option.musicMore' : 'mixcut.option.musicChoose')}
      </Button>
      <MediaPicker
        open={isPicking}
        kinds={['audio']}
        max={room}
        onClose={() => setPicking(false)}
        onPick={(files) => {
          setPicking(false);
          const known = new Set(music.map(({ url }) => url));
          change([...music, ...files.map(musicOf).filter(({ url }) => !known.has(url))]);
        }}
      />
    </Flex>
  );
}
