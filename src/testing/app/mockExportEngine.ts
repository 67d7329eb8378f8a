/**
 * Imported before all else by tests in jsdom, where nothing is encoded or decoded. A file of its own: one that holds
 * `jest.mock` cannot name imported types.
 */
jest.mock('@/engine/export', () => ({
  ...jest.requireActual<object>('@/engine/export'),
  startExport: jest.fn(),
}));
jest.mock('@/engine/media/thumbnail', () => ({ croppedImage: jest.fn(), thumbnail: jest.fn() }));
