import { Modal, Tabs } from 'antd';
import { useState } from 'react';
import { JobList, useExportJobs } from '@/blocks/exports/JobList';
import { useT } from '@/hooks/useT';
import { isJobBusy } from '@/lib/jobs';
import { useProject } from '../EditorContext';
import { FilesTab } from './FilesTab';
import { NewExport } from './NewExport';
import { StorageDialog } from './StorageDialog';

export interface ExportDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Tab = 'new' | 'jobs' | 'files';

/** Export of the open project, the exports under way, and the project as a file. */
export default function ExportDialog({ isOpen, onClose }: ExportDialogProps) {
  const t = useT();
  const [tab, setTab] = useState<Tab>('new');
  const [isRoomOpen, setRoomOpen] = useState(false);
  const project = useProject();
  const busy = useExportJobs().filter(({ state }) => isJobBusy(state)).length;
  return (
    <Modal
      open={isOpen}
      onCancel={onClose}
      title={t('timelineExport.title')}
      footer={null}
      width={800}
      style={{ top: 24 }}
      destroyOnHidden
    >
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(key as Tab)}
        items={[
          {
            key: 'new',
            label: t('timelineExport.tabNew'),
            children: (
              <NewExport
                isOpen={isOpen && tab === 'new'}
                onStarted={() => setTab('jobs')}
                onLeave={onClose}
                onRoom={() => setRoomOpen(true)}
              />
            ),
          },
          {
            key: 'jobs',
            label: busy > 0 ? t('timelineExport.tabJobsBusy', { count: busy }) : t('timelineExport.tabJobs'),
            children: <JobList current={project} onExport={() => setTab('new')} />,
          },
          { key: 'files', label: t('timelineExport.tabFiles'), children: <FilesTab onDone={onClose} /> },
        ]}
      />
      <StorageDialog isOpen={isRoomOpen} onClose={() => setRoomOpen(false)} />
    </Modal>
  );
}
