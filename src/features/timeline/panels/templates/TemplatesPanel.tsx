import { DeleteOutlined, SaveOutlined } from '@ant-design/icons';
import { App, Button, Flex, Input, Segmented } from 'antd';
import { useState } from 'react';
import { GridLayout } from '@/components/ui/GridLayout';
import { type CaptionTemplate, captionTemplates } from '@/engine/project/captionTemplates';
import type { CaptionClip } from '@/engine/project/schema';
import { allClips, findClip } from '@/engine/project/walk';
import { useLanguage } from '@/hooks/useLanguage';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts, useProject } from '../../EditorContext';
import { buildTemplateFor } from '../items/buildItem';
import { ItemTile } from '../items/ItemTile';
import { PanelHead } from '../PanelHead';
import { useSamples } from '../paint/useSamples';
import styles from '../panels.module.css';
import { usePutItem } from '../usePutItem';
import { ownTemplateOf } from './ownTemplate';
import { templateSample, textsFor } from './templateSample';

/** Caption designs: the predefined ones and the project's own, on chosen captions, on all, or as a new caption. */
export function TemplatesPanel() {
  const t = useT();
  const language = useLanguage().code;
  const { store } = useEditorParts();
  const project = useProject();
  const selection = useEditor((state) => state.selection);
  const put = usePutItem();
  const [isForAll, setForAll] = useState(true);
  const [name, setName] = useState('');

  const own = Object.values(project.templates) as readonly CaptionTemplate[];
  const all = [...own, ...captionTemplates];
  const texts = { caption: t('timelinePanels.captionSample'), subtitle: t('timelinePanels.subtitleSample') };
  const images = useSamples(
    `templates-${language}`,
    all.map(({ key }) => key),
    (key) => {
      const template = all.find((item) => item.key === key);
      return template && templateSample(template, texts);
    },
  );
  const captions = allClips(project).filter((clip): clip is CaptionClip => clip.type === 'caption');
  const chosen = [...selection].flatMap((id) => {
    const clip = findClip(project, id)?.clip;
    return clip?.type === 'caption' ? [clip] : [];
  });
  const meant = isForAll ? captions : chosen;
  const worn = new Set(meant.map(({ templateKey }) => templateKey));

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
              <div key={template.key} className={styles.ownTile}>
                {tile(template)}
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
    </Flex>
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
