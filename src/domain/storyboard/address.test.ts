import { addressIn, addressOf } from './address';

test.each([
  ['就在河坊街112号，地铁口出来两分钟', '河坊街112号'],
  ['店在南京西路1266号恒隆广场4楼', '南京西路1266号'],
  ['地铁2号线凤起路站B口出来就到', '地铁2号线凤起路站B口'],
  ['我们开在城西银泰3楼', '城西银泰3楼'],
  ['巷子里的老店，文三路188弄6号', '文三路188弄6号'],
])('%s tells of %s', (text, address) => expect(addressIn(text)).toBe(address));

test.each([
  '换个思路，一路都轻松',
  '巷口的咖啡馆，豆子自己烘',
  '一共12号色，随你挑',
  '送货上门到3楼',
  '三楼到五楼都住得下',
])('%s tells of no place', (text) => expect(addressIn(text)).toBeUndefined());

test('a property of the goods tells where the shop is, else what is told of them; else nobody knows', () => {
  const sellingPoints = ['汤熬六个钟头', '就在河坊街112号'];
  expect(addressOf({ specs: [{ name: '门店地址', value: '湖墅南路 26 号' }], sellingPoints })).toBe('湖墅南路 26 号');
  expect(addressOf({ specs: [{ name: '产地', value: '云南保山' }], sellingPoints })).toBe('河坊街112号');
  expect(addressOf({ sellingPoints: ['汤熬六个钟头'] })).toBe('');
});
