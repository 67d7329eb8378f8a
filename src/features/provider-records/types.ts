import type { ResourceRow } from '@/components/resource/types';
import type { ProviderRecordState } from '@/domain/providerRecords';

/** What all have in common that a provider publishes to its merchants. */
export interface ProviderRecord extends ResourceRow {
  readonly title: string;
  readonly state: ProviderRecordState;
  /** What merchants see is older than what stands here: it can be published again. */
  readonly has_changes?: boolean;
}

/** What a row can be opened for. */
export type RecordDialog = 'preview' | 'publish' | 'withdraw';
export type OpenRecordDialog<Row> = (dialog: RecordDialog, row: Row) => void;
