import { Alert, Flex, Input, Segmented, Select } from 'antd';
import { useMemo, useState } from 'react';
import { FactSources } from '@/blocks/facts';
import { GoodsPicker } from '@/blocks/goods/GoodsPicker';
import { useMaterials } from '@/blocks/materials';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { hookTypes } from '@/domain/frameworks';
import { fillTitle, type TitlePattern, titleBlanks, titlePatterns, wordsOfGoods } from '@/domain/materials';
import { platformName, type VideoPlatformId, videoPlatformIds } from '@/domain/platforms';
import { useCurrentGoods } from '@/hooks/useCurrentGoods';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { goodsApi } from '@/services/goods/api';
import { OwnActions, useRemoveMaterial } from '../parts/OwnActions';
import { FavoriteButton } from '../parts/StarButton';
import { OwnTitle } from './OwnTitle';
import { TitleRow } from './TitleRow';

const shownBlanks = 6;
const hookName = (id: string): string => hookTypes.find((hook) => hook.id === id)?.name ?? id;

type Typed = Readonly<Record<string, string>>;

/** The patterns filled from goods and from what is typed for the blanks; the fullest come first. */
function useFilledTitles(goodsId: string | undefined, typed: Typed) {
  const { data: goods } = useLoad(goodsApi.info, goodsId ? { id: goodsId } : undefined);
  const words = useMemo(() => ({ ...(goods ? wordsOfGoods(goods) : {}), ...typed }), [goods, typed]);
  const blanks = useMemo(() => {
    const known = goods ? wordsOfGoods(goods) : {};
    return titleBlanks()
      .filter((word) => !known[word])
      .slice(0, shownBlanks);
  }, [goods]);
  const titles = useMemo(
    () =>
      titlePatterns
        .map((one) => ({ one, filled: fillTitle(one.pattern, words) }))
        .sort((a, b) => a.filled.missing.length - b.filled.missing.length),
    [words],
  );
  return { goods, words, blanks, titles };
}

interface BlanksProps {
  readonly words: readonly string[];
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
}

/** What the goods do not tell. */
function Blanks({ words, typed, onChange }: BlanksProps) {
  const t = useT();
  if (words.length === 0) return null;
  return (
    <Flex component="section" gap="8px 12px" align="center" wrap aria-label={t('material.titles.blanks')}>
      <Text type="secondary" size={13}>
        {t('material.titles.blanks')}
      </Text>
      {words.map((word) => (
        <Input
          key={word}
          size="small"
          style={{ inlineSize: 120 }}
          placeholder={word}
          maxLength={20}
          aria-label={t('material.titles.blank', { word })}
          value={typed[word] ?? ''}
          onChange={({ target }) => onChange({ ...typed, [word]: target.value })}
        />
      ))}
    </Flex>
  );
}

/** Titles by hook and platform, filled from the current goods, counted and checked as one reads them. */
export function TitlesTab() {
  const t = useT();
  const current = useCurrentGoods();
  const materials = useMaterials('title');
  const removeMaterial = useRemoveMaterial(materials.refresh);
  const [platform, setPlatform] = useState<VideoPlatformId>('douyin');
  const [hook, setHook] = useState('');
  const [scope, setScope] = useState<'all' | 'own' | 'stars'>('all');
  const [goodsId, setGoodsId] = useState<string>();
  const [typed, setTyped] = useState<Typed>({});
  const chosen = goodsId ?? current?.id;
  const { goods, words, blanks, titles } = useFilledTitles(chosen, typed);
  const fits = ({ platforms, hook: own, id }: TitlePattern): boolean =>
    (platforms.length === 0 || platforms.includes(platform)) &&
    (hook === '' || own === hook) &&
    (scope !== 'stars' || materials.isFavorite(id));
  const rows = titles.filter(({ one }) => scope !== 'own' && fits(one));
  const own = materials.own.filter((one) => scope !== 'stars' || one.is_favorite);
  const facts = { platform, category: goods?.category, goodsId: goods?.id, points: goods?.selling_points.length };

  return (
    <FactSources goodsId={goods?.id}>
      <Flex vertical gap={16}>
        <Flex gap="8px 12px" align="center" wrap>
          <div style={{ inlineSize: 'min(100%, 320px)' }}>
            <GoodsPicker value={chosen} onChange={(id) => setGoodsId(id)} />
          </div>
          <Segmented
            aria-label={t('material.titles.platform')}
            value={platform}
            onChange={setPlatform}
            options={videoPlatformIds.map((id) => ({ value: id, label: platformName(id) }))}
          />
          <Select
            aria-label={t('material.titles.hook')}
            style={{ minInlineSize: '128px' }}
            value={hook}
            onChange={setHook}
            options={[
              { value: '', label: t('material.titles.allHooks') },
              ...hookTypes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Segmented
            value={scope}
            onChange={setScope}
            options={[
              { value: 'all', label: t('material.all') },
              { value: 'own', label: t('material.own') },
              { value: 'stars', label: t('material.favorites') },
            ]}
          />
        </Flex>
        <Blanks words={blanks} typed={typed} onChange={setTyped} />
        {materials.problem && <Alert type="error" showIcon title={materials.problem} />}
        {scope !== 'stars' && <OwnTitle hook={hook} onSaved={materials.refresh} />}
        <GridLayout
          component="ul"
          columns="repeat(auto-fill, minmax(min(100%, 420px), 1fr))"
          gap={12}
          align="stretch"
          aria-label={t('material.tab.title')}
        >
          {own.map((one) => (
            <TitleRow
              key={one.id}
              {...facts}
              hook={one.tags[0] ? hookName(one.tags[0]) : t('material.own')}
              filled={fillTitle(one.content, words)}
              actions={<OwnActions one={one} materials={materials} onRemove={(id) => void removeMaterial(id)} />}
            />
          ))}
          {rows.map(({ one, filled }) => (
            <TitleRow
              key={one.id}
              {...facts}
              hook={hookName(one.hook)}
              filled={filled}
              onSaved={materials.refresh}
              actions={<FavoriteButton materials={materials} id={one.id} name={filled.text} />}
            />
          ))}
        </GridLayout>
      </Flex>
    </FactSources>
  );
}
