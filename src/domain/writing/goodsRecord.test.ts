import { readRecord, specSentence, withMarks } from './goodsRecord';
import { productName, spokenNameOf } from './productName';

it.each([
  ['晒足400天 天天翻缸', '晒足400天，天天翻缸'],
  ['不加香精 色素 酒精', '不加香精、色素、酒精'],
  ['送打气筒 锁 尾灯', '送打气筒、锁、尾灯'],
  ['送地钉8 风绳4 防潮垫1 两件9折', '送地钉8、风绳4、防潮垫1，两件9折'],
  ['铅 镉 未检出', '铅、镉未检出'],
  ['久坐提醒 40min', '久坐提醒40min'],
  ['无频闪 RG0 无危险类', '无频闪RG0，无危险类'],
  ['OEKO-TEX STANDARD 100 证书', 'OEKO-TEX STANDARD 100证书'],
  ['GB/T 3565 型式检验 振动试验通过 2026年3月', 'GB/T 3565型式检验，振动试验通过，2026年3月'],
  ['WiFi / USB', 'WiFi/USB'],
  ['后跟有硬托， 不用弯腰', '后跟有硬托，不用弯腰'],
])('the marks that %s leaves out are set: %s', (keyed, said) => expect(withMarks(keyed)).toBe(said));

test('marks change no word', () => {
  const keyed = '清洗=拆面板 滤网 蒸发器 风轮 高温蒸汽 约50分钟';
  const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
  expect(bare(withMarks(keyed))).toBe(bare(keyed));
});

test('what warns, what customers wrote and what nobody was sure of are no reasons to buy', () => {
  const record = readRecord({
    selling_points: [
      '后跟有硬托 不用弯腰',
      '拆到风轮才洗，不是擦表面',
      '不是贴皮，是整块板',
      '不防水 下雨别穿',
      '别家没有的软底',
      '买家秀 小罗 穿了四个月',
    ],
    description: '评价区 沂水刘姐：俺妈穿俩月了 后跟没磨破\n飞织的鞋面',
    offer: '2双150；教育优惠？无 ；1.5m 358 1.8m 398',
    specs: [
      { name: '产地', value: '河北邢台？ 河北衡水' },
      { name: '闭合方式 魔术贴', value: '' },
      { name: '限重105kg 适合身高150-185', value: '' },
    ],
  });
  expect(record).toEqual({
    points: ['后跟有硬托，不用弯腰', '拆到风轮才洗，不是擦表面', '不是贴皮，是整块板', '别家没有的软底'],
    cautions: ['不防水，下雨别穿'],
    voices: ['小罗：穿了四个月', '沂水刘姐：俺妈穿俩月了，后跟没磨破'],
    description: '飞织的鞋面',
    offer: '2双150元',
    specs: [
      { name: '闭合方式', value: '魔术贴' },
      { name: '限重', value: '限重105kg，适合身高150-185' },
    ],
  });
});

it.each([
  ['甲醛', '未检出', '甲醛未检出'],
  ['耐洗刷', '≥6000次', '耐洗刷不低于6000次'],
  ['储存', '-18℃', '储存零下18℃'],
  ['产地', '福建宁德霞浦', '产自福建宁德霞浦'],
  ['材质', '304不锈钢', '材质304不锈钢'],
  ['材质', '熟铁（含铁量99.5%）', '材质是熟铁（含铁量99.5%）'],
  ['附赠', '字帖2本，钢笔1支', '附赠字帖2本，钢笔1支'],
  ['刷丝', '杜邦尼龙', '刷丝是杜邦尼龙'],
])('%s = %s is said: %s', (name, value, said) => expect(specSentence(name, value)).toBe(said));

it.each([
  ['内墙乳胶漆 自刷 白色可调色 5L 低气味 旧墙翻新 出租屋', '', '内墙乳胶漆'],
  ['德化白瓷 羊脂玉 盖碗茶具套装 一盖碗六杯 送礼', '', '盖碗茶具套装'],
  ['2026新款踩屎感拖鞋女夏浴室洗澡防滑不臭脚家居家用情侣静音ins风', '', '拖鞋'],
  ['硬笔书法 成人零基础 行楷 30天 网课 送字帖', '', '硬笔书法网课'],
  ['空调清洗上门 挂机柜机 洗空调', '', '空调清洗'],
])('%s is called %s%s', (title, brand, name) => expect(productName(title, brand)).toBe(name));

test('a model that is the name is said with its number; a code gives way to what its shelf calls it', () => {
  expect(spokenNameOf({ title: 'iPhone 14 Pro 256G', category: '手机通讯/手机' })).toBe('iPhone 14 Pro');
  expect(spokenNameOf({ title: 'iPhone 14 Pro 256G', category: '二手/手机' })).toBe('手机');
  expect(spokenNameOf({ title: 'iPhone 14 Pro 256G', category: '闲置好物' })).toBe('iPhone 14 Pro');
  expect(spokenNameOf({ title: 'WH-1000XM5', category: '数码/耳机' })).toBe('耳机');
});
