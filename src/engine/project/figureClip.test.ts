import { resolve } from '../resolve/resolve';
import { fromSeconds } from '../time/ticks';
import { createProject } from './createProject';
import { ProjectError } from './errors';
import { parseProject } from './parseProject';
import { PROJECT_VERSION } from './schema';

const empty = createProject({ title: 'x', id: 'p' });
const withFigure = (clip: object, media: object = {}): unknown => ({
  ...empty,
  media,
  tracks: {
    ...empty.tracks,
    overlay: [
      { id: 'o', clips: [{ type: 'figure', id: 'f', start: 0, duration: 360_000, presenter: 'anchor', ...clip }] },
    ],
  },
});

test('a document from before figures opens as it was', () => {
  const opened = parseProject({ ...empty, version: 2 });
  expect(opened).toEqual({ ...empty, version: PROJECT_VERSION });
});

test('the same moment gives the same raster, another position of the mouth another one', () => {
  const project = parseProject(withFigure({ mouth: 'PPPPPPPPPPPPPPPPPPPPPPPPPPPPPPAAAAAAAAAAAA' }));
  const keyAt = (seconds: number): string => {
    const layer = resolve(project, fromSeconds(seconds)).layers[0];
    return layer?.kind === 'raster' ? layer.contentKey : '';
  };
  expect(keyAt(0.5)).toBe(keyAt(0.5));
  expect(keyAt(0.501)).toBe(keyAt(0.5));
  expect(keyAt(0.5)).not.toBe(keyAt(1.3));
});

test.each([
  ['a mouth of other letters', { mouth: '<b>' }, 'tracks.overlay.0.clips.0.mouth'],
  ['a portrait that is missing', { mediaId: 'gone' }, 'tracks.overlay.0.clips.0.mediaId'],
  [
    'a gesture that nobody knows',
    { gestures: [{ kind: 'fly', at: 0, duration: 1 }] },
    'tracks.overlay.0.clips.0.gestures.0.kind',
  ],
])('%s is refused with its place', (_, clip, place) => {
  const refusal = (() => {
    try {
      parseProject(withFigure(clip));
    } catch (error) {
      return error instanceof ProjectError ? error.place : String(error);
    }
    return 'taken';
  })();
  expect(refusal).toBe(place);
});
