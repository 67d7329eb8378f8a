import { body } from './body';
import type { RoleLines } from './types';

const points = body.solution?.more ?? [];

/** Data: roles that mean something else in one framework; key `framework:role`. */
export const special: Readonly<Record<string, RoleLines>> = {
  'listicle:hook': {
    open: [
      '{n}个细节，看懂{it}。',
      '{n}条经验，挑{name}用得上。',
      '挑{name}就看这{n}点，记不住先收藏。',
      '挑{name}，这几条先看明白。',
      '{question}按这几条来。',
      '关于{name}，记住这{n}条。',
    ],
    more: ['一条一条来。', '先收藏，再往下看。'],
  },
  'twist:hook': {
    open: [
      '{pain}，这事还得从头说起。',
      '谁能想到，一个{name}也能有反转。',
      '结局先不说，{pain}。',
      '{aud}，这个故事可能就是你的。',
      '{scene}，接下来的事你可能猜不到。',
    ],
    more: ['别急，往下看。', '看到最后你就懂了。'],
  },
  'twist:twist': {
    open: ['没想到，换个想法就通了，{fact}。', '后来才明白，{tip}。'],
    more: [
      '这还没完，{fact}，{benefit}。',
      '更没想到的是，{fact}。',
      '结果呢？{benefit}。',
      '{fact}，{benefit}。',
      '原来一直纠结的，压根不是重点。',
      '{tip}，这才是关键。',
    ],
  },
  'persona:pain': {
    open: [
      '{aud}常跟我说，{pain}。',
      '做{name}这一行，听得多的一句话就是：{pain}。',
      '最近又有人问，{pain}，怎么办？',
      '每次聊到{name}，都有人说，{pain}。',
    ],
    more: ['还有人说，{pain2}。', '听得多了，我特别理解。', '不是你的问题，是没人讲清楚。'],
  },
  'persona:solution': {
    open: ['所以我的建议是，{fact}。', '照这个思路来，就不会错到哪儿去。'],
    more: points,
  },
  'pain-proof:hook': {
    open: ['{aud}看过来。', '{aud}，先别划走，这条跟你有关。', '{question}今天一次说清楚。'],
    more: ['花半分钟听完，能少走点弯路。'],
  },
  'fabe:hook': {
    open: [
      '挑{name}，先看什么？',
      '关于{name}，先弄明白一件事。',
      '挑{name}，别只看样子。',
      '今天不讲虚的，只看{it}。',
    ],
    more: ['一项一项来。'],
  },
  'fabe:evidence': {
    open: [
      '参数都在这儿，{spec}。',
      '不绕弯子，{spec}，自己对一对就知道。',
      '镜头拉近，{fact}。',
      '口说无凭，看细节，{fact}。',
      '好不好，上手用一次就知道。',
      '不信的话，自己试一次就知道。',
    ],
    more: ['每个角度都拍给你看。', '有疑问就在评论区问，我们照实说。'],
  },
};
