export { FileFace } from './FileFace';
export { fileKindOf, maxSizeMBOf } from './fileKinds';
export { MediaPicker, type MediaPickerProps } from './MediaPicker';
export { type PickedPicture, PicturePicker, type PicturePickerProps } from './PicturePicker';
export { type OrderedPicture, PictureRow, type PictureRowProps } from './PictureRow';
