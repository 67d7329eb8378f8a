import { planFile } from './plan';
import { openSource } from './source';
import type { EraseContainer } from './types';

/**
 * The container that a video will have when its subtitles are gone: a chosen file is named before it is written.
 *
 * @throws EraseError, MediaError, as removing itself does.
 */
export async function resultContainer(file: Blob): Promise<EraseContainer> {
  const source = await openSource(file);
  try {
    const { track } = source;
    const size = { width: await track.getCodedWidth(), height: await track.getCodedHeight() };
    return (await planFile(source, size)).container;
  } finally {
    source.input.dispose();
  }
}
