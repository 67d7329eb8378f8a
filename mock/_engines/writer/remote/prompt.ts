import { roleNameOf } from '../../../../src/domain/frameworks';
import { platformName } from '../../../../src/domain/platforms';
import type { Material, RewriteRequest, WriteRequest } from '../types';

export interface Prompt {
  readonly system: string;
  readonly user: string;
}

const rules = [
  '你是中文短视频口播文案作者。只使用用户给出的事实，不编造价格、数字、功效、销量、个人经历和用户评价。',
  '口语、具体、有画面，句子短，适合配音和字幕。',
  '不使用《广告法》禁用的绝对化用语和医疗功效用语，不引导站外联系。',
];

function describe(goods: Material | undefined, idea = ''): string {
  const lines: (string | undefined)[] = [
    goods?.title && `商品：${goods.title}`,
    goods?.brand && `品牌：${goods.brand}`,
    goods?.category && `类目：${goods.category}`,
    goods?.price && `价格：${goods.price} 元`,
    goods?.offer && `优惠：${goods.offer}`,
    goods?.selling_points?.length ? `卖点：${goods.selling_points.join('；')}` : undefined,
    goods?.specs?.length ? `规格：${goods.specs.map(({ name, value }) => `${name} ${value}`).join('；')}` : undefined,
    goods?.description && `描述：${goods.description}`,
    idea && `想法：${idea}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** The request for a whole script. */
export function scriptPrompt({ goods, idea, framework, platform, seconds, seed, wish }: WriteRequest): Prompt {
  const segments = framework.segments.map(
    ({ roleName, share, purpose, linePattern }) =>
      `【${roleName}】约 ${Math.round(share * seconds)} 秒，${purpose}，句式参考：${linePattern}`,
  );
  return {
    system: [...rules, '只输出正文：每行一句，格式为【段落名】句子；不要编号、解释和空行。'].join('\n'),
    user: [
      describe(goods, idea),
      `平台：${platformName(platform)}`,
      `总时长：约 ${seconds} 秒，约 ${Math.round(seconds * 4.25)} 字`,
      `框架：${framework.name}\n${segments.join('\n')}`,
      wish && `要求：${wish}`,
      `这是第 ${seed} 个版本，换一个角度写。`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** The request for one sentence. */
export function sentencePrompt({ goods, role, text, context, seed, wish }: RewriteRequest): Prompt {
  return {
    system: [...rules, '只输出改写后的一句话，不带段落名、引号和解释。'].join('\n'),
    user: [
      describe(goods),
      context.length > 0 ? `上下文：\n${context.join('\n')}` : '',
      `把下面这句【${roleNameOf(role)}】换一种说法，意思不变：\n${text}`,
      wish && `要求：${wish}`,
      `这是第 ${seed} 个版本。`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
