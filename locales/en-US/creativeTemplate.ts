export default {
  'creativeTemplate.allIndustries': 'All industries',
  'creativeTemplate.create': 'New creative template',
  'creativeTemplate.edit': 'Edit creative template',
  'creativeTemplate.emptyText':
    'Write an approach that works down as a framework, segment by segment. Once published, merchants add it to their own with one press.',
  'creativeTemplate.emptyTitle': 'No creative templates yet',
  'creativeTemplate.icon': 'Icon',
  'creativeTemplate.industries': 'Industries',
  'creativeTemplate.industriesHelp':
    'Press Enter after each one. None means all industries; merchants of a matching industry see it first.',
  'creativeTemplate.order': 'Order',
  'creativeTemplate.orderHelp': 'Smaller numbers come first.',
  'creativeTemplate.pageTitle': 'Creative templates',
  'creativeTemplate.problem.inSegment': 'Segment {at}: {sentence}',
  'creativeTemplate.problem.noPurpose': 'Segment {at} does not say what it is for yet',
  'creativeTemplate.problem.noSummary': 'Write a one-line summary; merchants decide by it',
  'creativeTemplate.publishHint':
    'Once published, merchants see it at once under Framework library → From the platform.',
  'creativeTemplate.removed': '{count} creative templates deleted',
  'creativeTemplate.search': 'Search name, summary, category',
  'creativeTemplate.structure': 'Framework',
  'creativeTemplate.subtitle':
    'Frameworks for merchants: what each segment does, how it is said and how it is shot. Merchants look at them and add them to their own to work on.',
  'creativeTemplate.unused': 'Not used by any merchant yet',
  'creativeTemplate.used': 'Usage',
  'creativeTemplate.uses': '{frameworks} frameworks of {merchants} merchants',
  'creativeTemplate.usesNow': 'Current usage: {uses}.',
  'creativeTemplate.withdrawHint': 'Merchants no longer see it; frameworks already added stay theirs.',
};
