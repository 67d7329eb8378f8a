import { canChooseFile, chooseFile, mayWrite, readChosen } from './chosenFile';

const pick = (showSaveFilePicker: unknown) => Object.assign(window, { showSaveFilePicker });
afterEach(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

test('the ending goes to the dialog; its answer is the file', async () => {
  const asked: unknown[] = [];
  const file = { name: '我的.mp4' };
  pick(async (options: unknown) => {
    asked.push(options);
    return file;
  });
  expect(canChooseFile()).toBe(true);
  expect(await chooseFile('片.1.mp4', 'video/mp4')).toBe(file);
  expect(asked).toEqual([{ suggestedName: '片.1.mp4', types: [{ accept: { 'video/mp4': ['.mp4'] } }] }]);
});

test('no choice is no file, and a refused dialog is told apart from it', async () => {
  expect(await chooseFile('a.mp4', 'video/mp4')).toBe('unavailable');
  pick(() => Promise.reject(new DOMException('closed', 'AbortError')));
  expect(await chooseFile('a.mp4', 'video/mp4')).toBe('canceled');
  pick(() => Promise.reject(new DOMException('no gesture', 'SecurityError')));
  expect(await chooseFile('a.mp4', 'video/mp4')).toBe('unavailable');
});

test.each([
  ['granted', 'denied', true],
  ['prompt', 'granted', true],
  ['prompt', 'denied', false],
])('leave that is %s, asked for again %s', async (known, answer, may) => {
  const file = { queryPermission: async () => known, requestPermission: async () => answer };
  expect(await mayWrite(file as unknown as FileSystemFileHandle)).toBe(may);
});

test('without a click the browser asks nobody', async () => {
  const requestPermission = () => Promise.reject(new DOMException('no gesture', 'SecurityError'));
  const file = { queryPermission: async () => 'prompt', requestPermission };
  expect(await mayWrite(file as unknown as FileSystemFileHandle)).toBe(false);
});

test('a chosen file is read where that is allowed, and asked for only from a click', async () => {
  const inside = new File(['x'], 'a.mp4');
  const asked = jest.fn(async () => 'granted');
  const handle = (known: string, getFile = async () => inside) =>
    ({ queryPermission: async () => known, requestPermission: asked, getFile }) as unknown as FileSystemFileHandle;
  expect(await readChosen(handle('granted'))).toBe(inside);
  expect(await readChosen(handle('prompt'))).toBeUndefined();
  expect(asked).not.toHaveBeenCalled();
  expect(await readChosen(handle('prompt'), true)).toBe(inside);
  expect(await readChosen(handle('denied'), true)).toBeUndefined();
  const moved = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await readChosen(handle('granted', moved))).toBeUndefined();
});
