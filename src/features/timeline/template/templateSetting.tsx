import { history } from '@umijs/max';
import { App, Button } from 'antd';
import { RecoverNotice, startFromDraft, useDocumentId, useDocumentSession } from '@/blocks/document';
import { allClips } from '@/engine/project/walk';
import { useAction } from '@/hooks/useAction';
import { useT } from '@/hooks/useT';
import { CaptionsPanel } from '../captions/CaptionsPanel';
import type { EditorSetting } from '../EditorSetting';
import { MusicPanel } from '../music/MusicPanel';
import { OwnAudio } from '../music/OwnAudio';
import { EffectsPanel } from '../panels/effects/EffectsPanel';
import { HistoryPanel } from '../panels/HistoryPanel';
import { MediaPanel } from '../panels/media/MediaPanel';
import { StickersPanel } from '../panels/StickersPanel';
import { TemplatesPanel } from '../panels/TemplatesPanel';
import { TextPanel } from '../panels/TextPanel';
import { TransitionsPanel } from '../panels/transitions/TransitionsPanel';
import { useSession } from '../session/SessionContext';
import { readDocument } from '../session/timelineDocument';
import { SlotSection } from './SlotSection';
import { SlotsPanel } from './SlotsPanel';
import { templateKind } from './templateDocument';

export const templateList = '/template/list';

/** Saves what is left and goes back to the list, where price, category and shelf are. */
function DoneButton() {
  const t = useT();
  const { message } = App.useApp();
  const session = useDocumentSession();
  const done = useAction(async () => {
    const isSaved = await session.save();
    // What was never begun needs no record; what the server does not have is not left behind unseen.
    if (isSaved || session.autosave.getState().save.kind === 'empty') history.push(templateList);
    else void message.warning(t('templateEditor.notSaved'));
  });
  return (
    <Button type="primary" loading={done.isPending} onClick={() => void done.run(undefined)}>
      {t('templateEditor.done')}
    </Button>
  );
}

/** A template that this browser kept and the server never got, as after a crash. */
function TemplateRecents() {
  const { restart } = useSession();
  if (useDocumentId() !== undefined) return null;
  return (
    <RecoverNotice
      storage={templateKind.storage}
      isOffered={({ projectId, draft }) => projectId === undefined && allClips(draft).length > 0}
      titleOf={({ title }) => title}
      onOpen={(stored) => {
        const document = readDocument(stored.draft);
        if (document && !(document instanceof Error)) restart({ ...startFromDraft(stored), document });
      }}
    />
  );
}

const TemplateMedia = () => <MediaPanel sources={[]} />;
const TemplateMusic = () => <MusicPanel own={[{ id: 'own', Body: OwnAudio }]} />;

/** The provider's template: its own files and the product's, places and a cover; nothing of a merchant's. */
export const templateSetting: EditorSetting = {
  document: templateKind,
  panels: [
    { id: 'media', Body: TemplateMedia },
    { id: 'slots', Body: SlotsPanel },
    { id: 'text', Body: TextPanel },
    { id: 'captions', Body: CaptionsPanel },
    { id: 'templates', Body: TemplatesPanel },
    { id: 'stickers', Body: StickersPanel },
    { id: 'effects', Body: EffectsPanel },
    { id: 'transitions', Body: TransitionsPanel },
    { id: 'music', Body: TemplateMusic },
    { id: 'history', Body: HistoryPanel },
  ],
  closedCommands: ['export'],
  BarEnd: DoneButton,
  emptyText: 'templateEditor.emptyText',
  Recents: TemplateRecents,
  ClipTop: SlotSection,
};
