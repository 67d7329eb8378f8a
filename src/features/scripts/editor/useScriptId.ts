import { useSyncExternalStore } from 'react';
import { useScriptParts } from './ScriptContext';

/** Id of the record; undefined until its first save. */
export function useScriptId(): string | undefined {
  const { sync } = useScriptParts();
  return useSyncExternalStore(sync.subscribe, sync.projectId);
}
