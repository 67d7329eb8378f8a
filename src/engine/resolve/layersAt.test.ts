import { createProject } from '../project/createProject';
import { parseProject } from '../project/parseProject';
import { projectJson } from '../project/projectJson';
import type { Ticks } from '../time/ticks';
import { layersAt, placementAt } from './layersAt';
import { resolve } from './resolve';

const second = 120_000 as Ticks;

function stacked() {
  const json = projectJson(createProject({ title: 't', width: 1000, height: 1000, id: 'p' }));
  const shape = (id: string, params: object) => ({
    type: 'shape',
    shape: 'rect',
    id,
    start: 0,
    duration: second,
    params,
  });
  return parseProject({
    ...json,
    tracks: {
      ...json.tracks,
      overlay: [
        { id: 'low', clips: [shape('below', { width: 400, height: 400 })] },
        { id: 'high', clips: [shape('above', { width: 200, height: 100, x: 100, rotation: 90 })] },
      ],
    },
  });
}

const isClip = (id: string) => id === 'below' || id === 'above';
const at = (x: number, y: number) =>
  layersAt(resolve(stacked(), 0 as Ticks), { x, y }, isClip).map(({ clipId }) => clipId);

test('what lies under a point, topmost first', () => {
  expect(at(600, 500)).toEqual(['above', 'below']);
  expect(at(400, 500)).toEqual(['below']);
  expect(at(10, 10)).toEqual([]);
});

test('a turned box is hit where it is drawn', () => {
  expect(at(600, 590)).toContain('above');
  expect(at(690, 500)).not.toContain('above');
});

test('a clip has a place only while it is on', () => {
  expect(placementAt(stacked(), 'above', 0 as Ticks)).toMatchObject({ x: 600, y: 500, rotation: 90 });
  expect(placementAt(stacked(), 'above', second)).toBeUndefined();
  expect(placementAt(stacked(), 'nobody', 0 as Ticks)).toBeUndefined();
});
