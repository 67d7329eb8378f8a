export { default } from '../../locales/zh-CN/entry';
