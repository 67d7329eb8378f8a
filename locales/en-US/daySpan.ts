export default {
  'daySpan.days': 'From and to',
  'daySpan.days30': 'Last 30 days',
  'daySpan.days7': 'Last 7 days',
  'daySpan.lastMonth': 'Last month',
  'daySpan.ownDays': 'Own days',
  'daySpan.thisMonth': 'This month',
  'daySpan.today': 'Today',
  'daySpan.usual': 'Usual days',
};
