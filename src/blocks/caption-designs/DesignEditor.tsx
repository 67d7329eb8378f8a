import { Flex, Input, Segmented } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { ProjectPlayer } from '@/blocks/ProjectPlayer';
import { NumberControl, ParamControl, Row, Section } from '@/blocks/params';
import { GridLayout } from '@/components/ui/GridLayout';
import {
  designBackgrounds,
  designParts,
  readDesign,
  setDesign,
  setDesignBackground,
  setDesignLimit,
  shownDesignParams,
} from '@/domain/captionDesigns';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { type ParamDefinition, paramsFor } from '@/engine/project/params';
import type { ParamValue } from '@/engine/project/schema';
import { type MessageId, useT } from '@/hooks/useT';
import { SAMPLE_TIME, sampleProject } from './designSample';
import { type PreviewBackground, previewBackgrounds } from './previewBackgrounds.data';

/** Pixels of the video that a design is made for. */
const CANVAS = { width: 1080, height: 1920 };
const MAX_SAMPLE = 60;

/** Any color of the registry, for what no clip has a param of. */
const backgroundColor = paramsFor('shape').get('fill');

interface DesignEditorProps {
  readonly value: CaptionTemplate;
  /** During a drag as well; `part` names what is changed, and `onEnd` follows. */
  readonly onChange: (design: CaptionTemplate, part: string) => void;
  readonly onEnd?: () => void;
  /** Above the fields: where it begins, undo. */
  readonly children?: ReactNode;
}

/** How a caption looks, as it is set of a clip in the timeline; the video's own renderer shows it meanwhile. */
export function DesignEditor({ value, onChange, onEnd = () => undefined, children }: DesignEditorProps) {
  const t = useT();
  const limit = value.variables.find(({ name }) => name === 'caption')?.limit ?? 0;
  return (
    <GridLayout columns="repeat(auto-fit, minmax(min(280px, 100%), 1fr))" gap={16} align="start">
      <Flex vertical style={{ minInlineSize: 0 }}>
        {children}
        {designParts(value).map((part) => (
          <Section key={part} title={t(`timeline.inspector.variable.${part}`)}>
            {shownDesignParams(value, part).map((definition) => (
              <DesignField
                key={definition.id}
                definition={definition}
                label={t(`timeline.inspector.param.${definition.id}` as MessageId)}
                value={readDesign(value, part, definition.id)}
                onChange={(next) => onChange(setDesign(value, part, definition.id, next), `${part}.${definition.id}`)}
                onEnd={onEnd}
              />
            ))}
            {part === 'caption' && (
              <Row label={t('captionTemplate.limit')}>
                <NumberControl
                  label={t('captionTemplate.limit')}
                  value={limit}
                  min={4}
                  max={30}
                  step={1}
                  onChange={(next) => onChange(setDesignLimit(value, Math.round(next)), 'limit')}
                  onEnd={onEnd}
                />
              </Row>
            )}
          </Section>
        ))}
        <Section title={t('captionTemplate.place')}>
          <Row label={t('captionTemplate.height')}>
            <NumberControl
              label={t('captionTemplate.height')}
              value={value.y}
              min={0}
              max={Math.max(0, CANVAS.height - value.height)}
              step={10}
              unit="px"
              onChange={(y) => onChange({ ...value, y }, 'place')}
              onEnd={onEnd}
            />
          </Row>
          {backgroundColor &&
            designBackgrounds(value).map((background, index) => (
              <DesignField
                key={`${background.element}-${background.drawing}`}
                definition={backgroundColor}
                label={t('captionTemplate.background', { number: index + 1 })}
                value={background.color}
                onChange={(color) =>
                  onChange(setDesignBackground(value, { ...background, color: String(color) }), `background.${index}`)
                }
                onEnd={onEnd}
              />
            ))}
        </Section>
      </Flex>
      {/* The fields are longer than a screen: what they change stays in sight. */}
      <div style={{ position: 'sticky', insetBlockStart: 0 }}>
        <DesignPreview design={value} />
      </div>
    </GridLayout>
  );
}

interface DesignFieldProps {
  readonly definition: ParamDefinition;
  readonly label: string;
  readonly value: ParamValue | undefined;
  readonly onChange: (value: ParamValue) => void;
  readonly onEnd: () => void;
}

const DesignField = ({ definition, label, value, onChange, onEnd }: DesignFieldProps) => (
  <Row label={label}>
    <ParamControl
      label={label}
      definition={definition}
      value={value ?? null}
      canvas={CANVAS}
      onChange={onChange}
      onEnd={onEnd}
    />
  </Row>
);

/** A caption in a design as the export will draw it, on a background of one’s choice with words of one’s own. */
export function DesignPreview({ design }: { readonly design: CaptionTemplate }) {
  const t = useT();
  const [background, setBackground] = useState<PreviewBackground>('middle');
  const [words, setWords] = useState('');
  const caption = words || t('timelinePanels.captionSample');
  const subtitle = t('timelinePanels.subtitleSample');
  const project = useMemo(
    () => sampleProject(design, { caption, subtitle }, previewBackgrounds[background]),
    [design, caption, subtitle, background],
  );
  return (
    <Flex vertical gap={12} component="section" aria-label={t('captionTemplate.preview')}>
      <Segmented<PreviewBackground>
        block
        size="small"
        aria-label={t('captionTemplate.previewOn')}
        value={background}
        options={(['dark', 'middle', 'bright'] as const).map((value) => ({
          value,
          label: t(`captionTemplate.previewOn.${value}`),
        }))}
        onChange={setBackground}
      />
      <ProjectPlayer project={project} showAt={SAMPLE_TIME} isSmall />
      <Input
        value={words}
        maxLength={MAX_SAMPLE}
        placeholder={t('captionTemplate.sample')}
        aria-label={t('captionTemplate.sample')}
        onChange={(event) => setWords(event.target.value)}
      />
    </Flex>
  );
}
