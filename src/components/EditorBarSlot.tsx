import { type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { EditorBarContext, type EditorBarPlace } from './EditorBarContext';

interface EditorBarSlotProps {
  /** `state`: beside the title, for the save state in words; `actions`: at the bar's end. */
  readonly place: EditorBarPlace;
  readonly children: ReactNode;
}

/** Shows a page's save state or buttons in the bar above the editor. Shows nothing where there is no bar. */
export function EditorBarSlot({ place, children }: EditorBarSlotProps) {
  const target = useContext(EditorBarContext)[place];
  return target ? createPortal(children, target) : null;
}
