export { Composer } from './Composer';
export { PublishPage } from './PublishPage';
