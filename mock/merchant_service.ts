import {
  addressFault,
  baseAddress,
  isSameHost,
  isServiceKey,
  keyTail,
  type ServiceKind,
  serviceKinds,
} from '../src/domain/merchantServices';
import {
  type MerchantService,
  merchantServiceContract,
  type ServiceTest,
} from '../src/services/merchant_service/schema';
import { fail, isFailure } from './_core/fail';
import { nextRevision } from './_core/revision';
import { sealSecret } from './_core/secrets';
import { type Context, serve } from './_core/serve';
import type { Row } from './_core/store';
import { recognize } from './_engines/recognizer';
import { embeddedSpeech } from './_engines/speech/embedded';
import {
  enginesOf,
  keyOf,
  recognizerBy,
  type ServiceConfig,
  type ServiceRow,
  serviceId,
  servicesOf,
  speechBy,
  writerBy,
} from './_groups/ownServices';

const HOUR_MS = 3_600_000;
/** Each test is a call to an address of the caller's choice. */
const MAX_TESTS_AN_HOUR = 60;
const TEST_TIMEOUT_MS = 30_000;
/** A test shows how it writes, not all that it can. */
const MAX_TEST_TEXT = 600;

/** When a merchant has tested, ms; the id is the merchant. */
interface TestsRow extends Row {
  readonly times: readonly number[];
}

const addressSentences = {
  format: '服务地址要以 http:// 或 https:// 开头，例如 https://api.example.com/v1',
  credentials: '服务地址里不要带用户名和密码，密钥请填在“密钥”里',
  query: '服务地址里不要带 ? 或 # 后面的部分',
} as const;

interface Typed {
  readonly kind: ServiceKind;
  readonly protocol: 'openai' | 'anthropic';
  readonly address: string;
  readonly key?: string | undefined;
  readonly model: string;
  readonly voices: readonly string[];
  readonly is_cloning: boolean;
}

const rowOf = ({ merchant }: Context, kind: ServiceKind): ServiceRow | undefined =>
  servicesOf(merchant.mchno).find(serviceId(merchant.mchno, kind));

/** What was typed, as an adapter takes it; refused where it cannot work, or would carry a stored key to another host. */
function checked(ctx: Context, typed: Typed): ServiceConfig {
  const { kind, model, voices, is_cloning } = typed;
  const protocol = kind === 'writer' ? typed.protocol : 'openai';
  const fault = addressFault(typed.address);
  if (fault) return fail(addressSentences[fault], { errorCode: 'SERVICE_ADDRESS' });
  const address = baseAddress(kind, protocol, typed.address);
  if (kind === 'speech' && voices.length === 0)
    fail('请填写至少一个音色名称，语音服务的说明里能找到', { errorCode: 'SERVICE_VOICES' });
  const config = { kind, protocol, address, model, voices: kind === 'speech' ? voices : [], is_cloning } as const;
  if (typed.key !== undefined) {
    if (!isServiceKey(typed.key)) return fail('密钥里有空格、换行或中文字符，请重新复制', { errorCode: 'SERVICE_KEY' });
    return { ...config, apiKey: typed.key };
  }
  const known = rowOf(ctx, kind);
  if (!known) return { ...config, apiKey: '' };
  if (known.sealed_key !== '' && !isSameHost(known.address, address))
    return fail('服务地址换了，请重新填写密钥：原来的密钥不会发给新的地址', { errorCode: 'SERVICE_KEY_NEEDED' });
  const apiKey = keyOf(known);
  if (apiKey === undefined) return fail('原来的密钥读不出来了，请重新填写', { errorCode: 'SERVICE_KEY_NEEDED' });
  return { ...config, apiKey };
}

function viewOf(ctx: Context, kind: ServiceKind): MerchantService {
  const { name, owner } = enginesOf(ctx.merchant.mchno)[kind];
  const row = rowOf(ctx, kind);
  if (!row) return { kind, revision: 0, at_work: { name, owner } };
  const { revision, protocol, address, model, voices, is_cloning, key_tail, bound_by, bound_at, last_test } = row;
  return {
    kind,
    revision,
    at_work: { name, owner },
    binding: {
      protocol,
      address,
      model,
      voices: [...voices],
      is_cloning,
      has_key: row.sealed_key !== '',
      key_tail,
      is_key_lost: keyOf(row) === undefined,
      bound_by,
      bound_at,
    },
    last_test,
  };
}

/** Refuses a test beyond the hour's, and counts this one. */
function countTest({ db, merchant, now }: Context): void {
  const table = db.table<TestsRow>('merchant_service_tests');
  const times = (table.find(merchant.mchno)?.times ?? []).filter((at) => now() - at < HOUR_MS);
  if (times.length >= MAX_TESTS_AN_HOUR) fail('试得太频繁了，请一小时后再试', { errorCode: 'SERVICE_TOO_MANY_TESTS' });
  table.remove(merchant.mchno);
  table.insert({ id: merchant.mchno, mchno: merchant.mchno, times: [...times, now()] });
}

async function writeSample(config: ServiceConfig, sentence: string): Promise<string> {
  const signal = AbortSignal.timeout(TEST_TIMEOUT_MS);
  const request = { act: 'rewrite', text: sentence, before: '', after: '', seed: 1, wish: '' } as const;
  let text = '';
  for await (const piece of writerBy(config).act(request, signal)) {
    text += piece;
    if (text.length > MAX_TEST_TEXT) break;
  }
  if (signal.aborted && text === '') fail('写作服务 30 秒没有回应，请检查地址和模型', { errorCode: 'SERVICE_TIMEOUT' });
  return text.slice(0, MAX_TEST_TEXT).trim();
}

async function speak(engine: ReturnType<typeof speechBy>, sentence: string) {
  const voice = engine.voices[0]?.id ?? '';
  return engine.speak({ text: sentence, voice, speed: 1, pitch: 1, volume: 1 });
}

/** A real call with the sentence: it is rewritten, spoken, or spoken here and listened to there. */
async function trySample(ctx: Context, config: ServiceConfig, sentence: string) {
  if (config.kind === 'writer') return { text: await writeSample(config, sentence), audio: '' };
  if (config.kind === 'speech') {
    const { bytes, mime } = await speak(speechBy(config, ctx.merchant.mchno), sentence);
    return { text: '', audio: `data:${mime};base64,${bytes.toString('base64')}` };
  }
  const spoken = await speak(embeddedSpeech, sentence);
  const { segments } = await recognize(spoken.bytes, { own: recognizerBy(config) });
  return { text: segments.map(({ text }) => text).join(''), audio: '' };
}

export default serve(merchantServiceContract, {
  data: (ctx) => ({ list: serviceKinds.map((kind) => viewOf(ctx, kind)) }),

  bind(ctx, { revision, ...typed }) {
    const { merchant, account, clock } = ctx;
    const { apiKey, ...config } = checked(ctx, typed);
    const table = servicesOf(merchant.mchno);
    const id = serviceId(merchant.mchno, config.kind);
    const known = table.find(id);
    const next = nextRevision(known, revision);
    table.remove(id);
    table.insert({
      id,
      mchno: merchant.mchno,
      ...config,
      revision: next,
      sealed_key: apiKey === '' ? '' : sealSecret(apiKey, id),
      key_tail: keyTail(apiKey),
      bound_by: account.name,
      bound_at: clock.iso(),
    });
    return viewOf(ctx, config.kind);
  },

  unbind(ctx, { kind, revision }) {
    const known = rowOf(ctx, kind);
    if (!known) return null;
    nextRevision(known, revision);
    servicesOf(ctx.merchant.mchno).remove(known.id);
    return null;
  },

  async test(ctx, { kind, sentence, draft }): Promise<ServiceTest> {
    const stored = rowOf(ctx, kind);
    const config = draft
      ? checked(ctx, { ...draft, kind })
      : stored && {
          ...stored,
          apiKey: keyOf(stored) ?? fail('密钥读不出来了，请重新填写', { errorCode: 'SERVICE_KEY_NEEDED' }),
        };
    if (!config) return fail('还没有绑定服务，请先填写', { errorCode: 'NOT_FOUND' });
    countTest(ctx);
    const begun = performance.now();
    const told = (is_ok: boolean, message: string, found: { readonly text: string; readonly audio: string }) => {
      const result = { is_ok, ms: Math.round(performance.now() - begun), message, ...found };
      if (!draft)
        servicesOf(ctx.merchant.mchno).update(serviceId(ctx.merchant.mchno, kind), {
          last_test: { at: ctx.clock.iso(), is_ok, ms: result.ms, message },
        });
      return result;
    };
    try {
      const found = await trySample(ctx, config, sentence);
      if (kind === 'recognizer' && found.text.trim() === '')
        return told(false, '服务有回应，但没有听出文字，请检查模型', found);
      return told(true, '', found);
    } catch (error) {
      if (!isFailure(error)) throw error;
      return told(false, error.message, { text: '', audio: '' });
    }
  },
});
