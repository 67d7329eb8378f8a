import { Checkbox, Flex, Input, InputNumber, Select } from 'antd';
import { useMemo, useState } from 'react';
import { Text } from '@/components/ui/Text';
import { MAX_ELEMENT_NAME, MAX_TEXT_LIMIT, textSources } from '@/domain/templates/elements';
import { type OpenPart, type OpenParts, partsOf, type TemplatePart } from '@/domain/templates/templateFromProject';
import type { Project } from '@/engine/project/schema';
import { type Translate, useT } from '@/hooks/useT';
import { formatDuration } from '@/utils/formatDuration';

/** Every shot and every text of a video left open, under its own name or a usual one; captions stay as they are. */
export function usualParts(t: Translate, project: Project): OpenParts {
  const counts = { media: 0, text: 0 };
  return Object.fromEntries(
    partsOf(project).flatMap(({ clipId, type, name, isCaption }): readonly [string, OpenPart][] => {
      if (isCaption && name === '') return [];
      counts[type] += 1;
      const usual = t(`templates.own.part.${type}`, { number: counts[type] });
      return [[clipId, { name: name.replaceAll('.', '').slice(0, MAX_ELEMENT_NAME) || usual }]];
    }),
  );
}

interface TemplatePartsProps {
  readonly project: Project;
  readonly value: OpenParts;
  readonly onChange: (value: OpenParts) => void;
}

/** What of a video is left open: under which name, how long a text may be, and what of the goods fills it. */
export function TemplateParts({ project, value, onChange }: TemplatePartsProps) {
  const t = useT();
  const parts = useMemo(() => partsOf(project), [project]);
  const set = (clipId: string, part: OpenPart | undefined) => {
    const { [clipId]: _, ...rest } = value;
    onChange(part ? { ...rest, [clipId]: part } : rest);
  };
  return (
    <Flex vertical gap={8} component="section" aria-label={t('templates.parts')}>
      <Text type="secondary">{t('templates.own.partsHint')}</Text>
      {parts.map((part) => (
        <PartRow key={part.clipId} part={part} value={value[part.clipId]} onChange={(next) => set(part.clipId, next)} />
      ))}
    </Flex>
  );
}

interface PartRowProps {
  readonly part: TemplatePart;
  /** undefined = it stays as it is. */
  readonly value: OpenPart | undefined;
  readonly onChange: (value: OpenPart | undefined) => void;
}

const rowStyle = { borderBlockEnd: '1px solid var(--ant-color-border-secondary)', paddingBlockEnd: 8 };

function PartRow({ part: { type, name, shows, at, isOpen, isCaption }, value, onChange }: PartRowProps) {
  const t = useT();
  /** What stood there before it was switched off. */
  const [before, setBefore] = useState<OpenPart>(value ?? { name });
  const shown = value ?? before;
  const label = t(`templates.own.kind.${isCaption ? 'caption' : type}`, {
    time: formatDuration(at),
    shows: shows || (isOpen ? '' : name),
  }).trim();
  const change = (patch: Partial<OpenPart>) => {
    const next = { ...shown, ...patch };
    setBefore(next);
    onChange(next);
  };
  return (
    <Flex gap={8} align="center" wrap role="group" aria-label={label} style={rowStyle}>
      <Checkbox
        style={{ flex: '1 1 140px', maxInlineSize: 280 }}
        checked={value !== undefined}
        {...(isOpen ? { disabled: true } : {})}
        onChange={({ target }) => onChange(target.checked ? before : undefined)}
      >
        {label}
      </Checkbox>
      {value && (
        <Input
          style={{ flex: '1 1 110px', maxInlineSize: 220 }}
          value={value.name}
          maxLength={MAX_ELEMENT_NAME}
          aria-label={t('templates.own.nameOf', { part: label })}
          placeholder={t('templates.parts.name')}
          onChange={({ target }) => change({ name: target.value })}
        />
      )}
      {value && type === 'text' && (
        <>
          <InputNumber
            style={{ inlineSize: 100 }}
            min={1}
            max={MAX_TEXT_LIMIT}
            precision={0}
            value={value.limit ?? null}
            suffix={t('templates.parts.characters')}
            placeholder={t('templates.parts.limit')}
            aria-label={t('templates.parts.limitOf', { part: label })}
            onChange={(limit) => change({ limit: limit ?? undefined })}
          />
          <Select
            style={{ inlineSize: 112 }}
            value={value.from ?? ''}
            aria-label={t('templates.parts.fromOf', { part: label })}
            options={[
              { value: '', label: t('templates.parts.byHand') },
              ...textSources.map((source) => ({ value: source, label: t(`templates.source.${source}`) })),
            ]}
            onChange={(from) => change({ from: textSources.find((source) => source === from) })}
          />
        </>
      )}
    </Flex>
  );
}
