import type { Input } from 'mediabunny';

/**
 * What has to be added to a source time (0 = the file begins) to get the file's own time, seconds. Recordings cut out of
 * a stream may begin at any time: image and sound are moved together, so that they stay in step. What lies before the
 * file's zero is meant not to be shown (the run-up of a cut between key frames, an encoder's lead-in) and is not moved in.
 */
export async function sourceOffset(input: Input): Promise<number> {
  const [video, audio] = await Promise.all([input.getPrimaryVideoTrack(), input.getPrimaryAudioTrack()]);
  const firsts = await Promise.all([video, audio].map((track) => track?.getFirstTimestamp()));
  const begin = Math.min(...firsts.filter((first) => first !== undefined));
  return Number.isFinite(begin) ? Math.max(0, begin) : 0;
}
