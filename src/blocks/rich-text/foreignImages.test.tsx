import { AccessContext } from '@@/plugin-access/context';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { appStage } from '@/testing/app/appStage';
import { richTextExtensions } from './extensions';
import { useForeignImages } from './useForeignImages';

const stage = appStage();
const yes = () => true;
const rights = { canAdmin: true, canVisit: yes, canVisitAny: yes, canDo: yes };

function Watcher({ editor }: { readonly editor: Editor }) {
  useForeignImages(editor, true);
  return null;
}

async function open() {
  await stage.signIn('owner');
  const editor = new Editor({ extensions: richTextExtensions(''), content: '<p>正文</p>' });
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <AccessContext.Provider value={rights}>
        <App>
          <Watcher editor={editor} />
        </App>
      </AccessContext.Provider>
    </RawIntlProvider>,
  );
  return editor;
}

const paste = (editor: Editor, src: string) =>
  act(() => {
    editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'image', attrs: { src, alt: '' } });
  });

test('an image from another site is stored, and the text shows the stored one', async () => {
  const editor = await open();
  paste(editor, `${stage.origin()}/api/demo/asset/coffee-1.jpg`);
  await waitFor(() => expect(editor.getHTML()).toMatch(/src="\/api\/oss\//));
  expect(editor.getHTML()).not.toContain('/api/demo/');
});

test('one that cannot be had is said, and stays', async () => {
  const editor = await open();
  paste(editor, 'http://127.0.0.1:9/none.png');
  expect(await screen.findByText('127.0.0.1:9 上的图片取不过来，请先下载，再插入到正文里')).toBeInTheDocument();
  expect(editor.getHTML()).toContain('127.0.0.1:9');
});
