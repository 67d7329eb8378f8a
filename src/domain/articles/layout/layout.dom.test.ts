import { articlePage, articleThemes, styledHtml, themeOf } from './index';

const body =
  '<h2>标题</h2><p>甲<strong>乙</strong><a href="https://a.test/">丙</a></p><ul><li><p>丁</p></li></ul><blockquote><p>戊</p></blockquote><img src="/a.png" alt="桌" data-size="half" data-align="right"><p style="text-align: center"><span style="color: #ff0000">己</span></p><hr><pre><code>x</code></pre>';

it.each(articleThemes.map(({ key }) => key))('%s has every tag styled inline and nothing else in it', (key) => {
  const page = new DOMParser().parseFromString(styledHtml(body, themeOf(key)), 'text/html');
  for (const element of page.body.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(['style', 'src', 'alt', 'href']).toContain(name);
    if (!['CODE', 'EM', 'U', 'S'].includes(element.tagName)) expect(element.getAttribute('style')).toMatch(/\w/);
  }
  expect(page.body.innerHTML).not.toContain('{');
  expect(page.querySelectorAll('h2,ul,li,blockquote,img,a,strong,hr,pre')).toHaveLength(9);
});

it('keeps what the author chose, and cleans what nobody should have', () => {
  const html = styledHtml(`${body}<script>alert(1)</script><p onclick="x">y</p>`, themeOf('plain'), {
    resolve: (url) => `https://shop.test${url}`,
  });
  expect(html).toContain('color: #ff0000');
  expect(html).toContain('text-align: center');
  expect(html).toContain('src="https://shop.test/a.png"');
  expect(html).toContain('width: 50%');
  expect(html).not.toMatch(/script|onclick|class=/);
  expect(articlePage('<b>题', html)).toContain('<title>&lt;b&gt;题</title>');
});

it('an unknown theme is the plain one', () => {
  expect(themeOf('nothing').key).toBe('plain');
  expect(articleThemes.length).toBeGreaterThanOrEqual(4);
});
