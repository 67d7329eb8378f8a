export default {
  'daySpan.days': '起訖日期',
  'daySpan.days30': '近 30 天',
  'daySpan.days7': '近 7 天',
  'daySpan.lastMonth': '上月',
  'daySpan.ownDays': '自選日期',
  'daySpan.thisMonth': '本月',
  'daySpan.today': '今天',
  'daySpan.usual': '常用日期',
};
