import { Flex } from 'antd';
import { Suspense } from 'react';
import { Text } from '@/components/ui/Text';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { useEditorSetting } from '../EditorSetting';
import { canvasRatios, ratioOf, sizeOf } from '../model/canvasSizes';
import styles from './EmptyStage.module.css';
import { RateSelect } from './RateSelect';

const shapeEdge = 36;

/** Nothing on the timeline yet: the canvas is chosen here, and work of before is taken up again. */
export function EmptyStage() {
  const t = useT();
  const { store } = useEditorParts();
  const { Recents, emptyText } = useEditorSetting();
  const canvas = useEditor(({ history }) => history.present.canvas);
  const isFresh = useEditor(({ history }) => Object.keys(history.present.media).length === 0);
  const chosen = ratioOf(canvas);
  return (
    <Flex vertical gap={16} align="center" className={styles.empty}>
      <Text component="h2" strong size={18}>
        {t('timeline.emptyTitle')}
      </Text>
      <Text component="p" type="secondary" style={{ maxInlineSize: 420 }}>
        {t(emptyText)}
      </Text>
      <Flex gap={8} justify="center" wrap role="radiogroup" aria-label={t('timeline.ratio')}>
        {canvasRatios.map((ratio) => {
          const { width, height } = sizeOf(ratio);
          const unit = shapeEdge / Math.max(width, height);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a card with a drawing
            <button
              key={ratio}
              type="button"
              role="radio"
              aria-checked={chosen === ratio}
              className={styles.ratio}
              onClick={() =>
                store.act({ type: 'setCanvas', patch: sizeOf(ratio) }, { label: 'timeline.step.setCanvas' })
              }
            >
              <span className={styles.ratioShape} style={{ width: width * unit, height: height * unit }} />
              {ratio}
            </button>
          );
        })}
      </Flex>
      <RateSelect />
      {isFresh && (
        <Suspense fallback={null}>
          <Recents />
        </Suspense>
      )}
    </Flex>
  );
}
