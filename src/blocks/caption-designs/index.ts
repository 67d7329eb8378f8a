export { DesignEditor, DesignPreview } from './DesignEditor';
export { DesignImage, useDesignImages } from './DesignImage';
export { designStill, textsFor } from './designSample';
export { shelfPrice, useShelfDesigns } from './useShelfDesigns';
