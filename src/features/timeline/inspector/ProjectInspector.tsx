import { ColorPicker, Flex, InputNumber, Select, Switch } from 'antd';
import { ComplianceTextArea } from '@/blocks/compliance';
import { NumberControl, Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import type { Project } from '@/engine/project/schema';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { canvasRatios, ratioOf, sizeOf } from '../model/canvasSizes';
import { useSetCanvas } from '../model/useSetCanvas';
import { RateSelect } from '../preview/RateSelect';
import { useAiPartsNote } from '../useAiPartsNote';
import styles from './inspector.module.css';

const own = 'own';

/** The project itself: canvas, AI label, ducking. */
export function ProjectInspector() {
  const t = useT();
  return (
    <Flex vertical className={styles.inspector}>
      <Flex component="header" gap={8} align="center" className={styles.head}>
        <Text component="h2" size="medium" strong ellipsis style={{ flex: 1 }}>
          {t('timeline.inspector.project')}
        </Text>
      </Flex>
      <CanvasSection />
      <LabelSection />
      <DuckingSection />
    </Flex>
  );
}

function CanvasSection() {
  const t = useT();
  const { store } = useEditorParts();
  const canvas = useEditor(({ history }) => history.present.canvas);
  const setCanvas = useSetCanvas();
  const set = (patch: Partial<Project['canvas']>, merge?: string) => setCanvas(patch, merge ? { merge } : {});
  const edge = (name: 'width' | 'height') => (
    <InputNumber
      size="small"
      aria-label={t(`timeline.inspector.canvas.${name}`)}
      min={16}
      max={8192}
      step={2}
      controls={false}
      value={canvas[name]}
      // H.264 wants even sizes.
      onChange={(value) => {
        if (typeof value === 'number' && value >= 16) set({ [name]: Math.round(value / 2) * 2 }, `canvas:${name}`);
      }}
      onBlur={store.seal}
    />
  );
  return (
    <Section title={t('timeline.inspector.canvas')}>
      <Row label={t('timeline.ratio')}>
        <Select
          size="small"
          aria-label={t('timeline.ratio')}
          value={ratioOf(canvas) ?? own}
          options={[
            ...canvasRatios.map((ratio) => ({ value: ratio as string, label: ratio as string })),
            ...(ratioOf(canvas) ? [] : [{ value: own, label: t('timeline.inspector.ownRatio') }]),
          ]}
          onChange={(value) => {
            const ratio = canvasRatios.find((known) => known === value);
            if (ratio) set(sizeOf(ratio));
          }}
        />
      </Row>
      <Row label={t('timeline.inspector.size')}>
        {edge('width')}
        <span aria-hidden="true">×</span>
        {edge('height')}
      </Row>
      <Row label={t('timeline.rateOfCanvas')}>
        <RateSelect />
      </Row>
      <Row label={t('timeline.inspector.backdrop')}>
        <ColorPicker
          size="small"
          disabledAlpha
          showText
          value={canvas.background}
          onChange={(color) => set({ background: color.toHexString().slice(0, 7) }, 'canvas:background')}
          onChangeComplete={store.seal}
        />
      </Row>
    </Section>
  );
}

function LabelSection() {
  const t = useT();
  const aiPartsNote = useAiPartsNote();
  const { store } = useEditorParts();
  const label = useEditor(({ history }) => history.present.aiLabel);
  const set = (patch: Partial<Project['aiLabel']>, merge?: string) =>
    store.act({ type: 'setLabel', patch }, { label: 'timeline.step.setLabel', ...(merge ? { merge } : {}) });
  return (
    <Section title={t('timeline.inspector.aiLabel')}>
      <Row label={t('timeline.inspector.aiVisible')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.aiVisible')}
          checked={label.visible}
          onChange={(visible) => set({ visible })}
        />
      </Row>
      <Row label={t('timeline.inspector.aiText')}>
        <ComplianceTextArea
          isOneLine
          hasBar={false}
          size="small"
          aria-label={t('timeline.inspector.aiText')}
          maxLength={30}
          disabled={!label.visible}
          value={label.text}
          onChange={(text) => set({ text }, 'label:text')}
          onBlur={store.seal}
        />
      </Row>
      <Row label={t('timeline.inspector.aiMetadata')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.aiMetadata')}
          checked={label.metadata}
          onChange={(metadata) => set({ metadata })}
        />
      </Row>
      <Text component="p" type="secondary" size="small">
        {aiPartsNote}
      </Text>
    </Section>
  );
}

function DuckingSection() {
  const t = useT();
  const { store } = useEditorParts();
  const ducking = useEditor(({ history }) => history.present.ducking);
  return (
    <Section title={t('timeline.inspector.ducking')}>
      <Row label={t('timeline.inspector.duckingOn')}>
        <Switch
          size="small"
          aria-label={t('timeline.inspector.duckingOn')}
          checked={ducking.enabled}
          onChange={(enabled) =>
            store.act({ type: 'setDucking', patch: { enabled } }, { label: 'timeline.step.setDucking' })
          }
        />
      </Row>
      <Row label={t('timeline.inspector.duckingGain')}>
        <NumberControl
          label={t('timeline.inspector.duckingGain')}
          value={ducking.gain}
          min={0}
          max={1}
          step={0.01}
          unit="share"
          isDisabled={!ducking.enabled}
          onChange={(gain) =>
            store.act({ type: 'setDucking', patch: { gain } }, { label: 'timeline.step.setDucking', merge: 'ducking' })
          }
          onEnd={store.seal}
        />
      </Row>
      <Text component="p" type="secondary" size="small">
        {t('timeline.inspector.duckingNote')}
      </Text>
    </Section>
  );
}
