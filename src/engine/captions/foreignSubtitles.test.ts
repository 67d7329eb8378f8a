import { toSeconds } from '../time/ticks';
import { foreignSubtitles } from './foreignSubtitles.data';
import { readSubtitleFile } from './readSubtitles';

const near = (value: number) => Number(value.toFixed(4));

test.each(foreignSubtitles.map((file) => [file.name, file] as const))('%s', (_, { text, cues, skipped = [] }) => {
  const file = readSubtitleFile(new TextEncoder().encode(text));
  const read = file.cues.map(({ start, end, text: said, color, place }) => ({
    from: near(toSeconds(start)),
    to: near(toSeconds(end)),
    text: said,
    ...(color ? { color } : {}),
    ...(place ? { place: { ...place, x: near(place.x), y: near(place.y) } } : {}),
  }));
  const wanted = cues.map(({ place, ...cue }) =>
    place ? { ...cue, place: { ...place, x: near(place.x), y: near(place.y) } } : cue,
  );
  expect(read).toEqual(wanted);
  expect(file.skipped.map(({ line }) => line)).toEqual(skipped);
});
