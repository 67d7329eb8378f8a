import { createContext, useContext } from 'react';
import type { Filmstrips } from '@/engine/media/filmstrip';
import type { Waveforms } from '@/engine/media/waveform';
import type { DraftSync } from '@/lib/drafts/draftSync';
import type { TabPresence } from '@/lib/tabPresence';
import type { Session } from './openProject';

/** What keeps the open project: here, on the server, beside other tabs. */
export interface SessionParts {
  readonly sync: DraftSync;
  readonly presence: TabPresence;
  /** Small images and wave forms of the media, for the timeline. */
  readonly filmstrips: Filmstrips;
  readonly waveforms: Waveforms;
  /** Ends this session and begins another one. */
  readonly restart: (session: Session) => void;
  /** Opens another project of this editor. */
  readonly openProject: (projectId: string) => void;
}

export const SessionContext = createContext<SessionParts | undefined>(undefined);

export function useSession(): SessionParts {
  const parts = useContext(SessionContext);
  if (!parts) throw new Error('SessionContext is missing');
  return parts;
}
