export default {
  'frameworks.picker.label': '思维框架',
  'frameworks.picker.placeholder': '选择思维框架',
  'frameworks.picker.suggested': '适合这件商品',
  'frameworks.picker.own': '我的与团队的',
  'frameworks.picker.library': '框架库',
  'frameworks.own': '自建',
  'frameworks.results.made': '写过 {scripts} 个脚本、{videos} 条成片，还没有发布',
  'frameworks.results.none': '还没有用过',
  'frameworks.results.line': '已发 {posts} 条 · 平均播放 {views} · 完播 {finish}',
  'frameworks.results.small': '少于 {n} 条，仅供参考',
};
