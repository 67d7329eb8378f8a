export default {
  'toolFramework.text': 'Text or link to take apart',
  'toolFramework.hint': 'Paste a viral text or a link; or drop a document, subtitles or a video below',
  'toolFramework.start': 'Take it apart',
  'toolFramework.reading': 'Reading… {percent}%',
  'toolFramework.emptyTitle': 'The breakdown appears here',
  'toolFramework.emptyText': 'Hook score, rhythm, what each part does, and the frameworks it follows.',
  'toolFramework.open': 'Go on in content analysis',
  'toolFramework.roles': 'What each part does',
};
