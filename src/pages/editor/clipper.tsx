import '@/hooks/allMessages';
import { ClipperPage } from '@/features/clipper/ClipperPage';

/** /editor/clipper: several short clips out of one long video. */
export default ClipperPage;
