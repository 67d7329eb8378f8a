import { Skeleton } from 'antd';
import { useState } from 'react';
import { ConflictModal } from '@/components/ConflictModal';
import { LoadFailure } from '@/components/LoadFailure';
import { useLoad } from '@/hooks/useLoad';
import { brandApi } from '@/services/brand/api';
import type { BrandFields, BrandState } from '@/services/brand/schema';
import { BrandDifferences } from './ActivateDialog';

interface BrandConflictProps {
  readonly mine: BrandFields;
  readonly isBusy: boolean;
  /** Takes the place of what is stored now. */
  readonly onMine: (stored: BrandState) => void;
  readonly onTheirs: (stored: BrandState) => void;
  readonly onClose: () => void;
}

/** A colleague has changed the brand meanwhile: nothing is saved until it is decided whose stays. */
export function BrandConflict({ mine, isBusy, onMine, onTheirs, onClose }: BrandConflictProps) {
  const { data: stored, error, refresh } = useLoad(brandApi.info, {}, { fresh: true });
  const [isComparing, setIsComparing] = useState(false);
  return (
    <ConflictModal
      isBusy={isBusy || !stored}
      isComparing={isComparing}
      onCompare={() => setIsComparing(!isComparing)}
      onMine={() => stored && onMine(stored)}
      onTheirs={() => stored && onTheirs(stored)}
      onClose={onClose}
    >
      {!stored && error && <LoadFailure error={error} onRetry={refresh} />}
      {!stored && !error && <Skeleton active />}
      {isComparing && stored && <BrandDifferences before={stored.draft ?? stored.live} after={mine} />}
    </ConflictModal>
  );
}
