import { App, Input, Modal } from 'antd';
import { useState } from 'react';
import { refreshFrameworks } from '@/blocks/frameworks/useFrameworks';
import { PageLink } from '@/components/PageLink';
import type { Breakdown } from '@/domain/breakdown';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import type { BreakdownDoc } from './doc';
import { saveFramework } from './keepFramework';

interface SaveFrameworkProps {
  readonly doc: BreakdownDoc;
  readonly result: Breakdown;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly keep: () => Promise<string | undefined>;
}

/** Asks for a name and keeps the structure as a framework of one's own. */
export function SaveFramework({ doc, result, isOpen, onClose, keep }: SaveFrameworkProps) {
  const t = useT();
  const { message } = App.useApp();
  const [typed, setTyped] = useState<string>();
  const name = typed ?? [...doc.title].slice(0, 24).join('');

  const saving = useAction(async () => {
    const breakdownId = await keep();
    const summary = t('analyze.frameworks.ownSummary', { title: doc.title.slice(0, 60) });
    const saved = await saveFramework({ doc, result, name: name.trim(), summary, breakdownId });
    if (!saved) {
      message.warning(t('analyze.frameworks.tooShort'));
      return;
    }
    refreshFrameworks();
    message.success({
      content: (
        <span>
          {t('analyze.frameworks.savedOwn', { name: saved.name })}{' '}
          <PageLink to={`/compose/frame?id=${encodeURIComponent(saved.id)}`}>
            {t('analyze.frameworks.openOwn')}
          </PageLink>
        </span>
      ),
      duration: 6,
    });
    onClose();
  });

  return (
    <Modal
      title={t('analyze.frameworks.saveOwn')}
      open={isOpen}
      onCancel={onClose}
      onOk={() => void saving.run(undefined)}
      okText={t('common.save')}
      okButtonProps={{ disabled: name.trim() === '', loading: saving.isPending }}
    >
      <p>{t('analyze.frameworks.saveLead')}</p>
      <Input
        aria-label={t('analyze.frameworks.name')}
        value={name}
        maxLength={40}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={() => void saving.run(undefined)}
      />
    </Modal>
  );
}
