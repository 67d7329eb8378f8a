import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { App, Button, Modal } from 'antd';
import { useState } from 'react';
import { DesignEditor } from '@/blocks/caption-designs';
import type { CaptionTemplate } from '@/engine/project/captionTemplates';
import { useT } from '@/hooks/useT';
import { useEditorParts } from '../EditorContext';
import styles from './panels.module.css';

/** What can be done with a design of the project's own. */
export function OwnTemplateButtons({ template }: { readonly template: CaptionTemplate }) {
  return (
    <>
      <ChangeOwn template={template} />
      <RemoveOwn template={template} />
    </>
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
