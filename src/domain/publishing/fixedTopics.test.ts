import fc from 'fast-check';
import { bareTopic, platformIds, platforms } from '../platforms';
import { canFixTopics, joinTopics, plainFixedTopics } from './fixedTopics';

const none = { first: [], last: [] };

describe('fixed topics of an account', () => {
  it('stand before and behind the post’s own', () => {
    const fixed = { first: ['山野日常'], last: ['杭州'] };
    expect(joinTopics(['#保温杯', '通勤'], fixed, 'xiaohongshu')).toEqual({
      topics: ['山野日常', '保温杯', '通勤', '杭州'],
      cut: [],
    });
  });

  it('leave a post alone where there are none, also one that has too many', () => {
    const own = ['#a', 'A', 'b', 'c', 'd', 'e'];
    expect(joinTopics(own, none, 'kuaishou')).toEqual({ topics: own, cut: [] });
  });

  it('are said once: in the place where they are wanted, first before last', () => {
    const fixed = { first: ['茶'], last: ['Tea', '#茶 '] };
    expect(joinTopics(['ｔｅａ', '杯子', '茶'], fixed, 'douyin').topics).toEqual(['茶', '杯子', 'Tea']);
    expect(plainFixedTopics(fixed)).toEqual({ first: ['茶'], last: ['Tea'] });
  });

  it('stay where the platform takes fewer: the post’s own go from the end, and are told', () => {
    const fixed = { first: ['甲'], last: ['乙'] };
    expect(joinTopics(['一', '二', '三', '四'], fixed, 'kuaishou')).toEqual({
      topics: ['甲', '一', '二', '乙'],
      cut: ['三', '四'],
    });
    const long = Array.from({ length: 9 }, (_, at) => `${at}`.repeat(20));
    expect(joinTopics(['一'.repeat(20), '二'], { first: long, last: [] }, 'bilibili')).toEqual({
      topics: [...long, '一'.repeat(20)],
      cut: ['二'],
    });
  });

  it('are at most as many as the platform takes', () => {
    const four = ['一', '二', '三', '四'];
    expect(canFixTopics('kuaishou', { first: four, last: ['四'] })).toBe(true);
    expect(canFixTopics('kuaishou', { first: four, last: ['五'] })).toBe(false);
    expect(canFixTopics('douyin', { first: four, last: ['五'] })).toBe(true);
  });

  it('are all there, once, within the limit, and nothing is lost unsaid', () => {
    const topics = fc.array(fc.constantFrom('茶', '#茶', '杯', '好物', 'Tea', 'tea', '通勤', '早餐', '礼物', '冬天'));
    fc.assert(
      fc.property(topics, topics, topics, fc.constantFrom(...platformIds), (own, first, last, id) => {
        const fixed = { first, last };
        fc.pre(canFixTopics(id, fixed) && first.length + last.length > 0);
        const joined = joinTopics(own, fixed, id);
        const bare = joined.topics.map(bareTopic);
        expect(new Set(bare).size).toBe(bare.length);
        expect(bare.length).toBeLessThanOrEqual(platforms[id].topics.max);
        for (const topic of [...first, ...last]) expect(bare).toContain(bareTopic(topic));
        expect(new Set([...bare, ...joined.cut.map(bareTopic)])).toEqual(
          new Set([...own, ...first, ...last].map(bareTopic)),
        );
      }),
    );
  });
});
