/** What a statement calls the thing that everybody knows, and the name of its column. */
export const usualNames: readonly { readonly words: RegExp; readonly name: string }[] = [
  { words: /^(?:普通|一般|平常|寻常)(?:款|的)?/, name: '普通款' },
  { words: /^(?:传统|老式)(?:款|的)?/, name: '传统款' },
  { words: /^(?:常见|常规)(?:款|的)?/, name: '常见款' },
  { words: /^(?:市面上|市场上)的?/, name: '市面上' },
  { words: /^(?:别家|别人家|其他家|其它家)的?/, name: '别家' },
  { words: /^(?:以前|过去|从前)的?/, name: '以前' },
  { words: /^(?:老款|旧款|上一代)的?/, name: '老款' },
];
/** And what it calls the goods themselves. */
export const ownNames: readonly { readonly words: RegExp; readonly name: string }[] = [
  { words: /^(?:而|但是?|可是?)?(?:我们家?|咱们?家?|本店|我家)的?(?=\S{2})/, name: '我们' },
  { words: /^(?:而|但是?|可是?)?(?:这款|这件|这双|这个|这只|这台|它)的?(?=\S{2})/, name: '这款' },
  { words: /^(?:而|但是?|可是?)?现在的?(?=\S{2})/, name: '现在' },
  { words: /^(?:而|但是?|可是?)?(?:新款|新一代)的?(?=\S{2})/, name: '新款' },
];
/** 不是速溶，而是现磨: what it is not beside what it is. */
export const notButWords = /^不是(\S{2,14}?)(?:，|,)?(?:而是|，是|,是)(\S{2,14})$/;
export const notButNames = { usual: '不是', own: '而是' } as const;
/** 比普通棉布快干三倍: what it is held against, and by what it wins. */
export const thanWords =
  /^(?:比|较)(?:普通|一般|传统|常见|市面上|老款|旧款)的?(\S{1,6}?)(?:要|更|还)?((?:轻|快|薄|厚|省|低|高|多|少|长|短|静|小|大|亮|耐|暖|软|透)\S{1,9})$/;
export const thanNames = { usual: '普通款', own: '我们' } as const;
