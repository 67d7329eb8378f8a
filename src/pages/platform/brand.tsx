import '@/hooks/allMessages';
import { BrandPage } from '@/features/brand/BrandPage';

export default function PlatformBrand() {
  return <BrandPage />;
}
