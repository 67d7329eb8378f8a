export default {
  'frameworks.picker.label': '思维框架',
  'frameworks.picker.placeholder': '选择思维框架',
  'frameworks.picker.suggested': '适合这件商品',
  'frameworks.picker.own': '我的与团队的',
  'frameworks.picker.library': '框架库',
};
