import { adapterCost, creditCost } from '../src/domain/credits';
import { withoutPauses } from '../src/domain/speech';
import { speechContract } from '../src/services/speech/schema';
import { fail } from './_core/fail';
import { hold, refund, settle } from './_core/ledger';
import { findObject, keyOfUrl, readObject } from './_core/objectStorage';
import { serve } from './_core/serve';
import { newId, type Row } from './_core/store';
import { describeRecognizer, recognize } from './_engines/recognizer';
import { ownerOf, recognizerOf, speechOf } from './_groups/ownServices';
import { needRoom } from './_groups/planLimits';
import { knownSpeech, ownSentences, synthesize } from './_groups/spoken';
import { followingSample, type VoiceSampleRow, voiceIdOf } from './_groups/voiceSamples';

/** Seconds that a merchant has had spoken; counted in /counting/usage. */
interface SpeechRow extends Row {
  readonly duration: number;
  readonly created_at: string;
}

const dataUrl = /^data:([\w.+-]+\/[\w.+-]+)?(?:;[\w=-]+)*;base64,([\w+/=\s]*)$/;
const MAX_BYTES = 100 * 1024 * 1024;

/** Bytes of what is to be written down; only stored files of the caller, and voices, which belong to nobody. */
function audioOf(mchno: string, { url, data }: { readonly url?: string; readonly data?: string }): Buffer {
  if (data !== undefined) {
    const [, , text] = dataUrl.exec(data) ?? fail('音频数据格式不正确', { errorCode: 'INVALID_INPUT' });
    const bytes = Buffer.from(text ?? '', 'base64');
    return bytes.length > 0 ? bytes : fail('音频是空的，请重新选择', { errorCode: 'FILE_EMPTY' });
  }
  const key = keyOfUrl(url ?? '');
  const object = key ? findObject(key) : undefined;
  const isOurs = object && (!object.mchno || object.mchno === mchno);
  if (!key || !object || !isOurs) return fail('音频不存在或已删除', { errorCode: 'OBJECT_MISSING' });
  if (object.size > MAX_BYTES) return fail('音频超过 100 MB，请分段识别', { errorCode: 'FILE_TOO_LARGE' });
  return readObject(key) ?? fail('音频不存在或已删除', { errorCode: 'OBJECT_MISSING' });
}

export default serve(speechContract, {
  voices({ db, merchant }) {
    const engine = speechOf(merchant.mchno);
    const { name, kind, voices, samples } = engine;
    const nameOf = (id: string): string => voices.find((voice) => voice.id === id)?.name ?? '';
    const own = db
      .table<VoiceSampleRow>('voice_sample')
      .all()
      .filter(({ status }) => status === 1 && samples !== 'unused')
      .map((sample) => ({
        id: voiceIdOf(sample.id),
        name: sample.name,
        gender: 'neutral' as const,
        language: 'zh-CN',
        style: samples === 'cloned' ? '按录音克隆' : `近似音高与语速 · 基于${nameOf(sample.base_voice)}`,
        sample_id: sample.id,
      }));
    return { engine: name, kind, owner: ownerOf(engine), samples, list: [...voices, ...own] };
  },

  async synthesize({ db, account, merchant, clock }, asked) {
    const engine = speechOf(merchant.mchno);
    const voice = asked.voice || (engine.voices[0]?.id ?? '');
    const request = followingSample(db, { ...asked, voice });
    const isKnown = knownSpeech(engine, request) !== undefined;
    if (!isKnown) needRoom(merchant.mchno, 'speechSeconds', 1);
    const credits = isKnown
      ? 0
      : creditCost('speech', adapterCost(ownerOf(engine)), [...withoutPauses(request.text)].length);
    const held = hold(db, { credits, subject: '语音合成', account_name: account.name });
    try {
      const result = await synthesize(engine, request);
      settle(db, held);
      if (!isKnown)
        db.table<SpeechRow>('speech').insert({ id: newId('spk'), duration: result.duration, created_at: clock.iso() });
      return result;
    } catch (error) {
      refund(db, held);
      throw error;
    }
  },

  async recognize({ merchant }, input) {
    const bytes = audioOf(merchant.mchno, input);
    const own = recognizerOf(merchant.mchno);
    const { url } = input;
    return {
      ...(await recognize(bytes, { url, own, ownSentences: () => ownSentences({ bytes, url }) })),
      engine: describeRecognizer(own).name,
    };
  },
});
