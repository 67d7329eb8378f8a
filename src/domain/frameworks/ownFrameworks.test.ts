import { elapsed } from '@/testing/elapsed';
import {
  frameworkProblems,
  nearestRole,
  parseStructure,
  patternTemplates,
  type Segment,
  segmentBehavior,
  structureDiff,
  suggestFrameworks,
} from './index';

const aSegment = (roleName: string, fields: Partial<Segment> = {}): Segment => ({
  role: roleName,
  roleName,
  share: 0.5,
  purpose: '',
  linePattern: '',
  shotHint: '',
  shot: 'scene',
  repeatable: false,
  ...fields,
});

describe('what a segment with a name of one’s own does', () => {
  it.each([
    ['hook', {}, 'hook'],
    ['钩子', {}, 'hook'],
    ['痛点暴击', {}, 'pain'],
    ['开箱实测', {}, 'evidence'],
    ['掏出来', { purpose: '商品登场并演示' }, 'solution'],
    ['到工位', { purpose: '一天结束时的变化，顺带引导' }, 'action'],
    ['甲乙对比', {}, 'advantage'],
    ['第二句', { shot: 'offer' }, 'action'],
    ['第二句', { shot: 'detail' }, 'feature'],
  ] as const)('%s %j works like %s', (name, fields, wanted) => {
    expect(segmentBehavior(aSegment(name, fields), 1)).toBe(wanted);
  });

  it('opens when it stands first and says nothing', () => {
    expect(segmentBehavior(aSegment('嗯'), 0)).toBe('hook');
    expect(nearestRole('嗯')).toBeUndefined();
  });
});

describe('line patterns', () => {
  it.each([
    ['{人群}看过来', ['{aud}看过来。']],
    ['{商品}{卖点}，{利益}', ['{it}，{fact}，{benefit}。', '{it}。', '{fact}。', '{benefit}。']],
    ['{卖点}，{细节}', ['{fact}，{benefit}。', '{fact}。', '{fact}。']],
    ['先看结果', ['先看结果。']],
    ['{月亮}，{动作}', ['{cta}。']],
    ['', []],
  ])('%s', (pattern, wanted) => {
    expect(patternTemplates(pattern)).toEqual([...new Set(wanted)]);
  });
});

describe('reading a structure that was pasted', () => {
  const read = (text: string) => parseStructure(text).map(({ roleName, share }) => `${roleName} ${share}`);

  it.each([
    [
      'seconds',
      '钩子 0-3秒：点名人群\n痛点 3-10秒\n方案 10-25s\n行动 25-30秒',
      ['钩子 0.1', '痛点 0.23', '方案 0.5', '行动 0.17'],
    ],
    ['percent and numbers', '1. 痛点（20%）说中\n2、安利（50%）\n3) 拔草 30%', ['痛点 0.2', '安利 0.5', '拔草 0.3']],
    ['an arrow line', '痛点 → 方案 → 行动', ['痛点 0.34', '方案 0.33', '行动 0.33']],
    ['a hyphen line', '痛点-方案-见证-行动', ['痛点 0.25', '方案 0.25', '见证 0.25', '行动 0.25']],
    ['brackets', '【开头】先抛问题\n\n【结尾】引导收藏', ['开头 0.5', '结尾 0.5']],
    ['clock times', '开场 00:00-00:06\n正文 00:06-00:30', ['开场 0.2', '正文 0.8']],
    ['one sentence', '今天天气不错', []],
    ['nothing', ' \n ', []],
  ])('by %s', (_name, text, wanted) => {
    expect(read(text)).toEqual(wanted);
  });

  it('takes twelve segments at most, and a huge paste in no time', () => {
    const many = Array.from({ length: 40_000 }, (_, index) => `段${index}：说明`).join('\n');
    expect(parseStructure(many)).toHaveLength(12);
    expect(elapsed(() => parseStructure(many))).toBeLessThan(500);
  });

  it('gives what can be saved', () => {
    const segments = parseStructure('这是一个特别特别特别长的段落名字：{人群}看过来\n行动');
    expect(frameworkProblems({ name: '新框架', seconds: [15, 60], segments })).toEqual([]);
    expect(segments[0]?.linePattern).toBe('{人群}看过来');
  });
});

describe('problems', () => {
  const two = [aSegment('钩子'), aSegment('行动')];
  const codes = (change: Partial<Parameters<typeof frameworkProblems>[0]>) =>
    frameworkProblems({ name: '名字', seconds: [15, 60], segments: two, ...change }).map(({ code }) => code);

  it.each([
    [{}, []],
    [{ name: ' ' }, ['nameMissing']],
    [{ name: '长'.repeat(41) }, ['nameLong']],
    [{ seconds: [60, 15] as const }, ['secondsWrong']],
    [{ segments: [aSegment('钩子', { share: 1 })] }, ['fewSegments']],
    [{ segments: Array.from({ length: 13 }, () => aSegment('段', { share: 1 / 13 })) }, ['manySegments']],
    [{ segments: [aSegment('甲', { share: 0.5 }), aSegment('乙', { share: 0.47 })] }, ['shareSum']],
    [{ segments: [aSegment('甲', { share: 0.99 }), aSegment('乙', { share: 0.01 })] }, ['shareSmall']],
    [{ segments: [aSegment(''), aSegment('乙')] }, ['roleMissing']],
    [{ segments: [aSegment('【甲】'), aSegment('乙')] }, ['roleBrackets']],
    [{ segments: [aSegment('甲', { linePattern: '{人群' }), aSegment('乙')] }, ['patternBraces']],
    [{ segments: [aSegment('甲', { purpose: '长'.repeat(201) }), aSegment('乙')] }, ['textLong']],
  ])('%j → %j', (change, wanted) => {
    expect(codes(change)).toEqual(wanted);
  });
});

describe('differences between versions', () => {
  it('names what was added, removed, moved, stretched and reworded', () => {
    const before = [aSegment('甲', { share: 0.3 }), aSegment('乙', { share: 0.3 }), aSegment('丙', { share: 0.4 })];
    const after = [
      aSegment('乙', { share: 0.3, purpose: '新的说法' }),
      aSegment('甲', { share: 0.2 }),
      aSegment('丁', { share: 0.5 }),
    ];
    expect(structureDiff(before, after)).toEqual([
      { kind: 'removed', name: '丙', from: '40%', to: '' },
      { kind: 'added', name: '丁', from: '', to: '50%' },
      { kind: 'text', name: '乙', from: '', to: '' },
      { kind: 'moved', name: '乙', from: '2', to: '1' },
      { kind: 'share', name: '甲', from: '30%', to: '20%' },
      { kind: 'moved', name: '甲', from: '1', to: '2' },
    ]);
    expect(structureDiff(before, before)).toEqual([]);
  });
});

describe('suggestions with own frameworks and past results', () => {
  const own = {
    id: 'own1',
    origin: 'own' as const,
    name: '通勤三连',
    summary: '',
    fits: ['通勤'],
    platforms: ['douyin' as const],
    seconds: [15, 60] as const,
    segments: [aSegment('甲'), aSegment('乙')],
    reference: '',
    checkedOn: '',
  };
  const results = (posts: number, views: number) => ({
    scripts: 1,
    videos: 1,
    posts,
    views,
    likes: 0,
    finish_rate: 0.3,
    interaction_rate: 0.02,
    best: null,
  });

  it('ranks own ones too, by their tags', () => {
    const ranked = suggestFrameworks({ title: '通勤双肩包' }, { own: [own], platform: 'douyin' });
    const mine = ranked.find(({ framework }) => framework.id === 'own1');
    expect(mine?.reasons).toContainEqual({ id: 'fits', values: { words: '通勤' } });
    expect(ranked[0]?.framework.id).toBe('own1');
  });

  it('raises what has done better than usual, with its numbers, and no small sample', () => {
    const known: Record<string, ReturnType<typeof results>> = {
      aida: results(4, 40_000),
      pas: results(5, 5000),
      bab: results(2, 900_000),
    };
    const ranked = suggestFrameworks({ title: '布' }, { resultsOf: (id) => known[id] });
    const reasonsOf = (id: string) => ranked.find(({ framework }) => framework.id === id)?.reasons.map((one) => one.id);
    expect(reasonsOf('aida')?.[0]).toBe('goodResults');
    expect(reasonsOf('pas')).not.toContain('goodResults');
    expect(reasonsOf('bab')).not.toContain('goodResults');
  });
});
