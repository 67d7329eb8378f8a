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
    open: [
      'g|拿{it}来说，{fact}。',
      'g|先看{it}，{fact}。',
      'g|镜头拉近看{it}，{fact}。',
      'g|就说{it}，{fact}，{benefit}。',
      't|先说看得见的，{fact}。',
      't|先说一个做得到的，{tip}。',
      't|先看这一点，{fact}。',
      '{tip}。',
    ],
    more: points,
  },
  desire: {
    open: [
      '{fact}，{benefit}。',
      '先说实在的，{fact}。',
      '真正打动人的，是这一点：{fact}。',
      't|想一想，真做到了会是什么样。',
      'g|用上{it}之后，{benefit}。',
      'g|想想手边有{it}，{benefit}。',
    ],
    more: points,
  },
  solution: {
    open: [
      'g|换成{it}，情况就不一样了。',
      'g|{it}，就是来解决这件事的。',
      'g|解决起来不难，看看{it}。',
      'g|其实选对{name}，就能省不少心。',
      'g|我们给的办法就是{it}，{fact}。',
      't|办法其实不难，从{name}开始就行。',
      't|换个做法试试，{fact}。',
    ],
    more: points,
  },
  answer: {
    open: [
      'g|我的答案，是{it}。',
      'g|不妨看看{it}，{fact}。',
      'g|看看{it}，你就明白了，{fact}。',
      'g|答案就在{it}上，{fact}。',
      't|答案不复杂，{fact}。',
      't|先记住一条，{tip}。',
      't|关键就在这儿，{fact}。',
    ],
    more: points,
  },
  turn: {
    open: [
      'g|这时候，要是手边有{it}呢？',
      'g|直到换上{it}，才发现{fact}。',
      'g|换上{it}，{benefit}。',
      'g|这一回，手边换成了{it}，{fact}。',
      't|后来想明白了，{fact}。',
      't|换个思路，事情就顺了。',
    ],
    more: points,
  },
  bridge: {
    open: [
      'g|差别，就在{it}上。',
      'g|靠的是什么？{it}，{fact}。',
      'g|说穿了，就是换了{it}。',
      'g|从之前到现在，中间只隔着{it}。',
      't|中间只做对了一件事。',
      't|靠的是什么？{fact}。',
    ],
    more: points,
  },
  feature: {
    open: [
      '先看它本身，{fact}。',
      '看参数，{spec}。',
      '{fact}，这是摆在明面上的。',
      '拆开来看，{fact}。',
      't|先认清它是什么，{fact}。',
      't|先说它是怎么回事。',
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
      't|好在哪儿？做了就知道。',
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
      'g|换上{it}以后，{benefit}。',
      '现在呢？{benefit}。',
      '再看现在，{benefit}。',
      '一对比就知道，{benefit}。',
      '现在再看，整个人都轻松了。',
      't|想明白之后，做起来顺多了。',
    ],
    more: ['{benefit2}。', '{scene}，心里也有底了。', '一点小改变，日子就顺了。', '前后一对比，差别不用我多说。'],
  },
  how: {
    open: [
      '怎么做？从看得见的地方做起，{fact}。',
      '我们的做法很实在：{fact}。',
      '做法就摆在这里，{fact}，{benefit}。',
      't|具体怎么做？{fact}。',
      '先把这一步做好：{tip}。',
    ],
    more: points,
  },
  what: {
    open: [
      'g|于是就有了{it}。',
      'g|这就是我们的{name}，{benefit}。',
      'g|它就是{it}，{fact}。',
      't|说到底，{name}就是这么回事。',
      'g|现在，{it}就在你眼前。',
    ],
    more: [...points, '{offer}，{cta}。', '喜欢的话，{cta}。'],
  },
  point: {
    open: ['第{i}，{fact}，{benefit}。', '第{i}，{fact}。', '第{i}，{tip}。'],
    more: ['第{i}，{fact}，{benefit}。', '第{i}，{fact}。', '第{i}，看参数，{spec}。', '第{i}，{tip}。'],
  },
  gain: {
    open: [
      '教你一招，挑{name}先看这点：{tip}。',
      't|先送你一句话，{tip}。',
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
      't|说得再多，不如自己试一次。',
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
      't|做过的人都知道，差别就在坚持。',
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
      'g|本来以为就是个普通{name}，没想到{fact}。',
      '原来讲究藏在这儿，{fact}，{benefit}。',
      '以为{name}都差不多？{fact}。',
      '你可能没留意，{fact}，{benefit}。',
      '都说{name}看着差不多，{tip}。',
      't|其实没那么复杂，{tip}。',
      't|反过来想，{fact}。',
      't|反过来想想，一下就通了。',
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
