export default {
  'frameworks.picker.label': '思維框架',
  'frameworks.picker.placeholder': '選擇思維框架',
  'frameworks.picker.suggested': '適合這件商品',
  'frameworks.picker.own': '我的與團隊的',
  'frameworks.picker.library': '框架庫',
};
