import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { cues, cuesIn } from '../../../mock/_engines/writer/embedded/lexicon/cues';
import { kinds, otherKind } from '../../../mock/_engines/writer/embedded/lexicon/kinds';
import { thingNouns } from '../../domain/writing/thingNouns.data';

/**
 * What merchants write, and of which things the product may say what it is good for. Written by hand: by what a person
 * would nod at, not by the lexicon. A name stands for all names that end like it; `*` = of anything at all.
 */
const truths: readonly (readonly [point: string, things: string])[] = [
  ['12小时保温', '保温杯 水壶'],
  ['保冷6小时', '保温杯 水杯'],
  ['倒过来不漏', '保温杯 饭盒 保鲜盒'],
  ['轻便好带', '水杯 耳机 充电宝 雨伞 双肩包 跑鞋'],
  ['轻量化设计', '双肩包 跑鞋 耳机 水杯 雨伞'],
  ['大容量', '水壶 行李箱 收纳箱'],
  ['316不锈钢', '保温杯 炒锅 奶瓶'],
  ['好清洗', '*'],
  ['可拆洗外套', '懒人沙发 枕头 四件套 猫窝 双肩包 地垫 大衣'],
  ['一键启动', '电饭煲 台灯 扫地机 升降桌 键盘 喂食器 加湿器'],
  ['单手开盖', '保温杯'],
  ['可折叠', '折叠桌 躺椅 收纳箱 婴儿车 砧板'],
  ['静音运行', '破壁机 加湿器 吸尘器'],
  ['电动升降', '升降桌'],
  ['护腰设计', '办公椅 腰靠'],
  ['底座稳固', '书桌 书架 办公椅 猫爬架'],
  ['耐磨面料', '双肩包 沙发 跑鞋 保温杯 书桌 耳机 炒锅 收纳盒 地垫 帐篷'],
  ['防水面料', '双肩包 沙发 书桌 耳机 收纳箱'],
  ['底面防滑', '水杯 炒锅 地垫 拖鞋'],
  ['透气网布', '办公椅 枕头 跑鞋 衬衫 四件套'],
  ['面料柔软', '睡衣 浴巾'],
  ['纯棉面料', 'T恤 四件套'],
  ['补水保湿', '面膜 面霜'],
  ['膜布服帖', '面膜'],
  ['无香精', '面霜 沐浴露 口红'],
  ['清爽不粘', '防晒霜 气垫'],
  ['去油污', '油污净 洗洁精'],
  ['除臭', '猫砂 净化器 洗衣液'],
  ['省电', '冰箱 台灯 电饭煲'],
  ['续航8小时', '耳机 平板 风扇'],
  ['无频闪', '台灯'],
  ['三档调光', '台灯'],
  ['当天现摘', '草莓 鲜花'],
  ['当天现烤', '面包 蛋糕'],
  ['速溶配方', '咖啡'],
  ['口感酥脆', '饼干 苹果'],
  ['回甘明显', '乌龙茶'],
  ['低糖配方', '饼干'],
  ['独立包装', '坚果 挂耳咖啡'],
  ['很耐泡', '白茶'],
  ['礼盒装', '*'],
  ['定时出粮', '喂食器 电饭煲 加湿器'],
  ['人体感应', '小夜灯'],
  ['三档记忆', '升降桌'],
  ['免安装', '*'],
  ['免打孔', '*'],
  ['高清大屏', '投影仪 电视'],
  ['主动降噪', '耳机'],
  ['三种颜色可选', '*'],
  ['两年质保', '*'],
  ['提前预约', '美甲'],
  ['师傅上门', '保洁'],
  ['手工缝制', '手提包 皮鞋 首饰 茶杯 收纳盒 毛衣'],
  ['UPF50防晒', '外套 遮阳伞'],
  ['适合孩子', ''],
  ['给爸妈也合适', ''],
  ['里面分隔多', '双肩包 收纳盒 书桌'],
  ['桌下理线', '升降桌'],
  ['磁吸', '*'],
  ['桌面宽大', '书桌'],
  ['淡香', '洗衣液 香薰 面霜 沐浴露'],
  ['剪裁利落', '外套 衬衫'],
  ['加绒保暖', '外套 雪地靴 毛毯'],
  ['羽绒填充', '羽绒服 羽绒被'],
  ['鞋底缓震', '跑鞋'],
  ['只用当季原料', '饼干 奶茶 草莓 火锅'],
  ['快速出餐', '电饭煲 空气炸锅 加湿器'],
  ['一对一讲解', '网课'],
  ['教练带练', '私教课 健身 瑜伽课'],
  ['零基础能学', '网课'],
];

/** One thing of each kind, by the noun that a shop would write. */
const ofKind = (noun: string) => kinds.find(({ nouns }) => nouns.includes(noun)) ?? otherKind;
const benefitsOf = (name: string, point: string) =>
  cuesIn(point, { name, kind: ofKind(name) }).flatMap(({ benefits }) => benefits);
const nouns = Object.values(thingNouns).flat();

test('every cue is walked', () => {
  const untried = cues.filter(({ cue }) => !truths.some(([point]) => cue.test(point)));
  expect(untried.map(({ cue }) => cue.source)).toEqual([]);
});

test.each(truths)('%s is good for something of: %s', (point, list) => {
  const wanted = list === '*' ? ['保温杯', '饼干', '美甲', '不知道是什么'] : list.split(' ').filter(Boolean);
  expect(wanted.filter((name) => benefitsOf(name, point).length === 0)).toEqual([]);
});

test('of a thing of another kind nothing is said', () => {
  const wrong = truths.flatMap(([point, list]) => {
    if (list === '*') return [];
    const told = new Set(list.split(' ').map((name) => ofKind(name).key));
    const said = nouns.filter((name) => !told.has(ofKind(name).key) && benefitsOf(name, point).length > 0);
    return said.length > 0 ? [`${point}: ${said.join(' ')}`] : [];
  });
  expect(wrong).toEqual([]);
});

test.each([
  ['硅藻土吸水垫', '底面防滑', /拿得住/],
  ['布艺沙发套', '可拆洗', /一冲/],
  ['天鹅绒窗帘', '绒面柔软', /贴在身上/],
  ['书法暑假班', '每人一张大桌面', /电脑/],
  ['自动喂食器', '断电用电池', /插座|出门前/],
  ['身体乳', '补水保湿', /脸/],
  ['蓝牙耳机', '充电盒很小', /插座/],
  ['记忆棉枕头', '慢回弹记忆棉', /一下就到位|脚/],
  ['手机壳', '高清印花', /凑上去/],
  ['冷榨花生油', '当季新花生', /到手/],
  ['咖啡豆', '容量200克', /一次装够/],
  ['儿童书包', '儿童款', /自己就能上手/],
  ['台灯', '亮度500流明', /随手就换/],
  ['手机壳', '一键弹出支架', /按一下/],
  ['猫粮', '除臭配方', /味儿/],
  ['菜刀', '密封刀套', /包里/],
  ['乳胶枕', '护腰可用', /腰后面/],
  ['数据线', '高清传输', /凑上去/],
])('%s with %s says nothing like %s', (title, point, wrong) => {
  const { facts } = briefOf({ title, selling_points: [point] }, '', '');
  expect(facts).not.toEqual([]);
  expect(facts.flatMap(({ benefits }) => benefits).join()).not.toMatch(wrong);
});

test('where the kind is unknown, only what holds for anything is said', () => {
  for (const [point, list] of truths) {
    const said = benefitsOf('说不上是什么', point);
    const anything = cues.filter(({ cue, kinds }) => kinds === 'any' && cue.test(point));
    expect([point, said]).toEqual([point, anything.flatMap(({ benefits }) => benefits)]);
    expect(said.length > 0).toBe(list === '*');
  }
});
