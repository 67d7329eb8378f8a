import {
  frameworkById,
  frameworkProblems,
  frameworks,
  hasPairedBraces,
  hookTypes,
  nearestRole,
  patternTemplates,
  roleKeyOf,
  roleNameOf,
  roleNames,
  suggestFrameworks,
} from './index';

describe('frameworks', () => {
  it.each(frameworks.map((framework) => [framework.name, framework] as const))('%s is complete', (_name, framework) => {
    const total = framework.segments.reduce((sum, segment) => sum + segment.share, 0);
    expect(total).toBeCloseTo(1, 10);
    expect(frameworkProblems(framework)).toEqual([]);
    expect(framework.origin).toBe('library');
    expect(framework.segments.length).toBeGreaterThanOrEqual(3);
    for (const segment of framework.segments) {
      expect(segment.roleName).toBe(roleNameOf(segment.role));
      // a name of its own works like a known role, by its words, and is told by its own pattern
      expect(nearestRole(segment.role, segment)).toBeDefined();
      if (!roleKeyOf(segment.role)) expect(patternTemplates(segment.linePattern)[0]).toContain('{');
      expect(hasPairedBraces(segment.linePattern)).toBe(true);
      expect(segment.share).toBeGreaterThan(0);
      expect(segment.purpose && segment.linePattern && segment.shotHint).toBeTruthy();
    }
    expect(framework.reference).not.toBe('');
    expect(framework.checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(frameworkById(framework.id)).toBe(framework);
  });

  it('has at least sixteen frameworks, twelve ways to open, and no role name twice', () => {
    expect(frameworks.length).toBeGreaterThanOrEqual(16);
    expect(new Set(hookTypes.map((hook) => hook.id)).size).toBe(15);
    expect(new Set(Object.values(roleNames)).size).toBe(Object.keys(roleNames).length);
  });

  it('reads a role by its written name and by its key', () => {
    expect(roleKeyOf('钩子')).toBe('hook');
    expect(roleKeyOf('hook')).toBe('hook');
    expect(roleKeyOf('随便')).toBeUndefined();
    expect(roleNameOf('action')).toBe('行动');
  });
});

describe('suggestFrameworks', () => {
  const first = (goods: Parameters<typeof suggestFrameworks>[0]) => suggestFrameworks(goods)[0];

  it('ranks every framework exactly once', () => {
    const ids = suggestFrameworks({ title: '保温杯' }).map((suggestion) => suggestion.framework.id);
    expect([...ids].sort()).toEqual(frameworks.map((framework) => framework.id).sort());
  });

  it('takes the spec framework for goods with many specs, and says so', () => {
    const specs = ['容量', '材质', '重量', '口径', '保温'].map((name) => ({ name, value: '见详情' }));
    const best = first({ title: '登山杖', specs });
    expect(best?.framework.id).toBe('fabe');
    expect(best?.reasons[0]).toEqual({ id: 'manySpecs', values: { count: 5 } });
  });

  it('takes before/after for a face mask and service line for a shop', () => {
    expect(first({ title: '玻尿酸补水面膜', description: '保湿提亮' })?.framework.id).toBe('bab');
    expect(first({ title: '肩颈体验套餐', description: '到店预约，上门服务' })?.framework.id).toBe('pain-proof');
  });

  it('still answers when nothing is known', () => {
    expect(first({})?.framework.id).toBe('golden3');
  });
});
