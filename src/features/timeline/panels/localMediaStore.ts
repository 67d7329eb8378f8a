import { MediaStore } from '@/engine/media/mediaStore';
import { mediaVault } from '@/lib/storage/mediaVault';

/** A media store of its own beside the preview's, with the files of this computer. The caller disposes it. */
export const localMediaStore = (): MediaStore =>
  new MediaStore({ open: async ({ hash }) => (hash ? mediaVault.get(hash) : undefined) });
