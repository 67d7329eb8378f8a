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

it('an image is as wide as its author wished, and never larger than it is', () => {
  const html = styledHtml(
    '<img src="/a.png" alt=""><img src="/b.png" alt="" data-size="small" data-align="right">',
    themeOf('plain'),
  );
  const [whole, small] = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img');
  expect([whole?.style.width, whole?.style.maxWidth]).toEqual(['', '100%']);
  // 公众号 makes each max-width a whole one: the part of the width is the frame's.
  expect([small?.style.width, small?.style.maxWidth, small?.parentElement?.style.width]).toEqual(['', '100%', '30%']);
  expect(small?.parentElement?.style.margin).toBe('0px 0px 16px auto');
});

it('on paper nothing scrolls, and rows and images stay whole', () => {
  const html = '<table><tr><td>甲</td><td>乙</td></tr></table><img src="/a.png" alt="">';
  const styled = styledHtml(html, themeOf('plain'), { isPaper: true });
  expect(styled).not.toContain('overflow');
  expect(styled.match(/break-inside: avoid/g)).toHaveLength(2);
});
