import { UpgradesPage } from '@/features/provider-merchants/UpgradesPage';

export default UpgradesPage;
