import { createHash } from 'node:crypto';
import {
  type EngineOwner,
  type ServiceKind,
  type ServiceProtocol,
  serviceKinds,
} from '../../src/domain/merchantServices';
import { openSecret } from '../_core/secrets';
import { dbOf, type Row } from '../_core/store';
import { guardedFetch } from '../_engines/guardedFetch';
import { describeRecognizer, type RemoteRecognizer } from '../_engines/recognizer';
import { currentSpeech } from '../_engines/speech';
import type { SpeechEngine } from '../_engines/speech/types';
import { currentWriter } from '../_engines/writer';
import type { Writer } from '../_engines/writerTypes';

/** A service of a merchant's own; its id is merchant and kind, so that there is one of each. */
export interface ServiceRow extends Row {
  readonly mchno: string;
  readonly kind: ServiceKind;
  readonly revision?: number;
  readonly protocol: ServiceProtocol;
  readonly address: string;
  /** See _core/secrets; empty = the service wants no key. */
  readonly sealed_key: string;
  readonly key_tail: string;
  readonly model: string;
  readonly voices: readonly string[];
  readonly is_cloning: boolean;
  readonly bound_by: string;
  readonly bound_at: string;
  readonly last_test?: { readonly at: string; readonly is_ok: boolean; readonly ms: number; readonly message: string };
}

/** What an adapter needs of a service, whether it is stored or only typed. */
export type ServiceConfig = Pick<ServiceRow, 'kind' | 'protocol' | 'address' | 'model' | 'voices' | 'is_cloning'> & {
  readonly apiKey: string;
};

export const serviceId = (mchno: string, kind: ServiceKind): string => `${mchno}:${kind}`;
export const servicesOf = (mchno: string) => dbOf(mchno).table<ServiceRow>('merchant_service');

/** The key of a stored service; undefined where it can no longer be read. */
export const keyOf = ({ id, sealed_key }: ServiceRow): string | undefined =>
  sealed_key === '' ? '' : openSecret(sealed_key, id);

/** The merchant's own service of a kind. One whose key is lost is asked without: its refusal names the key. */
function configOf(mchno: string, kind: ServiceKind): ServiceConfig | undefined {
  const row = servicesOf(mchno).find(serviceId(mchno, kind));
  return row && { ...row, apiKey: keyOf(row) ?? '' };
}

const reached = ({ address, apiKey, model }: ServiceConfig) => ({
  baseUrl: address,
  apiKey,
  model,
  send: guardedFetch,
});

/** The adapter of a service that writes. */
export const writerBy = (config: ServiceConfig): Writer =>
  currentWriter({ ...reached(config), protocol: config.protocol });

/** The adapter of a service that speaks, for one merchant. */
export function speechBy(config: ServiceConfig, mchno: string): SpeechEngine {
  const hash = createHash('sha256').update(`${config.address} ${config.model}`).digest('hex').slice(0, 16);
  const { voices, is_cloning: isCloning } = config;
  return currentSpeech({ ...reached(config), voices, isCloning, id: `${mchno}:${hash}` });
}

export const recognizerBy = (config: ServiceConfig): RemoteRecognizer => reached(config);

/** Who writes for a merchant: its own service, else the platform's, else the embedded writer. */
export function writerOf(mchno: string): Writer {
  const own = configOf(mchno, 'writer');
  return own ? writerBy(own) : currentWriter();
}

/** Who speaks for a merchant. */
export function speechOf(mchno: string): SpeechEngine {
  const own = configOf(mchno, 'speech');
  return own ? speechBy(own, mchno) : currentSpeech();
}

/** The recognizer of a merchant's own; undefined = the platform's or the embedded one. */
export function recognizerOf(mchno: string): RemoteRecognizer | undefined {
  const own = configOf(mchno, 'recognizer');
  return own && recognizerBy(own);
}

interface Engine {
  readonly kind: 'embedded' | 'remote';
  readonly owner?: 'merchant';
  readonly name: string;
}

/** Whose an engine is: its costs are the owner's. */
export const ownerOf = ({ kind, owner }: Omit<Engine, 'name'>): EngineOwner =>
  owner ?? (kind === 'embedded' ? 'embedded' : 'platform');

/** What is at work for a merchant, by kind. */
export function enginesOf(mchno: string) {
  const ownRecognizer = recognizerOf(mchno);
  const engines: Readonly<Record<ServiceKind, Engine>> = {
    writer: writerOf(mchno),
    speech: speechOf(mchno),
    recognizer: { ...describeRecognizer(ownRecognizer), ...(ownRecognizer && { owner: 'merchant' }) },
  };
  const told = serviceKinds.map((kind) => {
    const engine = engines[kind];
    return [kind, { kind: engine.kind, name: engine.name, owner: ownerOf(engine) }] as const;
  });
  return Object.fromEntries(told) as Record<
    ServiceKind,
    { kind: 'embedded' | 'remote'; name: string; owner: EngineOwner }
  >;
}
