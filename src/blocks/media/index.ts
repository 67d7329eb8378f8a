export { type PickedPicture, PicturePicker, type PicturePickerProps } from './PicturePicker';
export { type OrderedPicture, PictureRow, type PictureRowProps } from './PictureRow';
