import { join } from 'node:path';

/** Own drawings of the demo products, committed as small files. */
export const assetFolder = join(__dirname, 'assets');
export const imageSize = { width: 1080, height: 1350 } as const;
export const clipSize = { width: 720, height: 1280, duration: 5 } as const;
