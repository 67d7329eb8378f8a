import '@/hooks/allMessages';
import { FilesPage } from '@/features/provider-records/FilesPage';

export default FilesPage;
