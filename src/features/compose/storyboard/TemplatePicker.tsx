import { Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { designStill, shelfPrice, useShelfDesigns } from '@/blocks/caption-designs';
import { paintStill } from '@/blocks/stills';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { captionTemplates, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import { spokenCards } from '../model/selectors';
import { PanelTitle } from '../PanelTitle';
import storyboardStyles from './storyboard.module.css';

const sampleLength = 12;

/** Caption looks, each drawn by the video's own renderer with the user's own words. */
export function TemplatePicker() {
  const t = useT();
  const dispatch = useDispatch();
  const chosen = useCompose((state) => state.draft.templateKey || DEFAULT_TEMPLATE_KEY);
  const words = useCompose((state) => spokenCards(state.draft.cards)[0]?.text ?? '');
  const title = useCompose((state) => state.draft.goods.form.title);
  const taken = useCompose((state) => state.draft.designs);
  const { list, take, failure } = useShelfDesigns();
  const offers = list.filter(({ design }) => !taken?.some(({ key }) => key === design.key));
  const designs = [...captionTemplates, ...(taken ?? []), ...offers.map(({ design }) => design)];
  const keys = designs.map(({ key }) => key).join();
  const [images, setImages] = useState<Readonly<Record<string, string>>>({});
  const sample = [...(words.split(/[,.!?\uff0c\u3002\uff01\uff1f]/)[0] ?? words)].slice(0, sampleLength).join('');
  const drawn = useRef('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the designs
  useEffect(() => {
    const wanted = `${sample} ${title} ${keys}`;
    if (sample === '' || drawn.current === wanted) return;
    const controller = new AbortController();
    // Typing changes the sample at every letter; drawn once it rests.
    const timer = setTimeout(() => {
      drawn.current = wanted;
      void paintTemplates(designs, { caption: sample, subtitle: title }, controller.signal, (key, image) =>
        setImages((before) => ({ ...before, [key]: image })),
      );
    }, 400);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sample, title, keys]);

  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.caption.title')}>
      <PanelTitle component="h3">{t('compose.caption.title')}</PanelTitle>
      <GridLayout component="ul" columns="repeat(2, minmax(0, 1fr))" gap={8}>
        {[...captionTemplates, ...(taken ?? [])].map((design) => (
          <DesignButton
            key={design.key}
            name={design.name}
            image={images[design.key]}
            isChosen={design.key === chosen}
            onPress={() => dispatch({ type: 'template/choose', key: design.key })}
          />
        ))}
      </GridLayout>
      {failure}
      {offers.length > 0 && (
        <>
          <Text component="h4" type="secondary" size="small">
            {t('captionTemplate.offered')}
          </Text>
          <GridLayout component="ul" columns="repeat(2, minmax(0, 1fr))" gap={8}>
            {offers.map((offer) => (
              <DesignButton
                key={offer.id}
                name={offer.title}
                note={shelfPrice(t, offer)}
                image={images[offer.design.key]}
                isDisabled={!offer.is_open && !offer.is_taken}
                onPress={() =>
                  void take(offer).then(
                    (design) => design && dispatch({ type: 'template/choose', key: design.key, design }),
                  )
                }
              />
            ))}
          </GridLayout>
        </>
      )}
    </Flex>
  );
}

interface DesignButtonProps {
  readonly name: string;
  readonly image: string | undefined;
  /** What it costs, or whom it is for. */
  readonly note?: string;
  readonly isChosen?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function DesignButton({ name, image, note = '', isChosen = false, isDisabled = false, onPress }: DesignButtonProps) {
  return (
    <li>
      <button
        type="button"
        className={storyboardStyles.template}
        aria-pressed={isChosen}
        disabled={isDisabled}
        onClick={onPress}
      >
        <span className={storyboardStyles.templatePreview}>
          {image && <img className={storyboardStyles.templateImage} src={image} alt="" />}
        </span>
        <span className={storyboardStyles.templateName}>{[name, note].filter(Boolean).join(' · ')}</span>
      </button>
    </li>
  );
}

/**
 * Draws a sample of each caption design with the video's own renderer, one after the other.
 * @param texts variable name → sample text
 * @param onImage gets a data address of a transparent PNG for each design's key
 */
async function paintTemplates(
  designs: readonly CaptionTemplate[],
  texts: Readonly<Record<string, string>>,
  signal: AbortSignal,
  onImage: (key: string, image: string) => void,
): Promise<void> {
  for (const design of designs) {
    const still = await paintStill(designStill(design, texts), signal).catch(() => undefined);
    if (signal.aborted) return;
    if (!still) continue;
    const canvas = document.createElement('canvas');
    canvas.width = still.width;
    canvas.height = still.height;
    canvas.getContext('2d')?.drawImage(still, 0, 0);
    onImage(design.key, canvas.toDataURL('image/png'));
  }
}
