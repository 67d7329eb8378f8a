import { createContext, useContext } from 'react';
import type { Filmstrips } from '@/engine/media/filmstrip';
import type { Waveforms } from '@/engine/media/waveform';
import type { ProjectStart } from './openProject';

/** What the parts of the open project share, beside its document session. */
export interface SessionParts {
  /** Small images and wave forms of the media, for the timeline. */
  readonly filmstrips: Filmstrips;
  readonly waveforms: Waveforms;
  /** Ends this session and begins another one. */
  readonly restart: (start: ProjectStart) => void;
  /** Opens another project of this editor. */
  readonly openProject: (projectId: string) => void;
}

export const SessionContext = createContext<SessionParts | undefined>(undefined);

export function useSession(): SessionParts {
  const parts = useContext(SessionContext);
  if (!parts) throw new Error('SessionContext is missing');
  return parts;
}
