import { shownByCaller } from '@/lib/request';
import { promptApi } from '@/services/prompt/api';

/** Tells that a prompt was used; a count that does not come through disturbs nobody. */
export const countUse = (id: string): void => void promptApi.use({ id }, shownByCaller).catch(() => undefined);
