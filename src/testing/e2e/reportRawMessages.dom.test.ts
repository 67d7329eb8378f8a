import { reportRawMessages } from './reportRawMessages';

test('a text that is shown without its values is told of; marks of templates and own writing are not', async () => {
  const told: string[] = [];
  jest.spyOn(console, 'error').mockImplementation((text) => void told.push(String(text)));
  reportRawMessages();
  document.body.innerHTML = '<p>过去 {count} 条</p><p>写一篇{{topic}}</p><textarea>{own}</textarea><p>{"id":1}</p>';
  const later = document.createElement('p');
  later.textContent = '好';
  document.body.append(later);
  await Promise.resolve();
  if (later.firstChild) later.firstChild.nodeValue = '平均播放 {views}';
  await Promise.resolve();
  expect(told).toEqual([
    'a message without its values: 过去 {count} 条',
    'a message without its values: 平均播放 {views}',
  ]);
  jest.restoreAllMocks();
});
