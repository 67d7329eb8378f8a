import { HistoryOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { Suspense, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
import { useT } from '@/hooks/useT';
import { useDocumentId } from './DocumentContext';

const VersionsDrawer = lazyPart(() => import('./VersionsDrawer'));

interface VersionsButtonProps {
  /** A sign without words, for narrow bars. */
  readonly isIcon?: boolean;
  readonly className?: string | undefined;
}

/** Opens the earlier states of the document; there are none before its first save. */
export function VersionsButton({ isIcon = false, className = '' }: VersionsButtonProps) {
  const t = useT();
  const id = useDocumentId();
  const [isOpen, setOpen] = useState(false);
  const label = t('document.versions');
  return (
    <>
      <Tooltip title={isIcon ? label : undefined}>
        <Button
          className={className}
          disabled={id === undefined}
          icon={<HistoryOutlined aria-hidden />}
          {...(isIcon ? { type: 'text', size: 'small', 'aria-label': label } : {})}
          onClick={() => setOpen(true)}
        >
          {isIcon ? undefined : label}
        </Button>
      </Tooltip>
      {isOpen && (
        <Suspense fallback={null}>
          <VersionsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
