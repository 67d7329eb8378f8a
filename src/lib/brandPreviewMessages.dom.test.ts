import { type BrandPreview, receiveBrandPreview } from './brandPreviewMessages';

const preview: BrandPreview = {
  theme: 'dark',
  brand: {
    name: '星河',
    title: '',
    slogan: '',
    logo: '',
    favicon: '',
    color: '#13C2C2',
    secondary: '#ffc300',
    link: '#13C2C2',
    icp: '',
    service_phone: '',
    service_email: '',
    service_wechat: '',
    service_hours: '',
    login_image: '',
    can_register: true,
  },
};

const { origin } = window.location;
let heard: BrandPreview[] = [];
let end: () => void = () => undefined;
beforeEach(() => {
  heard = [];
  end = receiveBrandPreview((one) => heard.push(one));
});
afterEach(() => end());

const send = (init: MessageEventInit): void => {
  window.dispatchEvent(new MessageEvent('message', { origin, source: window.parent, ...init }));
};
const ours = { kind: 'brand_preview', ...preview };

test('a brand from the page around is shown', () => {
  send({ data: ours });
  expect(heard).toEqual([expect.objectContaining({ theme: 'dark', brand: preview.brand })]);
});

test.each<[string, MessageEventInit]>([
  ['from another origin', { data: ours, origin: 'https://elsewhere.example' }],
  ['from another window', { data: ours, source: null }],
  ['of another kind', { data: { ...ours, kind: 'other' } }],
  ['with a color that is none', { data: { ...ours, brand: { ...preview.brand, color: 'red;background:url(x)' } } }],
  ['with a field missing', { data: { ...ours, brand: { name: 'x' } } }],
  ['with no theme', { data: { ...ours, theme: 'sepia' } }],
  ['that is nothing', { data: null }],
])('a message %s is not heard', (_, init) => {
  send(init);
  expect(heard).toEqual([]);
});

test('after its end nothing is heard', () => {
  end();
  send({ data: ours });
  expect(heard).toEqual([]);
});
