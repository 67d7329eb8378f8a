import { TextDecoder } from 'node:util';
import { projectCues } from '@/engine/captions/projectCues';
import { parseProject } from '@/engine/project/parseProject';
import { requestConfig } from '@/lib/request';
import { writeSession } from '@/lib/session';
import { breakdownApi } from '@/services/breakdown/api';
import { projectApi } from '@/services/project/api';
import { signIn } from '@/testing/mock/callMock';
import { type SharedMockServer, sharedMockServer } from '@/testing/mock/sharedMockServer';
import { breakDownResult } from './breakDownResult';
import { onTimeline } from './onTimeline';
import { toolHistory } from './toolHistory';
import type { ToolOutput, ToolRecord } from './types';

let mock: SharedMockServer;
// browsers have it, jsdom has not
Object.assign(globalThis, { TextDecoder });
beforeAll(async () => {
  mock = await sharedMockServer();
  requestConfig.baseURL = `${mock.origin}/api`;
  requestConfig.timeout = 0;
  const { token, id, mchno } = await signIn(mock.origin, 'owner');
  writeSession({ token, id, app_type: 'merchant', business: 'merchant', merchantData: { mchno, industry: '' } });
}, 40_000);

const srt: ToolOutput = {
  kind: 'text',
  name: '口播.srt',
  text: '1\n00:00:00,000 --> 00:00:02,000\n只要八十九元。\n\n2\n00:00:03,000 --> 00:00:05,000\n喜欢就带走。\n',
};
const audio: ToolOutput = {
  kind: 'file',
  name: '口播.mp3',
  blob: new Blob(['audio'], { type: 'audio/mpeg' }),
  duration: 5,
};
const run = (tool: ToolRecord['tool'], outputs: readonly ToolOutput[]) =>
  toolHistory.add({ tool, title: '口播', inputs: ['原片.mp4'], options: {}, source: [] }, outputs);

async function opened(address: string) {
  const id = new URLSearchParams(address.split('?')[1]).get('project') ?? '';
  const { document } = await projectApi.info({ id });
  return parseProject(document);
}

test('an audio and its captions are one project, from whichever of the two one goes on', async () => {
  const record = await run('text_to_audio', [audio, srt]);
  for (const result of record.results) {
    const project = await opened(await onTimeline(record, result));
    expect(project.tracks.audio[0]?.clips).toHaveLength(1);
    expect(projectCues(project).map(({ text }) => text)).toEqual(['只要八十九元', '喜欢就带走']);
  }
});

test('captions whose video is gone say which one it was', async () => {
  const record = await run('asr', [srt]);
  const [result] = record.results;
  if (!result) throw new Error('no result');
  await expect(onTimeline(record, result)).rejects.toMatchObject({
    messageId: 'tools.inputGone',
    values: { name: '原片.mp4' },
  });
});

test('captions are taken apart with their times', async () => {
  const record = await run('asr', [srt]);
  const [result] = record.results;
  if (!result) throw new Error('no result');
  const address = await breakDownResult(record, result);
  const kept = await breakdownApi.info({ id: new URLSearchParams(address.split('?')[1]).get('id') ?? '' });
  expect(kept.text).toContain('喜欢就带走');
  expect(kept.marks.length).toBeGreaterThan(0);
});
