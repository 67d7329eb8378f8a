import { Alert, Button, Flex, Slider } from 'antd';
import { useMemo, useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { cutPassages } from '@/domain/knowledge';
import { useT } from '@/hooks/useT';
import { messageOf, shownByCaller } from '@/lib/request';
import { knowledgeApi } from '@/services/knowledge/api';
import type { KnowledgeDetail } from '@/services/knowledge/schema';
import styles from './knowledgePage.module.css';

interface CutPanelProps {
  readonly document: KnowledgeDetail;
  readonly onCut: (document: KnowledgeDetail) => void;
}

const shownPassages = 6;

/** Other sizes of the passages, seen before they are kept. */
export function CutPanel({ document, onCut }: CutPanelProps) {
  const t = useT();
  const [size, setSize] = useState(document.sizes.size);
  const [overlap, setOverlap] = useState(document.sizes.overlap);
  const [problem, setProblem] = useState('');
  const [isCutting, setCutting] = useState(false);
  const within = Math.min(overlap, Math.floor(size / 2));
  const preview = useMemo(() => cutPassages(document.text, { size, overlap: within }), [document.text, size, within]);
  const isSame = size === document.sizes.size && within === document.sizes.overlap;

  const cut = async () => {
    setCutting(true);
    setProblem('');
    try {
      onCut(await knowledgeApi.recut({ id: document.id, size, overlap: within }, shownByCaller));
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setCutting(false);
    }
  };
  return (
    <Flex vertical gap={12} style={{ minInlineSize: 0 }}>
      <Text component="p" type="secondary" size="small">
        {t('knowledge.cutHint')}
      </Text>
      <GridLayout columns="repeat(auto-fit, minmax(240px, 1fr))" gap={24}>
        <div>
          <span id="knowledge-size">{t('knowledge.size', { count: size })}</span>
          <Slider
            min={80}
            max={800}
            step={20}
            value={size}
            ariaLabelledByForHandle="knowledge-size"
            onChange={setSize}
          />
        </div>
        <div>
          <span id="knowledge-overlap">{t('knowledge.overlap', { count: within })}</span>
          <Slider
            min={0}
            max={200}
            step={10}
            value={within}
            ariaLabelledByForHandle="knowledge-overlap"
            onChange={setOverlap}
          />
        </div>
      </GridLayout>
      {problem && <Alert type="error" showIcon title={problem} />}
      <Flex gap={8} align="center" wrap>
        <Button type="primary" loading={isCutting} disabled={isSame} onClick={() => void cut()}>
          {t('knowledge.cutGo')}
        </Button>
        <Text type="secondary" size="small" role="status">
          {t('knowledge.cutResult', { before: document.passages, after: preview.length })}
        </Text>
      </Flex>
      {preview.slice(0, shownPassages).map((one) => (
        <article key={one.id} className={styles.passage}>
          <p className={styles.passageText}>{one.text}</p>
        </article>
      ))}
      {preview.length > shownPassages && (
        <Text type="secondary" size="small">
          {t('knowledge.more', { count: preview.length - shownPassages })}
        </Text>
      )}
    </Flex>
  );
}
