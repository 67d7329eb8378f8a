import { DeleteOutlined, EditOutlined, SaveOutlined } from '@ant-design/icons';
import { App, Button, Flex, Input, Modal, Segmented } from 'antd';
import { useState } from 'react';
import { DesignEditor, shelfPrice, textsFor, useDesignImages, useShelfDesigns } from '@/blocks/caption-designs';
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
  const put = usePutItem();
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

  const takeAndWear = async (offer: OfferedCaptionTemplate) => {
    const design = await shelf.take(offer);
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
        <Segmented
          block
          size="small"
          aria-label={t('timelinePanels.applyTo')}
          value={isForAll ? 'all' : 'chosen'}
          onChange={(value) => setForAll(value === 'all')}
          options={[
            { value: 'all', label: t('timelinePanels.allCaptions', { count: captions.length }) },
            {
              value: 'chosen',
              label: t('timelinePanels.chosenCaptions', { count: chosen.length }),
              disabled: chosen.length === 0,
            },
          ]}
        />
      )}
      {chosen.length === 1 && (
        <Flex gap={8}>
          <Input
            size="small"
            maxLength={60}
            value={name}
            placeholder={t('timelinePanels.ownName')}
            aria-label={t('timelinePanels.ownName')}
            onChange={(event) => setName(event.target.value)}
            onPressEnter={save}
          />
          <Button size="small" icon={<SaveOutlined aria-hidden />} onClick={save}>
            {t('timelinePanels.saveOwn')}
          </Button>
        </Flex>
      )}
      {own.length > 0 && (
        <Flex component="section" vertical gap={8}>
          <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
            {t('timelinePanels.ownTemplates')}
          </Flex>
          <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
            {own.map((template) => (
              <div key={template.key} style={{ position: 'relative', display: 'grid' }}>
                {tile(template)}
                <ChangeOwn template={template} />
                <RemoveOwn template={template} />
              </div>
            ))}
          </GridLayout>
        </Flex>
      )}
      <Flex component="section" vertical gap={8}>
        <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
          {t('timelinePanels.readyTemplates')}
        </Flex>
        <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
          {captionTemplates.map(tile)}
        </GridLayout>
      </Flex>
      {shelf.failure}
      {offers.length > 0 && (
        <Flex component="section" vertical gap={8}>
          <Flex component="h3" align="center" justify="space-between" className={styles.groupTitle}>
            {t('captionTemplate.offered')}
          </Flex>
          <GridLayout columns="repeat(auto-fill, minmax(92px, 1fr))" gap={8}>
            {offers.map((offer) => (
              <OfferTile
                key={offer.id}
                offer={offer}
                image={images.get(offer.design.key)}
                isTaking={shelf.isTaking}
                onTake={() => void takeAndWear(offer)}
              />
            ))}
          </GridLayout>
        </Flex>
      )}
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

/** Opens the design of the project's own: what it is changed to, all captions in it are. */
function ChangeOwn({ template }: { readonly template: CaptionTemplate }) {
  const t = useT();
  const { store } = useEditorParts();
  const [design, setDesign] = useState<CaptionTemplate>();
  const close = () => setDesign(undefined);
  return (
    <>
      <Button
        size="small"
        type="text"
        className={styles.ownChange}
        icon={<EditOutlined aria-hidden />}
        aria-label={t('captionTemplate.change', { name: template.name })}
        onClick={() => setDesign(template)}
      />
      {design && (
        <Modal
          open
          centered
          width={860}
          // Buttons stay in reach on a laptop and on a phone: what is longer scrolls inside.
          styles={{ body: { maxBlockSize: 'calc(100dvh - 160px)', overflowY: 'auto' } }}
          title={t('captionTemplate.change', { name: template.name })}
          okText={t('common.save')}
          onOk={() => {
            const refused = store.act(
              { type: 'setOwnTemplate', template: design },
              { label: 'captionTemplate.step.change' },
            );
            if (!refused) close();
          }}
          onCancel={close}
        >
          <DesignEditor value={design} onChange={setDesign} />
        </Modal>
      )}
    </>
  );
}

function RemoveOwn({ template }: { readonly template: CaptionTemplate }) {
  const t = useT();
  const { message } = App.useApp();
  const { store } = useEditorParts();
  return (
    <Button
      size="small"
      type="text"
      className={styles.ownRemove}
      icon={<DeleteOutlined aria-hidden />}
      aria-label={t('timelinePanels.removeOwn', { name: template.name })}
      onClick={() => {
        const refused = store.act(
          { type: 'removeOwnTemplate', key: template.key },
          { label: 'timelinePanels.step.removeOwn', isQuiet: true },
        );
        if (refused) message.warning(t('timelinePanels.ownInUse'));
      }}
    />
  );
}
