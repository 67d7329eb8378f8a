export { default } from '@/features/auth/register/RegisterPage';
