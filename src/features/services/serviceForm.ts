import {
  addressFault,
  isSameHost,
  isServiceKey,
  type ServiceKind,
  type ServiceProtocol,
} from '@/domain/merchantServices';
import type { MerchantService, ServiceBinding } from '@/services/merchant_service/schema';

/** Groups whose answers name the engines at work. */
export const engineReaders = ['engine', 'writer', 'speech'] as const;

export interface ServiceValues {
  readonly protocol: ServiceProtocol;
  readonly address: string;
  /** Empty = as it is stored, or none. */
  readonly key: string;
  readonly model: string;
  readonly voices: string[];
  readonly is_cloning: boolean;
}

export const initialValues = ({ binding }: MerchantService): ServiceValues => ({
  protocol: binding?.protocol ?? 'openai',
  address: binding?.address ?? '',
  key: '',
  model: binding?.model ?? '',
  voices: [...(binding?.voices ?? [])],
  is_cloning: binding?.is_cloning ?? false,
});

/** What is sent: a key that was not typed is left as it is stored. */
export function bodyOf(kind: ServiceKind, { key, ...values }: ServiceValues, binding: ServiceBinding | undefined) {
  const typed = key.trim();
  return {
    kind,
    ...values,
    voices: kind === 'speech' ? values.voices : [],
    ...(typed !== '' || !binding ? { key: typed } : {}),
  };
}

/** What is wrong with a key; undefined = nothing. */
export function keyFault(key: string, address: string, binding: ServiceBinding | undefined) {
  const typed = key.trim();
  if (!isServiceKey(typed)) return 'characters' as const;
  if (typed !== '' || !binding?.has_key) return undefined;
  if (binding.is_key_lost) return 'lost' as const;
  // While the address cannot be read, its own field says so.
  return addressFault(address) || isSameHost(binding.address, address.trim()) ? undefined : ('otherHost' as const);
}
