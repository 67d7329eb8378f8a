import '@/hooks/allMessages';
import { FilesPage } from '@/features/provider-records/files/FilesPage';

export default FilesPage;
