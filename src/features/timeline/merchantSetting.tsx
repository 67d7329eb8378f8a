import { lazyPart } from '@/components/lazyPart';
import { CaptionsPanel } from './captions/CaptionsPanel';
import type { EditorSetting } from './EditorSetting';
import { ExportButton } from './exporting/ExportButton';
import { MusicPanel } from './music/MusicPanel';
import { OwnAudio } from './music/OwnAudio';
import { TextToVoice, VoiceRecorder } from './music/VoiceMaker';
import { EffectsPanel } from './panels/effects/EffectsPanel';
import { HistoryPanel } from './panels/HistoryPanel';
import { LibraryMedia } from './panels/media/LibraryMedia';
import { loadLibrary } from './panels/media/library';
import { MediaPanel } from './panels/media/MediaPanel';
import { PresentersPanel } from './panels/PresentersPanel';
import { StickersPanel } from './panels/StickersPanel';
import { TemplatesPanel } from './panels/TemplatesPanel';
import { TextPanel } from './panels/TextPanel';
import { TransitionsPanel } from './panels/transitions/TransitionsPanel';
import { projectKind } from './session/projectDocument';

const Recents = lazyPart(() => import('./session/Recents').then((module) => ({ default: module.Recents })));

const loadAudio = () => loadLibrary({ source: 'files', page: 1, keyword: '', kind: 'audio' });
const LibraryAudio = () => <OwnAudio loadLibrary={loadAudio} />;
const MerchantMedia = () => <MediaPanel sources={['files', 'goods', 'videos']} Library={LibraryMedia} />;
const voices = [
  { id: 'voice', Body: TextToVoice },
  { id: 'record', Body: VoiceRecorder },
  { id: 'own', Body: LibraryAudio },
] as const;
const MerchantMusic = () => <MusicPanel own={voices} />;

/** The merchant's timeline: all panels, its library, and a video at the end. */
export const merchantSetting: EditorSetting = {
  document: projectKind,
  panels: [
    { id: 'media', Body: MerchantMedia },
    { id: 'text', Body: TextPanel },
    { id: 'captions', Body: CaptionsPanel },
    { id: 'templates', Body: TemplatesPanel },
    { id: 'stickers', Body: StickersPanel },
    { id: 'presenters', Body: PresentersPanel },
    { id: 'effects', Body: EffectsPanel },
    { id: 'transitions', Body: TransitionsPanel },
    { id: 'music', Body: MerchantMusic },
    { id: 'history', Body: HistoryPanel },
  ],
  closedCommands: [],
  BarEnd: ExportButton,
  emptyText: 'timeline.emptyText',
  Recents,
};
