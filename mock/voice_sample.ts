import { voiceSampleContract } from '../src/services/voice_sample/schema';
import { fail } from './_core/fail';
import { idsOf } from './_core/ids';
import { makePrivate, readObject } from './_core/objectStorage';
import { paged } from './_core/paging';
import { nextRevision } from './_core/revision';
import { type Context, serve } from './_core/serve';
import { newId } from './_core/store';
import { recordedConsent } from './_groups/consent';
import type { FileRow } from './_groups/files/records';
import { measuredRecording, type VoiceSampleRow } from './_groups/voiceSamples';

const missing = '声音样本不存在或已删除';
const samplesOf = ({ db }: Pick<Context, 'db'>) => db.table<VoiceSampleRow>('voice_sample');

export default serve(voiceSampleContract, {
  data(ctx, query) {
    const rows = samplesOf(ctx)
      .all()
      .filter(({ status }) => (query.status === undefined ? status !== -1 : status === query.status));
    return paged(rows, query, { search: ['name', 'words'], sort: 'updated_at' });
  },

  info: (ctx, { id }) => samplesOf(ctx).need(id, missing),

  save(ctx, { id, file_id, consent: given, revision: seen, ...fields }) {
    const samples = samplesOf(ctx);
    const updated_at = ctx.clock.iso();
    if (id) {
      const known = samples.need(id, missing);
      return samples.update(id, { ...fields, revision: nextRevision(known, seen), updated_at }) ?? known;
    }
    if (!given) return fail('保存声音样本前，请先登记本人的授权', { errorCode: 'CONSENT_MISSING' });
    const consent = recordedConsent(ctx, given);
    const { key, url } = ctx.db.table<FileRow>('file').need(file_id, '录音不存在或已删除，请重新录制');
    const bytes = readObject(key) ?? fail('录音不存在或已删除，请重新录制', { errorCode: 'OBJECT_MISSING' });
    const { duration, measured } = measuredRecording(bytes);
    makePrivate(url, ctx.merchant.mchno);
    return samples.insert({
      id: newId('vs'),
      mchno: ctx.merchant.mchno,
      ...fields,
      file_id,
      url,
      duration,
      measured,
      consent,
      status: 1,
      created_at: updated_at,
      updated_at,
    });
  },

  status(ctx, input) {
    const { status } = input;
    if (status !== 1 && status !== 0 && status !== -1) return fail('状态不正确', { errorCode: 'INVALID_INPUT' });
    const samples = samplesOf(ctx);
    const ids = idsOf(input);
    for (const id of ids) samples.need(id, missing);
    for (const id of ids) samples.update(id, { status, updated_at: ctx.clock.iso() });
    return null;
  },

  delete(ctx, { ids }) {
    const samples = samplesOf(ctx);
    for (const id of ids) samples.need(id, missing);
    for (const id of ids) samples.update(id, { status: -1, updated_at: ctx.clock.iso() });
    return null;
  },
});
