import { SaveOutlined } from '@ant-design/icons';
import { Button, Flex, Input, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { shelfPrice, textsFor, useDesignImages, useShelfDesigns } from '@/blocks/caption-designs';
import { GridLayout } from '@/components/ui/GridLayout';
import { Text } from '@/components/ui/Text';
import { type CaptionTemplate, captionTemplates } from '@/engine/project/captionTemplates';
import type { CaptionClip } from '@/engine/project/schema';
import { allClips, findClip } from '@/engine/project/walk';
import { useT } from '@/hooks/useT';
import type { OfferedCaptionTemplate } from '@/services/caption_template/schema';
import { useEditor, useEditorParts, useProject } from '../EditorContext';
import { buildTemplateFor } from './items/buildItem';
import { ItemTile } from './items/ItemTile';
import { OwnTemplateButtons } from './OwnTemplateButtons';
import { ownTemplateOf } from './ownTemplate';
import { PanelHead } from './PanelHead';
import styles from './panels.module.css';
import { usePutItem } from './usePutItem';

/** Caption designs: the predefined ones and the project's own, on chosen captions, on all, or as a new caption. */
export function TemplatesPanel() {
  const t = useT();
  const { store } = useEditorParts();
  const project = useProject();
  const selection = useEditor((state) => state.selection);
  const [isForAll, setForAll] = useState(true);
  const [name, setName] = useState('');

  const own = Object.values(project.templates) as readonly CaptionTemplate[];
  const texts = { caption: t('timelinePanels.captionSample'), subtitle: t('timelinePanels.subtitleSample') };
  const shelf = useShelfDesigns();
  const offers = shelf.list.filter(({ design }) => !Object.hasOwn(project.templates, design.key));
  const images = useDesignImages([...own, ...captionTemplates, ...offers.map(({ design }) => design)]);
  const captions = allClips(project).filter((clip): clip is CaptionClip => clip.type === 'caption');
  const chosen = [...selection].flatMap((id) => {
    const clip = findClip(project, id)?.clip;
    return clip?.type === 'caption' ? [clip] : [];
  });
  const meant = isForAll ? captions : chosen;
  const worn = new Set(meant.map(({ templateKey }) => templateKey));

  const { wear, takeAndWear } = useWear(meant, texts, shelf.take);
  const save = () => {
    const [clip] = chosen;
    const template = clip && ownTemplateOf(project, clip, name);
    if (!template) return;
    const refused = store.act(
      {
        type: 'batch',
        actions: [
          { type: 'setOwnTemplate', template },
          { type: 'setTemplate', clipId: clip.id, templateKey: template.key },
        ],
      },
      { label: 'timelinePanels.step.ownTemplate' },
    );
    if (!refused) setName('');
  };

  const tile = (template: CaptionTemplate) => {
    const image = images.get(template.key);
    return (
      <ItemTile
        key={template.key}
        item={{ kind: 'template', id: template.key, texts: textsFor(template, texts) }}
        name={template.name}
        isWide
        isSelected={worn.has(template.key)}
        onUse={() => wear(template)}
      >
        {image && <img className={styles.tileText} src={image} alt="" draggable={false} />}
      </ItemTile>
    );
  };

  return (
    <Flex vertical gap={12} className={styles.panel}>
      <PanelHead
        title={t('timelinePanels.panel.templates')}
        hint={t(captions.length > 0 ? 'timelinePanels.templatesHint' : 'timelinePanels.templatesNew')}
      />
      {captions.length > 0 && (
        <MeantCaptions isForAll={isForAll} onForAll={setForAll} count={captions.length} chosenCount={chosen.length} />
      )}
      {chosen.length === 1 && <OwnName name={name} onName={setName} onSave={save} />}
      {own.length > 0 && (
        <Group title={t('timelinePanels.ownTemplates')}>
          {own.map((template) => (
            <div key={template.key} style={{ position: 'relative', display: 'grid' }}>
              {tile(template)}
              <OwnTemplateButtons template={template} />
            </div>
          ))}
        </Group>
      )}
      <Group title={t('timelinePanels.readyTemplates')}>{captionTemplates.map(tile)}</Group>
      {shelf.failure}
      {offers.length > 0 && (
        <Group title={t('captionTemplate.offered')}>
          {offers.map((offer) => (
            <OfferTile
              key={offer.id}
              offer={offer}
              image={images.get(offer.design.key)}
              isTaking={shelf.isTaking}
              onTake={() => void takeAndWear(offer)}
            />
          ))}
        </Group>
      )}
    </Flex>
  );
}

/** Puts a design on the captions that are meant, or as a new caption where there are none. */
function useWear(
  meant: readonly CaptionClip[],
  texts: Parameters<typeof textsFor>[1],
  take: ReturnType<typeof useShelfDesigns>['take'],
) {
  const { store } = useEditorParts();
  const put = usePutItem();
  const takeAndWear = async (offer: OfferedCaptionTemplate) => {
    const design = await take(offer);
    if (!design) return;
    const { key } = design;
    const keep = { type: 'setOwnTemplate', template: design } as const;
    const label = 'timelinePanels.step.template';
    if (meant.length > 0) {
      const { action } = buildTemplateFor(
        meant.map(({ id }) => id),
        key,
      );
      store.act({ type: 'batch', actions: [keep, action] }, { label });
    } else if (!store.act(keep, { label })) put({ kind: 'template', id: key, texts: textsFor(design, texts) });
  };
  const wear = (template: CaptionTemplate) => {
    if (meant.length === 0) {
      put({ kind: 'template', id: template.key, texts: textsFor(template, texts) });
      return;
    }
    const built = buildTemplateFor(
      meant.map(({ id }) => id),
      template.key,
    );
    store.act(built.action, { label: built.label });
  };
  return { wear, takeAndWear };
}

interface OwnNameProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly onSave: () => void;
}

/** Keeps the look of the chosen caption under a name. */
function OwnName({ name, onName, onSave }: OwnNameProps) {
  const t = useT();
  return (
    <Flex gap={8}>
      <Input
        size="small"
        maxLength={60}
        value={name}
        placeholder={t('timelinePanels.ownName')}
        aria-label={t('timelinePanels.ownName')}
        onChange={(event) => onName(event.target.value)}
        onPressEnter={onSave}
      />
      <Button size="small" icon={<SaveOutlined aria-hidden />} onClick={onSave}>
        {t('timelinePanels.saveOwn')}
      </Button>
    </Flex>
  );
}

interface MeantCaptionsProps {
  readonly isForAll: boolean;
  readonly onForAll: (isForAll: boolean) => void;
  readonly count: number;
  readonly chosenCount: number;
}

/** Which captions a design goes on. */
function MeantCaptions({ isForAll, onForAll, count, chosenCount }: MeantCaptionsProps) {
  const t = useT();
  return (
    <Segmented
      block
      size="small"
      aria-label={t('timelinePanels.applyTo')}
      value={isForAll ? 'all' : 'chosen'}
      onChange={(value) => onForAll(value === 'all')}
      options={[
        { value: 'all', label: t('timelinePanels.allCaptions', { count }) },
        {
          value: 'chosen',
          label: t('timelinePanels.chosenCaptions', { count: chosenCount }),
          disabled: chosenCount === 0,
        },
      ]}
    />
  );
}

interface GroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Group({ title, children }: GroupProps) {
  return (
    <Flex component="section" vertical gap={8}>
      <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
        {title}
      </Flex>
      <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
        {children}
      </GridLayout>
    </Flex>
  );
}

interface OfferTileProps {
  readonly offer: OfferedCaptionTemplate;
  readonly image: string | undefined;
  readonly isTaking: boolean;
  readonly onTake: () => void;
}

/** A design of the provider: not the project's yet, so it cannot be dragged. */
function OfferTile({ offer, image, isTaking, onTake }: OfferTileProps) {
  const note = shelfPrice(useT(), offer);
  return (
    <button
      type="button"
      className={styles.tile}
      title={[offer.title, note].filter(Boolean).join(' · ')}
      disabled={isTaking || (!offer.is_open && !offer.is_taken)}
      onClick={onTake}
    >
      <span className={styles.tileWide}>
        {image && <img className={styles.tileText} src={image} alt="" draggable={false} />}
      </span>
      <Text ellipsis>{offer.title}</Text>
      {note && (
        <Text type="secondary" size="small" ellipsis>
          {note}
        </Text>
      )}
    </button>
  );
}
