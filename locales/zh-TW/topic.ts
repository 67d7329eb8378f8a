export default {
  'topic.state.idea': '選題想法',
  'topic.state.chosen': '已選定',
  'topic.state.writing': '創作中',
  'topic.state.produced': '已成稿',
  'topic.state.published': '已發布',
  'topic.state.dropped': '已放棄',
};
