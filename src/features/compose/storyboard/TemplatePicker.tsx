import { Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { captionTemplates, DEFAULT_TEMPLATE_KEY } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { useCompose, useDispatch } from '../ComposeContext';
import styles from '../compose.module.css';
import { spokenCards } from '../model/selectors';
import { paintTemplates } from './paintTemplates';
import storyboardStyles from './storyboard.module.css';

const sampleLength = 12;

/** Caption looks, each drawn by the video's own renderer with the user's own words. */
export function TemplatePicker() {
  const t = useT();
  const dispatch = useDispatch();
  const chosen = useCompose((state) => state.draft.templateKey || DEFAULT_TEMPLATE_KEY);
  const words = useCompose((state) => spokenCards(state.draft.cards)[0]?.text ?? '');
  const title = useCompose((state) => state.draft.goods.form.title);
  const [images, setImages] = useState<Readonly<Record<string, string>>>({});
  const sample = [...(words.split(/[,.!?\uff0c\u3002\uff01\uff1f]/)[0] ?? words)].slice(0, sampleLength).join('');
  const drawn = useRef('');

  useEffect(() => {
    if (sample === '' || drawn.current === sample) return;
    const controller = new AbortController();
    // Typing changes the sample at every letter; drawn once it rests.
    const timer = setTimeout(() => {
      drawn.current = sample;
      void paintTemplates({ caption: sample, subtitle: title }, controller.signal, (key, image) =>
        setImages((before) => ({ ...before, [key]: image })),
      );
    }, 400);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [sample, title]);

  return (
    <Flex component="section" vertical gap={12} style={{ minInlineSize: 0 }} aria-label={t('compose.caption.title')}>
      <Text component="h3" strong size={15} className={styles.subtitle}>
        {t('compose.caption.title')}
      </Text>
      <GridLayout component="ul" columns="repeat(2, minmax(0, 1fr))" gap={8}>
        {captionTemplates.map((template) => (
          <li key={template.key}>
            <button
              type="button"
              className={storyboardStyles.template}
              aria-pressed={template.key === chosen}
              onClick={() => dispatch({ type: 'template/choose', key: template.key })}
            >
              <span className={storyboardStyles.templatePreview}>
                {images[template.key] && (
                  <img className={storyboardStyles.templateImage} src={images[template.key]} alt="" />
                )}
              </span>
              <span className={storyboardStyles.templateName}>{template.name}</span>
            </button>
          </li>
        ))}
      </GridLayout>
    </Flex>
  );
}
