import { fireEvent, render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { getIntl, RawIntlProvider } from '@umijs/max';
import { App } from 'antd';
import { richTextExtensions } from './extensions';
import { usePaste } from './usePaste';

// jsdom has none; the editor makes an empty one for what is pasted as HTML.
Object.assign(globalThis, { ClipboardEvent: class extends Event {} });
// Nor does it lay anything out: there is nothing to scroll to.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

const sent: { readonly name: string; readonly pos: number }[] = [];
let editor: Editor;
let isMade = false;

/** A real editor whose clipboard is the product's; images are only noted down. */
function Field() {
  const paste = usePaste((files, pos) => sent.push(...files.map(({ name }) => ({ name, pos }))));
  return (
    <div
      ref={(element) => {
        if (!element || isMade) return;
        isMade = true;
        editor = new Editor({
          element,
          extensions: richTextExtensions(''),
          content: '<p>正文</p>',
          editorProps: { attributes: { role: 'textbox' }, ...paste },
        });
        editor.commands.focus('end');
      }}
    />
  );
}

function open() {
  isMade = false;
  render(
    <RawIntlProvider value={getIntl('zh-CN')}>
      <App>
        <Field />
      </App>
    </RawIntlProvider>,
  );
}

const table = (cell: string) => `<table><tr><td>型号</td><td>${cell}</td></tr></table>`;
async function paste(data: { readonly html?: string; readonly text?: string; readonly files?: readonly File[] }) {
  const { html = '', text = '', files = [] } = data;
  const kinds: Readonly<Record<string, string>> = { 'text/html': html, 'text/plain': text };
  fireEvent.paste(screen.getByRole('textbox'), {
    clipboardData: {
      getData: (kind: string) => kinds[kind] ?? '',
      files,
      types: Object.keys(kinds).filter((kind) => kinds[kind]),
    },
  });
  // The cursor leaves the table when the text is in the document.
  await Promise.resolve();
}

test('two tables pasted one after the other stay two; words that follow stand behind them', async () => {
  open();
  await paste({ html: table('甲') });
  await paste({ text: '型号\t乙\n容量\t480ml' });
  await paste({ text: '后面的话' });
  const tables = editor.getHTML().match(/<table/g);
  expect(tables).toHaveLength(2);
  expect(editor.getText().trim().endsWith('后面的话')).toBe(true);
  // With the cursor in a cell an image comes into the cell.
  let cell = 0;
  editor.state.doc.descendants((node, pos) => {
    if (cell === 0 && node.isText && node.text === '甲') cell = pos;
  });
  editor.commands.setTextSelection(cell + 1);
  await paste({ files: [new File(['a'], '图.png', { type: 'image/png' })] });
  const place = editor.state.doc.resolve(sent[0]?.pos ?? 0);
  expect(place.node(-1).type.name).toBe('tableCell');
});

test('a player of another page is left out, and that is said', async () => {
  open();
  await paste({ html: '<p>看这里</p><iframe src="https://a.test/"></iframe>', text: '看这里' });
  expect(editor.getText()).toContain('看这里');
  expect(await screen.findByText(/^有 1 处嵌入的视频或网页没有粘贴过来/)).toBeInTheDocument();
});

test('a table that brings its images stays one, and each image is awaited in its cell', async () => {
  open();
  sent.length = 0;
  // Longer than a text may be, and no text beside the HTML.
  const image = `<img src="data:image/png;base64,iVBORw0KGgo${'A'.repeat(150_000)}">`;
  await paste({
    html: `<table border="1"><tr><td>型号</td><td>图</td></tr><tr><td>A1</td><td>${image}</td></tr></table>`,
  });
  expect(editor.getHTML()).toContain('A1');
  expect(sent).toHaveLength(1);
  expect(editor.state.doc.resolve(sent[0]?.pos ?? 0).parent.type.name).toBe('tableCell');
});
