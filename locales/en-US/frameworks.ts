export default {
  'frameworks.picker.label': 'Framework',
  'frameworks.picker.placeholder': 'Choose a framework',
  'frameworks.picker.suggested': 'Suits these goods',
  'frameworks.picker.own': 'Mine and the team’s',
  'frameworks.picker.library': 'Library',
};
