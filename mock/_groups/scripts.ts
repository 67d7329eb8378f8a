import type { z } from 'zod';
import { scriptSeconds, usualVoice } from '../../src/domain/script';
import type { Script, Sentence, scriptContract } from '../../src/services/script/schema';
import { fail } from '../_core/fail';
import type { Context } from '../_core/serve';
import { type Db, newId } from '../_core/store';
import { versionsIn } from './versions';

export interface ScriptRow extends Script {
  readonly mchno: string;
}

type Kept = Omit<ScriptRow, 'id' | 'mchno' | 'owner' | 'revision' | 'updated_at'>;
type SaveInput = z.output<typeof scriptContract.save.input>;

const MAX_VERSIONS = 50;
export const scriptVersions = versionsIn<Kept>('script_version', MAX_VERSIONS);
export const scriptsOf = (db: Db) => db.table<ScriptRow>('script');

/** The row of a script that is not in the recycle bin; ends the call otherwise. */
export function needScript(db: Db, id: string): ScriptRow {
  const row = scriptsOf(db).need(id, '脚本不存在或已删除');
  return row.status === -1 ? fail('脚本不存在或已删除', { errorCode: 'NOT_FOUND' }) : row;
}

function keep({ db, account, now }: Context, row: ScriptRow, isRestore = false): ScriptRow {
  const { id, mchno, revision, updated_at, owner: _, ...fields } = row;
  scriptVersions.keep(db, { id, mchno, revision, updated_at, fields }, account, now(), isRestore);
  return row;
}

const given = <T extends object>(fields: T): Partial<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>;

/** Screens that know only words leave images and times as they were. */
function merged(sentences: readonly Sentence[], known: readonly Sentence[]): Sentence[] {
  const byId = new Map(known.map((sentence) => [sentence.id, sentence]));
  return sentences.map((sentence) => ({
    ...byId.get(sentence.id),
    ...given(sentence),
    id: sentence.id,
    text: sentence.text,
    role: sentence.role,
  }));
}

/** The row's fields after a save. */
export function savedFields(input: SaveInput, known?: ScriptRow) {
  const { id: _, revision: __, sentences, ...fields } = input;
  const lines = merged(sentences, known?.sentences ?? []);
  const voice_speed = input.voice_speed ?? known?.voice_speed ?? usualVoice;
  return {
    ...given(fields),
    title: input.title,
    source: input.source,
    sentences: lines,
    voice_speed,
    seconds: Math.round(scriptSeconds(lines, voice_speed) * 10) / 10,
  };
}

export function insertScript(ctx: Context, fields: ReturnType<typeof savedFields>): ScriptRow {
  const { db, merchant, account, clock } = ctx;
  const at = clock.iso();
  const row = scriptsOf(db).insert({
    platform: 'douyin',
    assignee: '',
    angle: '',
    save_id: '',
    ...fields,
    id: newId('scr'),
    mchno: merchant.mchno,
    author: { id: account.id, name: account.name },
    owner: undefined,
    state: 'draft',
    status: 1,
    revision: 1,
    created_at: at,
    updated_at: at,
  });
  return keep(ctx, row);
}

export function updateScript(ctx: Context, known: ScriptRow, fields: Partial<ScriptRow>, isRestore = false): ScriptRow {
  const { db, clock } = ctx;
  if (scriptVersions.list(db, known.id).length === 0)
    // What stood before versions were kept stays a state of its own.
    keep(ctx, { ...known, revision: known.revision ?? 1 }, true);
  const next = { ...fields, revision: (known.revision ?? 1) + 1, updated_at: clock.iso() };
  const row = scriptsOf(db).update(known.id, next) ?? fail('脚本不存在或已删除', { errorCode: 'NOT_FOUND' });
  return keep(ctx, row, isRestore);
}
