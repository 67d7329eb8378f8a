import { applyAction } from '@/engine/edit/applyAction';
import { captionTemplates } from '@/engine/project/captionTemplates';
import { createProject } from '@/engine/project/createProject';
import { type MediaRef, type Project, placeholderClip } from '@/engine/project/schema';
import { allClips } from '@/engine/project/walk';
import { fromSeconds, toSeconds, ZERO } from '@/engine/time/ticks';
import {
  type Built,
  buildMedia,
  buildSeveral,
  buildTemplate,
  buildText,
  buildTransition,
  cutsOf,
  nearestCut,
} from './buildItem';

const aMedium = (id: string, patch: Partial<MediaRef> = {}): MediaRef => ({
  id,
  kind: 'video',
  name: `${id}.mp4`,
  url: `https://example.test/${id}.mp4`,
  width: 1080,
  height: 1920,
  duration: fromSeconds(4),
  hasAudio: true,
  ...patch,
});
const empty = (): Project => createProject({ title: 'test', id: 'test' });
const done = (project: Project, { action }: Built): Project => applyAction(project, action);
const at = (seconds: number) => ({ at: fromSeconds(seconds) });
/** Start and end in seconds of the clips of the main track. */
const spans = (project: Project) =>
  project.tracks.main.clips.map(({ start, duration }) => [toSeconds(start), toSeconds(start) + toSeconds(duration)]);

describe('media on the main track', () => {
  test('the first one begins at 0 and becomes part of the project, wherever the playhead is', () => {
    const project = done(empty(), buildMedia(empty(), aMedium('a'), at(9)));
    expect(spans(project)).toEqual([[0, 4]]);
    expect(project.media.a?.name).toBe('a.mp4');
  });

  test('one dropped into a clip comes in at the nearer cut, and what follows makes room', () => {
    let project = done(empty(), buildMedia(empty(), aMedium('a'), at(0)));
    project = done(project, buildMedia(project, aMedium('b'), at(99)));
    const first = done(project, buildMedia(project, aMedium('c'), at(1)));
    expect(first.tracks.main.clips.map((clip) => 'mediaId' in clip && clip.mediaId)).toEqual(['c', 'a', 'b']);
    const middle = done(project, buildMedia(project, aMedium('c'), at(3)));
    expect(middle.tracks.main.clips.map((clip) => 'mediaId' in clip && clip.mediaId)).toEqual(['a', 'c', 'b']);
    expect(spans(middle)).toEqual([
      [0, 4],
      [4, 8],
      [8, 12],
    ]);
  });

  test('joined to the end it moves nothing that lies above', () => {
    let project = done(empty(), buildMedia(empty(), aMedium('a'), at(0)));
    project = done(project, buildText(project, { kind: 'text', id: 'plain', text: 'hi' }, at(6)));
    const after = done(project, buildMedia(project, aMedium('b'), at(50)));
    expect(after.tracks.overlay[0]?.clips[0]?.start).toBe(fromSeconds(6));
  });

  test.each([
    ['a banner', 12000, 300, 'contain'],
    ['a long screenshot', 1080, 20000, 'contain'],
    ['a photo across', 4000, 3000, undefined],
    ['a video across', 1920, 1080, undefined],
  ])('of %s that fills the canvas enough is seen, or all of it is shown', (_, width, height, fit) => {
    const [clip] = done(empty(), buildMedia(empty(), aMedium('a', { width, height }), at(0))).tracks.main.clips;
    expect(clip?.params.fit).toBe(fit);
  });

  test('lasts whole frames, so that the next clip begins on one', () => {
    const odd = aMedium('a', { duration: fromSeconds(3.017) });
    const [clip] = done(empty(), buildMedia(empty(), odd, at(0))).tracks.main.clips;
    expect((clip?.duration ?? 1) % 4000).toBe(0);
    expect(clip?.duration).toBeLessThanOrEqual(odd.duration);
  });

  test('several dropped at once stand in their order', () => {
    const built = buildSeveral(empty(), [aMedium('a'), aMedium('b'), aMedium('c')], at(0), applyAction);
    const project = done(empty(), built);
    expect(project.tracks.main.clips.map((clip) => 'mediaId' in clip && clip.mediaId)).toEqual(['a', 'b', 'c']);
  });
});

describe('a placeholder', () => {
  const withPlaceholder = (): Project =>
    applyAction(empty(), {
      type: 'insertClip',
      trackId: 'main',
      clip: placeholderClip.parse({ type: 'placeholder', id: 'p', start: 0, duration: fromSeconds(6) }),
    });

  test('is filled by an image dropped on it and keeps its length', () => {
    const project = withPlaceholder();
    const image = aMedium('a', { kind: 'image', duration: ZERO });
    const [clip] = done(project, buildMedia(project, image, { ...at(2), trackId: 'main' })).tracks.main.clips;
    expect(clip).toMatchObject({ id: 'p', type: 'image', mediaId: 'a', duration: fromSeconds(6) });
  });

  test('is shortened by a video that is too short for it', () => {
    const project = withPlaceholder();
    const [clip] = done(project, buildMedia(project, aMedium('a'), { ...at(2), trackId: 'main' })).tracks.main.clips;
    expect(clip).toMatchObject({ type: 'video', duration: fromSeconds(4) });
  });
});

describe('above the image', () => {
  const text = { kind: 'text', id: 'headline', text: 'hello' } as const;

  test('a second text at the same moment gets a track of its own, one later shares the first', () => {
    let project = done(empty(), buildText(empty(), text, at(0)));
    project = done(project, buildText(project, text, at(1)));
    expect(project.tracks.overlay).toHaveLength(2);
    project = done(project, buildText(project, text, at(10)));
    expect(project.tracks.overlay).toHaveLength(2);
    expect(project.tracks.overlay[0]?.clips).toHaveLength(2);
  });

  test('a template dropped on a caption changes its look instead of adding one', () => {
    const [one, other] = captionTemplates.map(({ key }) => key);
    const item = { kind: 'template', id: one ?? '', texts: { caption: 'hi' } } as const;
    const project = done(empty(), buildTemplate(empty(), item, at(0)));
    const target = { ...at(1), trackId: project.tracks.overlay[0]?.id };
    const changed = done(project, buildTemplate(project, { ...item, id: other ?? '' }, target));
    expect(allClips(changed)).toMatchObject([{ templateKey: other, texts: { caption: 'hi' } }]);
  });

  test('a video on an overlay track is shown smaller than the image below it', () => {
    const project = done(empty(), buildText(empty(), text, at(0)));
    const trackId = project.tracks.overlay[0]?.id;
    const after = done(project, buildMedia(project, aMedium('a'), { ...at(20), trackId }));
    expect(after.tracks.overlay[0]?.clips[1]?.params).toMatchObject({ fit: 'contain', scale: 0.6 });
  });
});

describe('audio', () => {
  test('a long one is music, a short one an effect; two at once lie on two tracks', () => {
    const long = aMedium('a', { kind: 'audio', duration: fromSeconds(60) });
    const short = aMedium('b', { kind: 'audio', duration: fromSeconds(1) });
    let project = done(empty(), buildMedia(empty(), long, at(0)));
    project = done(project, buildMedia(project, short, at(2)));
    expect(project.tracks.audio.map(({ clips }) => clips.map(({ role }) => role))).toEqual([['music'], ['effect']]);
  });
});

describe('transitions', () => {
  const two = (): Project => {
    const first = done(empty(), buildMedia(empty(), aMedium('a'), at(0)));
    return done(first, buildMedia(first, aMedium('b', { duration: fromSeconds(1) }), at(9)));
  };

  test('without a cut there is nothing to put one on', () => {
    expect(cutsOf(empty())).toEqual([]);
    expect(buildTransition([], { type: 'fade', seconds: 1 })).toBeUndefined();
  });

  test('one is never longer than the shorter neighbor, and can be taken off', () => {
    const project = two();
    const cut = nearestCut(project, ZERO);
    const built = cut && buildTransition([cut], { type: 'fade', seconds: 3 });
    const after = built ? done(project, built) : project;
    expect(after.tracks.main.transitions).toMatchObject([{ type: 'fade', duration: fromSeconds(1) }]);
    const off = buildTransition(cutsOf(after), null);
    expect(off && done(after, off).tracks.main.transitions).toEqual([]);
  });
});
