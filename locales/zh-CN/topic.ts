export default {
  'topic.state.idea': '选题想法',
  'topic.state.chosen': '已选定',
  'topic.state.writing': '创作中',
  'topic.state.produced': '已成稿',
  'topic.state.published': '已发布',
  'topic.state.dropped': '已放弃',
};
