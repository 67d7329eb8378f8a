import { Modal } from 'antd';
import { preflight } from '@/engine/export';
import { useLoad } from '@/hooks/useLoad';
import { useT } from '@/hooks/useT';
import { useProject } from '../EditorContext';

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What is exported, how, and what is to know beforehand. */
export default function ExportDialog({ isOpen, onClose }: ExportDialogProps) {
  const t = useT();
  const project = useProject();
  const check = useLoad(() => preflight(project, { format: 'mp4' }), { ready: isOpen, refreshDeps: [project] });
  return (
    <Modal open={isOpen} onCancel={onClose} title={t('timelineExport.title')} footer={null} loading={check.loading} />
  );
}
