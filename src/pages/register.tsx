export { default } from '@/features/auth/RegisterPage';
