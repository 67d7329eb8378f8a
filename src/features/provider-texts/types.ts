import type { ResourceRow } from '@/components/resource/types';
import type { ProviderTextState } from '@/domain/providerTexts';

/** What announcements and help articles have in common. */
export interface ProviderText extends ResourceRow {
  readonly title: string;
  readonly state: ProviderTextState;
}

/** What a row can be opened for. */
export type TextDialog = 'preview' | 'publish' | 'withdraw';
export type OpenTextDialog<Row> = (dialog: TextDialog, row: Row) => void;
