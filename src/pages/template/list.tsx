import { TemplatesPage } from '@/features/provider-records/templates/TemplatesPage';

export default TemplatesPage;
