export default {
  'topic.state.idea': 'Idea',
  'topic.state.chosen': 'Chosen',
  'topic.state.writing': 'In the making',
  'topic.state.produced': 'Made',
  'topic.state.published': 'Published',
  'topic.state.dropped': 'Dropped',
};
