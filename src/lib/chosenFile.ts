type Picker = (options: {
  readonly suggestedName: string;
  readonly types: readonly { readonly accept: Readonly<Record<string, readonly string[]>> }[];
}) => Promise<FileSystemFileHandle>;

interface Leave {
  readonly mode: 'read' | 'readwrite';
}

/** What DOM types do not know yet. */
type AskedHandle = FileSystemFileHandle & {
  readonly queryPermission?: (wish: Leave) => Promise<PermissionState>;
  readonly requestPermission?: (wish: Leave) => Promise<PermissionState>;
};

const picker = (): Picker | undefined =>
  'showSaveFilePicker' in window ? (window.showSaveFilePicker as Picker).bind(window) : undefined;

/** Whether this browser can write a file of the user's choice piece by piece (File System Access). */
export const canChooseFile = (): boolean => picker() !== undefined;

/**
 * Asks the user for a file to write to. Call it from the click itself: browsers open the dialog only then.
 *
 * @param name with its ending, which the dialog keeps to
 * @returns `canceled` when he chose none, `unavailable` where the browser has no such dialog or refuses it here
 */
export async function chooseFile(
  name: string,
  mime: string,
): Promise<FileSystemFileHandle | 'canceled' | 'unavailable'> {
  const choose = picker();
  if (!choose) return 'unavailable';
  try {
    return await choose({
      suggestedName: name,
      types: [{ accept: { [mime]: [name.slice(name.lastIndexOf('.'))] } }],
    });
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'canceled' : 'unavailable';
  }
}

/**
 * What a chosen file holds now.
 *
 * @param mayAsk a page that was reloaded must ask for leave once more, which takes a click
 * @returns undefined where it was moved away, or the browser lets nobody read it
 */
export async function readChosen(file: FileSystemFileHandle, mayAsk = false): Promise<File | undefined> {
  const handle: AskedHandle = file;
  const wish = { mode: 'read' } as const;
  let leave = (await handle.queryPermission?.(wish)) ?? 'granted';
  if (leave === 'prompt' && mayAsk) leave = (await handle.requestPermission?.(wish).catch(() => leave)) ?? leave;
  return leave === 'granted' ? file.getFile().catch(() => undefined) : undefined;
}

/**
 * Whether a chosen file may be written; a page that was reloaded must ask once more, which takes a click.
 */
export async function mayWrite(file: FileSystemFileHandle): Promise<boolean> {
  const handle: AskedHandle = file;
  const wish = { mode: 'readwrite' } as const;
  if (!handle.queryPermission || !handle.requestPermission) return true;
  if ((await handle.queryPermission(wish)) === 'granted') return true;
  return handle.requestPermission(wish).then(
    (answer) => answer === 'granted',
    // Without a click there is no question.
    () => false,
  );
}
