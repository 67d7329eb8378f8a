import { Input, InputNumber, Select, Switch } from 'antd';
import { NumberControl, Row, Section } from '@/blocks/params';
import { Text } from '@/components/ui/Text';
import { MAX_ELEMENT_NAME, MAX_TEXT_LIMIT, textSources } from '@/domain/templates/elements';
import type { Action } from '@/engine/edit/actions';
import type { Clip, PlaceholderClip, Project } from '@/engine/project/schema';
import { allClips, findClip, mediaIdOf } from '@/engine/project/walk';
import { fromSeconds, type Ticks, toSeconds } from '@/engine/time/ticks';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';

const MIN_SECONDS = 0.1;
const MAX_SECONDS = 180;
const kinds = ['any', 'image', 'video'] as const;
type Kind = (typeof kinds)[number];

/** Whether a clip can be left open for whoever uses the template. */
const canBeOpen = ({ type }: Clip): boolean =>
  type === 'video' || type === 'image' || type === 'placeholder' || type === 'text' || type === 'caption';

/** A text is left open by its name; an image or a video by the place that it leaves. */
const isOpen = (clip: Clip): boolean => clip.type === 'placeholder' || (!isMedia(clip) && clip.name.trim() !== '');
const isMedia = ({ type }: Clip): boolean => type === 'video' || type === 'image' || type === 'placeholder';

/** What leaves an image or a video open: its place asks for what stood there. */
function openPlace(project: Project, clip: Clip, name: string): Action {
  const { width = 0, height = 0 } = project.media[mediaIdOf(clip) ?? ''] ?? {};
  const size: readonly Action[] =
    width > 0 && height > 0 ? [{ type: 'setPlaceholder', clipId: clip.id, patch: { width, height } }] : [];
  return {
    type: 'batch',
    actions: [{ type: 'emptyPlace', clipId: clip.id }, ...size, { type: 'setName', clipId: clip.id, name }],
  };
}

/** Whether merchants replace a clip, under which name, and with what. */
export function SlotSection({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const clip = useEditor(({ history }) => findClip(history.present, clipId)?.clip);
  const meant = useEditor(({ history: { present } }) => {
    const here = findClip(present, clipId)?.clip;
    return here?.type === 'placeholder' ? present.media[here.mediaId ?? ''] : undefined;
  });
  if (!clip || !canBeOpen(clip)) return null;
  const open = isOpen(clip);

  const freeName = (): string => {
    const taken = new Set(allClips(store.get()).map(({ name }) => name.trim()));
    const usual = (number: number) => t(`templates.own.part.${isMedia(clip) ? 'media' : 'text'}`, { number });
    let number = 1;
    while (taken.has(usual(number))) number += 1;
    return usual(number);
  };
  const toggle = (isOn: boolean) => {
    const label = { label: isOn ? 'templateEditor.step.open' : 'templateEditor.step.close' };
    if (isOn && isMedia(clip)) store.act(openPlace(store.get(), clip, freeName()), label);
    else if (isOn) store.act({ type: 'setName', clipId, name: freeName() }, label);
    else if (meant) store.act({ type: 'replaceMedia', clipId, mediaId: meant.id }, label);
    else store.act({ type: 'setName', clipId, name: '' }, label);
  };

  return (
    <Section title={t('templateEditor.slot')}>
      <Row label={t('templateEditor.replaceable')}>
        <Switch
          size="small"
          aria-label={t('templateEditor.replaceable')}
          checked={open}
          // A place that never held anything can only be taken away.
          disabled={clip.type === 'placeholder' && !meant}
          onChange={toggle}
        />
      </Row>
      {open && <SlotName clip={clip} />}
      {clip.type === 'placeholder' && <PlaceFields clip={clip} />}
      {open && !isMedia(clip) && <TextFields clipId={clipId} />}
      <Text type="secondary" size="small">
        {t(open ? 'templateEditor.sameName' : 'templateEditor.closedHint')}
      </Text>
    </Section>
  );
}

function SlotName({ clip }: { readonly clip: Clip }) {
  const t = useT();
  const { store } = useEditorParts();
  return (
    <Row label={t('templates.parts.name')}>
      <Input
        size="small"
        value={clip.name}
        maxLength={MAX_ELEMENT_NAME}
        status={clip.name.trim() === '' ? 'error' : ''}
        aria-label={t('templateEditor.slotName')}
        placeholder={t('templates.parts.name')}
        onChange={({ target }) => {
          const name = target.value;
          // Without a name a text would be no place any more, and its field would be gone under the hand.
          if (name === '' && clip.type !== 'placeholder') return;
          store.act(
            { type: 'setName', clipId: clip.id, name },
            { label: 'timeline.step.setName', merge: `name:${clip.id}` },
          );
        }}
        onBlur={store.seal}
      />
    </Row>
  );
}

/** What may be put into a place, and how long it is at least: as long as the place. */
function PlaceFields({ clip }: { readonly clip: PlaceholderClip }) {
  const t = useT();
  const { store } = useEditorParts();
  const { id: clipId } = clip;
  return (
    <>
      <Row label={t('templateEditor.kind')}>
        <Select<Kind>
          size="small"
          aria-label={t('templateEditor.kind')}
          value={clip.accepts ?? 'any'}
          options={kinds.map((value) => ({ value, label: t(`templateEditor.kind.${value}`) }))}
          onChange={(value) =>
            store.act(
              { type: 'setPlaceholder', clipId, patch: { accepts: value === 'any' ? null : value } },
              { label: 'templateEditor.step.kind' },
            )
          }
        />
      </Row>
      <Row label={t('templateEditor.length')}>
        <NumberControl
          label={t('templateEditor.length')}
          value={toSeconds(clip.duration)}
          min={MIN_SECONDS}
          max={MAX_SECONDS}
          step={0.1}
          unit="seconds"
          slide={null}
          onChange={(seconds) =>
            store.act(
              { type: 'trimClip', clipId, edge: 'end', to: (clip.start + fromSeconds(seconds)) as Ticks, ripple: true },
              { label: 'timeline.step.trimClip', merge: `length:${clipId}` },
            )
          }
          onEnd={store.seal}
        />
      </Row>
    </>
  );
}

/** How much may be written in a text, and what of the goods fills it. */
function TextFields({ clipId }: { readonly clipId: string }) {
  const t = useT();
  const { store } = useEditorParts();
  const rule = useEditor(({ history }) => history.present.textRules?.[clipId]);
  const from = textSources.find((source) => source === rule?.from);
  const set = (patch: { readonly limit?: number | undefined; readonly from?: string | undefined }) => {
    const next = { ...rule, ...patch };
    store.act(
      {
        type: 'setTextRule',
        clipId,
        rule: { ...(next.limit ? { limit: next.limit } : {}), ...(next.from ? { from: next.from } : {}) },
      },
      { label: 'templateEditor.step.rule', merge: `rule:${clipId}` },
    );
  };
  return (
    <>
      <Row label={t('templates.parts.limit')}>
        <InputNumber
          size="small"
          min={1}
          max={MAX_TEXT_LIMIT}
          precision={0}
          value={rule?.limit ?? null}
          placeholder={t('templateEditor.usualLimit')}
          aria-label={t('templates.parts.limit')}
          onChange={(limit) => set({ limit: limit ?? undefined })}
          onBlur={store.seal}
        />
      </Row>
      <Row label={t('templateEditor.from')}>
        <Select
          size="small"
          aria-label={t('templateEditor.from')}
          value={from ?? ''}
          options={[
            { value: '', label: t('templates.parts.byHand') },
            ...textSources.map((source) => ({ value: source, label: t(`templates.source.${source}`) })),
          ]}
          onChange={(source) => set({ from: source || undefined })}
        />
      </Row>
    </>
  );
}
