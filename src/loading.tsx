export { default } from '@/shell/loading/Loading';
