import '@/hooks/allMessages';
import { KnowledgePage } from '@/features/knowledge/KnowledgePage';

/** /creative/knowledge: the merchant's documents. */
export default KnowledgePage;
