/** The smallest version; all others are paid. */
export const FREE_VERSION = '基础版';
