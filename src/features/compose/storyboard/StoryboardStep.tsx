import { UndoOutlined } from '@ant-design/icons';
import { useDebounce } from 'ahooks';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { productInfoCards } from '@/domain/storyboard/productVideo';
import type { Project } from '@/engine/project/schema';
import { useRowsInTurn } from '@/hooks/useRowsInTurn';
import { useT } from '@/hooks/useT';
import { useCompose, useParts } from '../ComposeContext';
import { FormatSelect } from '../FormatSelect';
import { MediaAdder } from '../goods/MediaAdder';
import { cardStarts, draftProject } from '../model/draftProject';
import { chosenMedia, formatOf, graphicsOf, spokenCards } from '../model/selectors';
import { GraphicsPanel } from './GraphicsPanel';
import { MusicPicker } from './MusicPicker';
import { lookAtImages, planByImages, planMissingShots, replanShots } from './planning';
import { ShotPicker } from './ShotPicker';
import { StoryCard } from './StoryCard';
import storyboardStyles from './storyboard.module.css';
import { TemplatePicker } from './TemplatePicker';
import { VoicePicker } from './VoicePicker';

/** How it sounds and looks, live: the image beside is the video itself at the card that is being worked on. */
function LookPanel({
  shownId,
  project,
}: {
  readonly shownId: string | undefined;
  readonly project: Project | undefined;
}) {
  const t = useT();
  const draft = useCompose((state) => state.draft);
  const at = useMemo(() => (shownId ? cardStarts(draft).get(shownId) : undefined), [draft, shownId]);
  return (
    <Flex component="aside" vertical gap={16} className={storyboardStyles.look} aria-label={t('compose.look.title')}>
      <div className={storyboardStyles.lookPlayer}>
        <div style={{ inlineSize: formatOf(draft) === '16:9' ? '100%' : 196, marginInline: 'auto' }}>
          <ProjectPlayer project={project} showAt={at} isSmall />
        </div>
      </div>
      <Flex vertical gap={16}>
        <VoicePicker />
        <MusicPicker />
        <TemplatePicker />
        <GraphicsPanel />
      </Flex>
    </Flex>
  );
}

const STILL_MS = 400;

/** Step 4: a card a sentence with its shot; voice and caption look at the side. */
export function StoryboardStep() {
  const t = useT();
  const { store } = useParts();
  const cards = useCompose((state) => state.draft.cards);
  const goods = useCompose((state) => state.draft.goods.form);
  const graphics = useCompose((state) => graphicsOf(state.draft));
  const infoCards = useMemo(
    () => productInfoCards({ goods, cards: spokenCards(cards), graphics }),
    [goods, cards, graphics],
  );
  const mediaCount = useCompose((state) => chosenMedia(state.draft.goods.form).length);
  const [shown, setShown] = useState<string>();
  const [picking, setPicking] = useState<string>();

  // Sentences that came since the last time get their shot; chosen ones stay.
  useEffect(() => {
    const left = new AbortController();
    void planByImages(store, left.signal);
    return () => left.abort();
  }, [store]);
  // An upload joins the goods' images while cards are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when there are others
  useEffect(() => void lookAtImages(store), [store, mediaCount]);

  const lastPast = useCompose((state) => state.past.at(-1));
  const draft = useCompose((state) => state.draft);
  const built = useMemo(() => draftProject(draft), [draft]);
  const project = built.kind === 'ready' ? built.project : undefined;
  // Stills follow when the hand rests: a whole row of them is drawn while one types else.
  const still = useDebounce(
    useMemo(() => ({ draft, project }), [draft, project]),
    { wait: STILL_MS },
  );
  const stills = useMemo(() => {
    const { draft: of, project: from } = still;
    return new Map(from && [...cardStarts(of)].map(([id, time]) => [id, { project: from, time }]));
  }, [still]);

  const rows = useRowsInTurn(cards);
  const shownCard = cards.find((card) => card.id === shown) ?? cards[0];
  return (
    <GridLayout gap={24} align="start" className={storyboardStyles.board}>
      <Flex
        component="section"
        vertical
        gap={12}
        style={{ minInlineSize: 0 }}
        aria-label={t('compose.storyboard.cards')}
      >
        {mediaCount === 0 && (
          <Alert
            type="info"
            showIcon
            title={t('compose.storyboard.noMedia')}
            description={<MediaAdder onAdded={() => void planMissingShots(store)} />}
          />
        )}
        {mediaCount > 0 && mediaCount < 3 && (
          <Alert type="info" showIcon title={t('compose.storyboard.fewMedia', { count: mediaCount })} />
        )}
        <Flex gap="8px 12px" align="center" wrap>
          <Text type="secondary" size={13}>
            {t('compose.storyboard.facts', { count: cards.length, media: mediaCount })}
          </Text>
          <span style={{ marginInlineStart: 'auto' }} />
          <FormatSelect size="small" aria-label={t('compose.brief.format')} />
          {lastPast && (
            <Button size="small" icon={<UndoOutlined />} onClick={() => store.dispatch({ type: 'cards/undo' })}>
              {t('compose.sentence.undo', { act: t(`compose.past.${lastPast.label}`) })}
            </Button>
          )}
          <Button size="small" disabled={mediaCount === 0} onClick={() => replanShots(store)}>
            {t('compose.storyboard.replan')}
          </Button>
        </Flex>
        <GridLayout component="ol" gap={12} className={storyboardStyles.cards}>
          {rows.map((card, index) => (
            <StoryCard
              key={card.id}
              card={card}
              index={index}
              isShown={card === shownCard}
              info={infoCards.get(card.id)}
              still={stills.get(card.id)}
              onShow={setShown}
              onPick={setPicking}
            />
          ))}
        </GridLayout>
      </Flex>
      <LookPanel shownId={shownCard?.id} project={project} />
      <ShotPicker cardId={picking} onClose={() => setPicking(undefined)} />
    </GridLayout>
  );
}
