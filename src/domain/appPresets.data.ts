/** A category for each rule of goods that claims are checked by, as it is typed in the word check. */
export const goodsCategories = ['美妆', '食品', '保健', '母婴', '白酒', '医疗器械', '教育', '房产'] as const;
