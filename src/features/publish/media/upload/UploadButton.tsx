import { CloudUploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useCan } from '@/hooks/useCan';
import { useT } from '@/hooks/useT';
import { UploadDialog } from './UploadDialog';

interface Props {
  /** A version of this video instead of a video of its own. */
  readonly versionOf?: string;
  readonly onUploaded: () => void;
}

/** Brings a video of this computer among the finished ones. */
export function UploadButton({ versionOf, onUploaded }: Props) {
  const t = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can('video.save')) return null;
  return (
    <>
      <Button
        type={versionOf ? 'default' : 'primary'}
        icon={<CloudUploadOutlined aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t(versionOf ? 'video.uploadVersion' : 'video.upload')}
      </Button>
      {isOpen && (
        <UploadDialog {...(versionOf ? { versionOf } : {})} onClose={() => setOpen(false)} onUploaded={onUploaded} />
      )}
    </>
  );
}
