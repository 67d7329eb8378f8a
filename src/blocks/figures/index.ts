export { Presenter } from './Presenter';
export { PresenterPicker } from './PresenterPicker';
export { presenterName } from './words';
