import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { useScriptParts } from './ScriptContext';

/** Undo, redo and save by keyboard and palette; they work while one types, too. */
export function EditorCommands() {
  const t = useT();
  const { store, sync } = useScriptParts();
  const group = t('scripts.group');
  useCommands([
    {
      id: 'scripts.undo',
      title: t('scripts.undo'),
      group,
      shortcut: 'Mod+Z',
      whileTyping: true,
      enabled: () => store.getState().past.length > 0,
      run: store.undo,
    },
    {
      id: 'scripts.redo',
      title: t('scripts.redo'),
      group,
      shortcut: ['Mod+Shift+Z', 'Mod+Y'],
      whileTyping: true,
      enabled: () => store.getState().future.length > 0,
      run: store.redo,
    },
    {
      id: 'scripts.saveNow',
      title: t('scripts.saveNow'),
      group,
      shortcut: 'Mod+S',
      whileTyping: true,
      run: () => void sync.flush(),
    },
  ]);
  return null;
}
