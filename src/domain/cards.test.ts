import { cardLinkUrl, cardToVcard } from './cards';

test.each([
  ['shop.example.com', 'https://shop.example.com/'],
  [' https://shop.example.com/a?b=1 ', 'https://shop.example.com/a?b=1'],
  ['http://shop.example.com:8080/x', 'http://shop.example.com:8080/x'],
  ['shop.example.com:8080/x', 'https://shop.example.com:8080/x'],
  ['', ''],
  ['javascript:alert(1)', ''],
  ['JaVaScRiPt:alert(1)//a.b', ''],
  ['data:text/html,<script>', ''],
  ['file:///etc/passwd', ''],
  ['https://bank.example.com@evil.example.com', ''],
  ['https://localhost', ''],
  ['微信同号', ''],
  ['two words.example.com', ''],
])('a link %j is stored as %j', (typed, stored) => {
  expect(cardLinkUrl(typed)).toBe(stored);
});

test('a contact cannot add lines of its own, and empty fields are left out', () => {
  const vcard = cardToVcard({
    name: '陈;小满\nTEL:110',
    title: '',
    phone: '400-820-0016',
    address: '文三路 90 号, 杭州',
    merchant: '山野茶',
  });
  expect(vcard.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'FN:陈\\;小满\\nTEL:110',
    'N:陈\\;小满\\nTEL:110;;;;',
    'ORG:山野茶',
    'TEL;TYPE=WORK,VOICE:4008200016',
    'ADR;TYPE=WORK:;;文三路 90 号\\, 杭州;;;;',
    'END:VCARD',
    '',
  ]);
});
