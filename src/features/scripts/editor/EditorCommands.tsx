import { useCommands } from '@/hooks/useCommands';
import { useT } from '@/hooks/useT';
import { useScriptParts } from './ScriptContext';

/** Undo and redo by keyboard and palette; they work while one types, too. */
export function EditorCommands() {
  const t = useT();
  const { store } = useScriptParts();
  const group = t('scripts.group');
  useCommands([
    {
      id: 'scripts.undo',
      title: t('scripts.undo'),
      group,
      shortcut: 'Mod+Z',
      whileTyping: true,
      enabled: () => store.getState().history.canUndo,
      run: store.undo,
    },
    {
      id: 'scripts.redo',
      title: t('scripts.redo'),
      group,
      shortcut: ['Mod+Shift+Z', 'Mod+Y'],
      whileTyping: true,
      enabled: () => store.getState().history.canRedo,
      run: store.redo,
    },
  ]);
  return null;
}
