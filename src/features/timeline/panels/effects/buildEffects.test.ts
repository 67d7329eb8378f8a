import { applyAction } from '@/engine/edit/applyAction';
import { createProject } from '@/engine/project/createProject';
import { type Clip, imageClip, type Project } from '@/engine/project/schema';
import { findClip } from '@/engine/project/walk';
import { fromSeconds } from '@/engine/time/ticks';
import { buildEffect, buildLook, lookEffects, lookIdOf } from './buildEffects';
import { looks } from './looks';

const base = (): Project =>
  applyAction(createProject({ title: 'test', id: 'test' }), {
    type: 'batch',
    actions: [
      {
        type: 'addMedia',
        media: {
          id: 'm',
          kind: 'image',
          name: '',
          url: 'x',
          width: 10,
          height: 10,
          duration: fromSeconds(0),
          hasAudio: false,
        },
      },
      {
        type: 'insertClip',
        trackId: 'main',
        clip: imageClip.parse({ type: 'image', id: 'c', start: 0, duration: 120_000, mediaId: 'm' }),
      },
    ],
  });
const clipOf = (project: Project): Clip => findClip(project, 'c')?.clip as Clip;
const after = (project: Project, built: ReturnType<typeof buildLook>): Project =>
  built ? applyAction(project, built.action) : project;

test('every look has an effect that the engine draws, within the limits of its params', () => {
  for (const look of looks) {
    expect(lookEffects(look).length).toBeGreaterThan(0);
    expect(() => after(base(), buildLook([clipOf(base())], look.id))).not.toThrow();
  }
});

test('a look takes the place of the one before; effects of the user stay', () => {
  let project = after(base(), buildEffect([clipOf(base())], 'blur'));
  project = after(project, buildLook([clipOf(project)], 'film'));
  project = after(project, buildLook([clipOf(project)], 'mono'));
  expect(lookIdOf(clipOf(project))).toBe('mono');
  expect(clipOf(project).effects[0]?.type).toBe('blur');
  project = after(project, buildLook([clipOf(project)], undefined));
  expect(clipOf(project).effects.map(({ type }) => type)).toEqual(['blur']);
  expect(lookIdOf(clipOf(project))).toBeUndefined();
});

test('without an image there is nothing to do', () => {
  expect(buildEffect([], 'blur')).toBeUndefined();
});
