import { CustomerServiceOutlined } from '@ant-design/icons';
import { Button, Flex, Form, InputNumber, Segmented, Select, Slider, Switch } from 'antd';
import { useState } from 'react';
import { MediaPicker } from '@/blocks/media';
import { Text } from '@/components/ui/Text';
import { recipeLimits, recipeRatios } from '@/domain/mixcut/recipe';
import { useT } from '@/hooks/useT';
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
      <Form.Item label={t('mixcut.option.music')}>
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
  return (
    <>
      <Flex gap={8} wrap align="center">
        {recipe.music && <Text ellipsis>{recipe.music.name}</Text>}
        <Button icon={<CustomerServiceOutlined />} onClick={() => setPicking(true)}>
          {t(recipe.music ? 'mixcut.option.musicChange' : 'mixcut.option.musicChoose')}
        </Button>
        {recipe.music && <Button onClick={() => set({ music: undefined })}>{t('mixcut.option.musicNone')}</Button>}
      </Flex>
      <MediaPicker
        open={isPicking}
        kinds={['audio']}
        onClose={() => setPicking(false)}
        onPick={([file]) => {
          setPicking(false);
          if (file) set({ music: musicOf(file) });
        }}
      />
    </>
  );
}
