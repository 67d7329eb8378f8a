export { Presenter, type PresenterProps } from './Presenter';
export { PresenterPicker, type PresenterPickerProps } from './PresenterPicker';
export { presenterName } from './words';
