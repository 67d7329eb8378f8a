export default {
  'frameworks.picker.label': '思維框架',
  'frameworks.picker.placeholder': '選擇思維框架',
  'frameworks.picker.suggested': '適合這件商品',
  'frameworks.picker.own': '我的與團隊的',
  'frameworks.picker.library': '框架庫',
  'frameworks.own': '自建',
  'frameworks.results.made': '寫過 {scripts} 個腳本、{videos} 條成片，還沒有發佈',
  'frameworks.results.none': '還沒有用過',
  'frameworks.results.line': '已發 {posts} 條 · 平均播放 {views} · 完播 {finish}',
  'frameworks.results.small': '少於 {n} 條，僅供參考',
};
