import { readLinkOrText } from './linkReading';

const options = { t: (id: string) => id, can: () => true, signal: new AbortController().signal };
const read = (input: string) => readLinkOrText(input, options as Parameters<typeof readLinkOrText>[1]);

test('a long text that holds a link is meant itself', async () => {
  const text = `${'床底放带轮子的扁盒，换季被子推进去就行。'.repeat(20)}\n更多见 https://item.jd.com/100012043978.html`;
  const reading = await read(text);
  expect(reading.url).toBe('');
  expect(reading.lines[0]?.text).toContain('床底放带轮子的扁盒');
});

test('a shared link with its words is read as a link', async () => {
  await expect(read('【京东】手冲壶 https://item.jd.com/100012043978.html 点击打开')).rejects.toThrow(
    'compose.link.shop',
  );
});
