import { editorItemType, readItem } from './editorItem';

const dropped = (text: string) => ({ getData: (type: string) => (type === editorItemType ? text : '') });

test('reads what a panel wrote', () => {
  expect(readItem(dropped('{"kind":"media","mediaId":"m1"}'))).toEqual({ kind: 'media', mediaId: 'm1' });
  expect(readItem(dropped('{"kind":"effect","id":"blur"}'))).toEqual({ kind: 'effect', id: 'blur' });
});

test.each(['', 'no json', '{"kind":"virus","id":"x"}', '{"kind":"media"}', '{"kind":"library","media":null}', '7'])(
  'anything else is no item: %s',
  (text) => expect(readItem(dropped(text))).toBeUndefined(),
);
