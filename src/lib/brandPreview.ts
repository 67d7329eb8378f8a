/** Marks the address of a page that is shown in a frame of the brand's form. */
export const PREVIEW_MARK = 'brand_preview';

/** Looked at once: what is navigated to inside the frame drops the mark. */
const isFramed = window.parent !== window && new URLSearchParams(window.location.search).has(PREVIEW_MARK);

/** Whether this page shows a brand that is being prepared, in a frame: nothing is done in it. */
export const isBrandPreview = (): boolean => isFramed;

/** Address of a page as the frame shows it. */
export const brandPreviewAddress = (path: string): string => `${path}?${PREVIEW_MARK}=1`;
