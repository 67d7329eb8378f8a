import { useSyncExternalStore } from 'react';
import { merchantZone, onMerchantZoneChange } from '@/lib/merchantZone';

/** The merchant's zone (IANA name), for what must change with it. */
export const useMerchantZone = (): string => useSyncExternalStore(onMerchantZoneChange, merchantZone);
