import type { LineBook } from './types';

/** Lines that tell facts; they fit wherever points follow each other. */
const points = [
  '{fact}，{benefit}。',
  '再看这里，{fact}。',
  '还有，{fact}，{benefit}。',
  '{fact}。',
  '别小看这一点，{fact}。',
  '说到实用，{fact}。',
  '另外，{fact}。',
  '{benefit}，靠的就是这一点：{fact}。',
  '细节也照顾到了，{fact}。',
  '而且{fact}。',
  '{spec}，写得明明白白。',
  '{story}。',
  '{tip}。',
];

/** Data: roles that show and prove. */
export const body: LineBook = {
  evidence: {
    open: ['先说看得见的，{fact}。', '先说一个做得到的，{tip}。', '先看这一点，{fact}。', '{tip}。'],
    more: points,
  },
  desire: {
    open: [
      '{fact}，{benefit}。',
      '先说实在的，{fact}。',
      '真正打动人的，是这一点：{fact}。',
      '想一想，真做到了会是什么样。',
    ],
    more: points,
  },
  solution: {
    open: ['办法其实不难，从{name}开始就行。', '换个做法试试，{fact}。'],
    more: points,
  },
  answer: {
    open: ['答案不复杂，{fact}。', '先记住一条，{tip}。', '关键就在这儿，{fact}。'],
    more: points,
  },
  turn: {
    open: ['后来想明白了，{fact}。', '换个思路，事情就顺了。'],
    more: points,
  },
  bridge: {
    open: ['中间只做对了一件事。', '靠的是什么？{fact}。'],
    more: points,
  },
  feature: {
    open: [
      '先看它本身，{fact}。',
      '看参数，{spec}。',
      '{fact}，这是摆在明面上的。',
      '拆开来看，{fact}。',
      '先认清它是什么，{fact}。',
      '先说它是怎么回事。',
      '先看它长什么样，又有什么讲究。',
    ],
    more: [
      '{spec}，写得明明白白。',
      '再看，{fact}。',
      '还有，{fact}。',
      '{fact}，{spec}。',
      '连这里都想到了，{fact}。',
      '{tip}。',
      '每个细节都摆在镜头前，你自己看。',
    ],
  },
  advantage: {
    open: [
      '放在一起比一比，差别就在这里，{fact}。',
      '用起来一比，{benefit}。',
      '好在哪儿？做了就知道。',
      '好在哪儿？{fact}。',
      '容易被忽略的地方，它照顾到了：{fact}。',
      '看着都差不多，用起来就分出来了。',
    ],
    more: [
      '{fact}，{benefit}。',
      '这一点，{aud}应该懂。',
      '不用多解释，{benefit}。',
      '同样是{name}，差别就差在用心不用心。',
      '{tip}。',
      '再看，{fact}。',
    ],
  },
  benefit: {
    open: [
      '对你来说就一句话，{benefit}。',
      '换句话说，{benefit}。',
      '落到每天，就是这么回事：{benefit}。',
      '说白了，{benefit}。',
      '省下来的，是每天一点一点的麻烦。',
    ],
    more: ['{benefit2}。', '东西用着顺手，心情也跟着好。', '{fact}，{benefit}。'],
  },
  after: {
    open: [
      '现在呢？{benefit}。',
      '再看现在，{benefit}。',
      '一对比就知道，{benefit}。',
      '现在再看，整个人都轻松了。',
      '想明白之后，做起来顺多了。',
    ],
    more: ['{benefit2}。', '{scene}，心里也有底了。', '一点小改变，日子就顺了。', '前后一对比，差别不用我多说。'],
  },
  how: {
    open: [
      '怎么做？从看得见的地方做起，{fact}。',
      '我们的做法很实在：{fact}。',
      '做法就摆在这里，{fact}，{benefit}。',
      '具体怎么做？{fact}。',
      '先把这一步做好：{tip}。',
    ],
    more: points,
  },
  what: {
    open: ['说到底，{name}就是这么回事。'],
    more: [...points, '{offer}，{cta}。', '喜欢的话，{cta}。'],
  },
  point: {
    open: ['第{i}，{fact}，{benefit}。', '第{i}，{fact}。', '第{i}，{tip}。'],
    more: ['第{i}，{fact}，{benefit}。', '第{i}，{fact}。', '第{i}，看参数，{spec}。', '第{i}，{tip}。'],
  },
  gain: {
    open: [
      '教你一招，挑{name}先看这点：{tip}。',
      '先送你一句话，{tip}。',
      '先送你一条经验，{tip}。',
      '记住这一句，{tip}。',
      '挑{name}其实有门道，{tip}。',
    ],
    more: ['{tip}。', '拿这个对照着看，{fact}。', '像这样就对了，{fact}，{benefit}。', '照着看，心里就有数了。'],
  },
  trust: {
    open: [
      '好不好，看东西说话，{fact}。',
      '话不多说，参数给你看，{spec}。',
      '我们把细节都摆出来：{fact}。',
      '不用信我，信你自己看到的。',
      '说得再多，不如自己试一次。',
      '说得再多，不如凑近看一眼。',
    ],
    more: [
      '{spec}，都写在商品信息里。',
      '{fact}，拿在手里就知道。',
      '每一处都能放大了看。',
      '有疑问就在评论区问，我们照实说。',
    ],
  },
  testimony: {
    open: [
      '不用我多说，看镜头：{fact}。',
      '口说无凭，细节摆在这儿，{spec}。',
      '做过的人都知道，差别就在坚持。',
      '凑近看，{fact}。',
      '怎么证明？{fact}，你自己看。',
      '好不好，用起来那一下就知道。',
    ],
    more: [
      '{fact}，{benefit}。',
      '{spec}，都写在商品信息里。',
      '每个角度都拍给你看。',
      '有疑问就在评论区问，我们照实说。',
    ],
  },
  twist: {
    open: [
      '你以为就这些？还有一点，{fact}。',
      '原来讲究藏在这儿，{fact}，{benefit}。',
      '以为{name}都差不多？{fact}。',
      '你可能没留意，{fact}，{benefit}。',
      '都说{name}看着差不多，{tip}。',
      '其实没那么复杂，{tip}。',
      '反过来想，{fact}。',
      '反过来想想，一下就通了。',
    ],
    more: [
      '更没想到的是，{fact}。',
      '再往后看，{fact}，{benefit}。',
      '结果呢？{benefit}。',
      '这一下，才明白差别在哪。',
      '{fact}，{benefit}。',
      '原来一直纠结的，压根不是重点。',
      '{tip}，这才是关键。',
    ],
  },
};
