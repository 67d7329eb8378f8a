import { TemplatesPage } from '@/features/provider-texts/templates/TemplatesPage';

export default TemplatesPage;
