import { Button, Modal, Space } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/hooks/useT';

interface Props {
  readonly isBusy: boolean;
  /** What is overwritten stays in the history. */
  readonly hasVersions?: boolean;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  /** Where two of them can stand side by side. */
  readonly onBoth?: () => void;
  /** Where they can be looked at beside each other. */
  readonly onCompare?: () => void;
  readonly isComparing?: boolean;
  /** Decided later: nothing is saved until then. */
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Somebody else has saved this meanwhile: mine, theirs, both, or look first. Nothing is saved until it is decided. */
export function ConflictModal(props: Props) {
  const {
    isBusy,
    hasVersions = false,
    onMine,
    onTheirs,
    onBoth,
    onCompare,
    isComparing = false,
    onClose,
    children,
  } = props;
  const t = useT();
  return (
    <Modal
      open
      width={isComparing ? 800 : 560}
      title={t('document.conflictTitle')}
      onCancel={onClose}
      footer={
        <Space wrap>
          {onCompare && (
            <Button onClick={onCompare} aria-expanded={isComparing}>
              {t('document.conflictCompare')}
            </Button>
          )}
          {onBoth && (
            <Button onClick={onBoth} disabled={isBusy}>
              {t('document.conflictBoth')}
            </Button>
          )}
          <Button onClick={onTheirs} disabled={isBusy}>
            {t('document.conflictTheirs')}
          </Button>
          <Button type="primary" onClick={onMine} loading={isBusy}>
            {t('document.conflictMine')}
          </Button>
        </Space>
      }
    >
      <p>{t('document.conflictText')}</p>
      <p>{t(hasVersions ? 'document.conflictLoss' : 'document.conflictLossRecord')}</p>
      {children}
    </Modal>
  );
}
