import type { GestureKind } from '../../engine/figure/gestures';

/** Words that call for a gesture, as speakers make them; the first that is found counts. */
export const gestureWords: readonly (readonly [RegExp, GestureKind])[] = [
  [/^(大家好|你好|哈喽|嗨|欢迎|各位|姐妹们|家人们|hello|hi\b)/i, 'greet'],
  [/第一|首先|其一|只要一/, 'one'],
  [/第二|其次|两个|两种/, 'two'],
  [/第三|最后一点|三个|三种/, 'three'],
  [/点赞|推荐|好用|满意|放心|值得|关注/, 'thumb'],
  [/看这|请看|这款|这个|这里|下方|链接|购物车/, 'invite'],
  [/全部|所有|都能|无论|大家|一起/, 'both'],
  [/注意|记住|千万|关键|重点|为什么/, 'point'],
];
