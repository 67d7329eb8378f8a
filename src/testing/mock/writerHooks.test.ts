import { briefOf } from '../../../mock/_engines/writer/embedded/brief';
import { asClause } from '../../../mock/_engines/writer/embedded/clauses';
import { compose } from '../../../mock/_engines/writer/embedded/compose';
import { hookOf } from '../../../mock/_engines/writer/embedded/goods/openings';
import { headOf, troubleIn } from '../../../mock/_engines/writer/embedded/goods/ownHooks';
import { wordReader } from '../../../mock/_engines/writer/embedded/goods/wordReader';
import { frameworks } from '../../domain/frameworks';
import { corpus } from '../writing/corpus.data';

describe('a selling point as a clause', () => {
  it.each([
    '冬天和夏天用的是同一个配方',
    '冬天夏天都用同一个配方',
    '附鉴定证书',
    '送乳胶枕套和说明书',
    '里外两层都用真皮',
    '盒子里有说明书',
    '全套用了进口芯片',
  ])('gets no second verb: %s', (point) => expect(asClause(point)).toBe(point));

  it('gets the verb that a thing lacks', () => expect(asClause('316不锈钢内胆')).toBe('用的是316不锈钢内胆'));

  it('may tell of dispatch, as a description may not', () => {
    const told = (goods: object) => briefOf({ title: '混搭鲜花', ...goods }, '', '').facts.map(({ clause }) => clause);
    expect(told({ selling_points: ['第二天从斗南剪枝发货'] })).toEqual(['第二天从斗南剪枝发货']);
    expect(told({ description: '第二天从斗南剪枝发货。' })).toEqual([]);
  });
});

describe('words inside other words', () => {
  it.each([
    ['没有涂层，铲子刮不坏', /涂/],
    ['全包围脚垫', /包/],
    ['企业服务', /服/],
    ['保温饭盒', /饭|餐/],
    ['厨房清洁剂', /房/],
    ['全麦面包', /包/],
    ['衣架', /衣/],
  ])('%s is not %s', (text, pattern) => expect(wordReader(text)(pattern)).toBe(false));

  it.each([
    ['双肩背包', /包/],
    ['宽松裤 男', /裤/],
    ['企业服务', /服务/],
    ['拆三下就能刷', /拆/],
  ])('%s is %s', (text, pattern) => expect(wordReader(text)(pattern)).toBe(true));

  const hooks = (name: string, category: string, top: string, callKind: 'buy' | 'message' = 'buy') =>
    [0, 1, 2].flatMap((variant) =>
      Array.from({ length: 6 }, (_, round) =>
        hookOf({ top, name, category, callKind, variant, round, longest: 20, canTell: false }),
      ).map((hook) => hook?.text ?? ''),
    );

  it.each([
    ['熟铁炒锅', '家居百货', '没有涂层，铲子刮不坏', 'buy', /颜色|显黑|素着脸/],
    ['全包围脚垫', '汽车用品', '按车型开模', 'buy', /衣柜|穿|上身/],
    ['三季帐篷', '运动户外', '一分钟就立起来', 'buy', /住|订/],
    ['小微企业代账', '企业服务', '每月十号前报完税', 'message', /图物|上身|买/],
    ['羽绒服干洗', '干洗洗衣', '洗完绒是蓬的，不结块', 'message', /穿|冷/],
    ['月嫂', '月子家政', '不满意换人，不扣天数', 'message', /做月嫂|脏/],
    ['黑胡桃茶盘', '茶具酒具', '整块黑胡桃挖的', 'buy', /配料|剩|嘴馋/],
  ] as const)('%s is asked nothing of another trade', (name, category, top, kind, foreign) => {
    for (const text of hooks(name, category, top, kind)) expect(text).not.toMatch(foreign);
  });
});

it.each([
  ['鼻梁那里不漏光', '真丝眼罩', '鼻梁那里漏光'],
  ['坐下不勒肚子', '牛仔裤', '牛仔裤坐下就勒肚子'],
])('the trouble behind %s of %s is %s', (statement, name, trouble) => expect(troubleIn(statement, name)).toBe(trouble));

describe('a hook that says the strongest point', () => {
  it.each([
    ['零下二十五度不结冰', '玻璃水', '零下二十五度不结冰', ''],
    ['师傅手敲的，每一对都不太一样', '银耳钉', '师傅手敲', '每一对都不太一样'],
    ['不催孩子，哭了就停下来玩', '亲子写真', '不催孩子', '哭了就停下来玩'],
  ])('%s describes %s', (statement, name, said, rest) => expect(headOf(statement, name)).toMatchObject({ said, rest }));

  it.each([
    ['指纹0.3秒就能开', '指纹锁'],
    ['老狗走不动，推着也能出门', '宠物推车'],
    ['水温28度，冬天也不冷', '游泳课'],
    ['没来过跟得上，也不推销', '小班课'],
    ['下单才碾', '大米'],
  ])('%s does not describe %s', (statement, name) => expect(headOf(statement, name)).toBeUndefined());

  it('leaves to the answer what it has not said', () => {
    const texts = corpus.flatMap((goods) =>
      [1, 2, 3].map((seed) => {
        const framework = frameworks[0];
        if (!framework) throw new Error('no framework');
        const brief = briefOf(goods, '', '');
        const lines = compose(brief, { framework, platform: 'douyin', seconds: 30, seed });
        return { head: headOf(brief.facts[0]?.clause ?? '', brief.name), lines };
      }),
    );
    const told = texts.filter(({ head, lines }) => head && lines[0]?.text.includes(`${head.said}的`));
    expect(told.length).toBeGreaterThan(3);
    for (const { head, lines } of told) for (const { text } of lines.slice(1)) expect(text).not.toContain(head?.said);
  });
});
