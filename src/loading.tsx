export { default } from '@/shell/Loading';
