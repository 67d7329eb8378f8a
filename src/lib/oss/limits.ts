export const megabyte = 1024 * 1024;

/** Default size limit of uploads (brief, point 9). */
export const defaultMaxSizeMB = 50;

/** As many files travel at once. */
export const atOnce = 4;

/** Larger files go in parts, where the authorization allows it. */
export const multipartFrom = 8 * megabyte;
export const partSize = megabyte;

/** Larger files are not hashed: reading them would keep the disk busy for seconds before anything is sent. */
export const hashUpTo = 200 * megabyte;
