import type { Video } from '@/services/video/schema';
import { draftTexts, textsFor } from './useDraftTexts';

const goodsTitle = '净岩 硅藻土浴室吸水垫 40×60cm';
const video = { id: 'v1', title: goodsTitle, goods_title: goodsTitle, source: [] } as unknown as Video;
const lines = ['挑吸水垫，先看哪一点？', '踩上去水印几秒就退，脚底是干的。', '边角磨圆了，光脚踩着不硌。'];
const drafts = { v1: draftTexts({ ...video, texts: lines.map((text, at) => ({ at, text })) }) };
const { common } = drafts.v1;

describe('what a post of the matrix says', () => {
  it('is worded for its platform', () => {
    expect(textsFor(video, {}, drafts)).toEqual(common);
    expect(textsFor(video, {}, drafts, 'xiaohongshu').description).toContain('\n\n');
    expect(textsFor(video, {}, drafts, 'kuaishou').topics).toHaveLength(4);
  });

  it('is, field by field, what somebody has written for all', () => {
    const written = { v1: { ...common, description: '手写的' } };
    expect(textsFor(video, written, drafts, 'xiaohongshu')).toEqual({
      ...textsFor(video, {}, drafts, 'xiaohongshu'),
      description: '手写的',
    });
  });

  it('is the title alone while nothing else is known', () => {
    expect(textsFor(video, {}, {}, 'douyin')).toEqual({ title: goodsTitle, description: '', topics: [] });
  });
});
