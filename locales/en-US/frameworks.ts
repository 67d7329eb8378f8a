export default {
  'frameworks.picker.label': 'Framework',
  'frameworks.picker.placeholder': 'Choose a framework',
  'frameworks.picker.suggested': 'Suits these goods',
  'frameworks.picker.own': 'Mine and the team’s',
  'frameworks.picker.library': 'Library',
  'frameworks.own': 'Own',
  'frameworks.results.made': '{scripts} scripts and {videos} videos, none published yet',
  'frameworks.results.none': 'Not used yet',
  'frameworks.results.line': '{posts} posts · {views} views each · {finish} finished',
  'frameworks.results.small': 'fewer than {n} posts: no verdict',
};
