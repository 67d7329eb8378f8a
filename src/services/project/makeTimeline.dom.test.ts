import { projectCues } from '../../engine/captions/projectCues';
import { parseProject } from '../../engine/project/parseProject';
import { projectJson } from '../../engine/project/projectJson';
import { fromSeconds } from '../../engine/time/ticks';
import { projectAddress } from './address';
import { documentOfVideo } from './makeTimeline';
import { documentOfFile } from './timelineOfFile';

test('a finished video becomes a document of its own size that every door accepts', () => {
  const video = { id: 'v1', title: '成片', url: 'https://a.test/v.mp4', width: 1079, height: 1920, duration: 5.02 };
  const document = documentOfVideo(video);
  expect(parseProject(projectJson(document))).toEqual(document);
  expect(document.canvas).toMatchObject({ width: 1080, height: 1920 });
  const [clip] = document.tracks.main.clips;
  expect((clip?.duration ?? 1) % 4000).toBe(0);
});

test('each project opens on the screen that made it; of an unknown kind none does', () => {
  expect(projectAddress({ id: 'a b', kind: 'compose.post' })).toBe('/compose/post?project=a%20b');
  expect(projectAddress({ id: '1', kind: 'editor.timeline' })).toBe('/editor/timeline?project=1');
  expect(projectAddress({ id: '1', kind: 'toString' })).toBeUndefined();
});

test('a spoken audio lies on the timeline with what it says, sentence by sentence, at its times', () => {
  const audio = { id: 'f1', title: '口播.mp3', url: 'https://a.test/a.mp3', width: 0, height: 0, duration: 6 };
  const cue = (start: number, end: number, text: string) => ({
    start: fromSeconds(start),
    end: fromSeconds(end),
    text,
  });
  const captions = [cue(0, 2, '只要八十九元。'), cue(3, 6, '早上装的热水，到了晚上喝起来还是烫的，喜欢就带走！')];
  const document = documentOfFile({ ...audio, kind: 'audio' }, captions);
  expect(parseProject(projectJson(document))).toEqual(document);
  expect(document.tracks.audio[0]?.clips).toHaveLength(1);
  const cues = projectCues(document);
  expect(cues[0]).toMatchObject({ start: 0, end: fromSeconds(2), text: '只要八十九元' });
  expect(cues[1]?.start).toBe(fromSeconds(3));
  expect(cues.at(-1)?.end).toBe(fromSeconds(6));
  expect(cues.length).toBeGreaterThan(2);
  expect(projectCues(documentOfFile({ ...audio, kind: 'audio' }))).toEqual([]);
});
