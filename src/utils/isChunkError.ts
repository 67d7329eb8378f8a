/**
 * Whether an error means that a page's code could not be fetched: webpack's ChunkLoadError, a missing style chunk, and
 * the messages of native dynamic imports.
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk .+ failed|failed to fetch dynamically imported module|error loading dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}
