import { Button, Flex } from 'antd';
import { useMemo, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { drawnShotOf } from '@/domain/storyboard/drawnShots';
import { type DrawnKind, type DrawnShot, drawnKinds } from '@/domain/storyboard/types';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch, useParts, useVideoAspect } from '../ComposeContext';
import goodsStyles from '../goods/goods.module.css';
import type { GoodsField } from '../model/state';
import { PanelTitle } from '../PanelTitle';
import { DrawnShotEditor } from './DrawnShotEditor';
import { DrawnStill, drawnKindId } from './DrawnStill';
import { planMissingShots } from './planning';
import storyboardStyles from './storyboard.module.css';

/** What the goods would have to tell, and where that is written. */
const missing = {
  price: { text: 'compose.drawn.missing.price', field: 'price' },
  comparison: { text: 'compose.drawn.missing.comparison', field: 'sellingPoints' },
  ingredients: { text: 'compose.drawn.missing.ingredients', field: 'sellingPoints' },
  steps: { text: 'compose.drawn.missing.steps', field: 'sellingPoints' },
  map: { text: 'compose.drawn.missing.map', field: 'sellingPoints' },
} as const satisfies Record<DrawnKind, { readonly text: string; readonly field: GoodsField }>;

interface DrawnShotsProps {
  readonly cardId: string;
  readonly onClose: () => void;
}

/** Shots that are drawn from what the goods tell, for one card; each kind without facts says which are missing. */
export function DrawnShots({ cardId, onClose }: DrawnShotsProps) {
  const t = useT();
  const { store } = useParts();
  const dispatch = useDispatch();
  const form = useCompose((state) => state.draft.goods.form);
  const card = useCompose(({ draft }) => draft.cards.find(({ id }) => id === cardId));
  const [edited, setEdited] = useState<DrawnShot | undefined>(card?.drawn);
  const text = card?.text ?? '';
  const aspectRatio = useVideoAspect();
  const offers = useMemo(
    () => drawnKinds.map((kind) => ({ kind, drawn: drawnShotOf(kind, form, text) })),
    [form, text],
  );

  const use = (drawn: DrawnShot | undefined) => {
    dispatch({ type: 'card/drawn', id: cardId, drawn });
    if (!drawn) planMissingShots(store);
    onClose();
  };
  return (
    <section aria-label={t('compose.drawn.title')}>
      <PanelTitle component="h3" className={storyboardStyles.shotUpload}>
        {t('compose.drawn.title')}
      </PanelTitle>
      <Text component="p" type="secondary" size={13} style={{ margin: '0 0 8px' }}>
        {t('compose.drawn.lead')}
      </Text>
      {edited ? (
        <DrawnShotEditor
          // A kind of its own starts with its own words.
          key={edited.kind}
          cardId={cardId}
          drawn={edited}
          isUsed={card?.drawn !== undefined}
          onUse={use}
          onBack={() => setEdited(undefined)}
        />
      ) : (
        <>
          <GridLayout component="ul" columns="repeat(auto-fill, minmax(104px, 1fr))" gap={8}>
            {offers.map(
              ({ kind, drawn }) =>
                drawn && (
                  <li key={kind}>
                    <button
                      type="button"
                      className={goodsStyles.shotOption}
                      style={{ aspectRatio }}
                      aria-pressed={card?.drawn?.kind === kind}
                      aria-label={t('compose.drawn.offer', {
                        kind: t(drawnKindId[kind]),
                        words: drawn.rows.map((row) => row.text).join(' · '),
                      })}
                      onClick={() => setEdited(card?.drawn?.kind === kind ? card.drawn : drawn)}
                    >
                      <DrawnStill cardId={cardId} drawn={drawn} />
                      <span className={goodsStyles.mediaKind}>{t(drawnKindId[kind])}</span>
                    </button>
                  </li>
                ),
            )}
          </GridLayout>
          <Flex component="ul" vertical gap={4} style={{ marginBlockStart: 8 }}>
            {offers.map(
              ({ kind, drawn }) =>
                !drawn && (
                  <Flex component="li" key={kind} gap="0 8px" align="center" wrap>
                    <Text size={13}>{t(drawnKindId[kind])}</Text>
                    <Text type="secondary" size={13}>
                      {t(missing[kind].text)}
                    </Text>
                    <Button
                      type="link"
                      size="small"
                      style={{ padding: 0 }}
                      aria-label={t('compose.drawn.fillFor', { kind: t(drawnKindId[kind]) })}
                      onClick={() => {
                        onClose();
                        dispatch({ type: 'goods/ask', field: missing[kind].field });
                      }}
                    >
                      {t('compose.drawn.fill')}
                    </Button>
                  </Flex>
                ),
            )}
          </Flex>
        </>
      )}
    </section>
  );
}
