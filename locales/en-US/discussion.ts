export default {
  'discussion.title': 'Comments',
  'discussion.write': 'Write a comment',
  'discussion.placeholder': 'Say what you think; @ mentions a colleague, Ctrl + Enter sends',
  'discussion.send': 'Send',
  'discussion.none': 'No comments yet',
  'discussion.answer': 'Reply',
  'discussion.resolve': 'Mark as resolved',
  'discussion.reopen': 'Reopen',
  'discussion.resolvedBy': 'Resolved by {name}',
  'discussion.showDone': 'Show {count} resolved',
  'discussion.hideDone': 'Hide {count} resolved',
  'discussion.deleteThread': 'Delete this comment and all its replies?',
  'discussion.deleteOne': 'Delete this reply?',
  'discussion.toTime': 'Go to {time}',
  'documents.empty': 'There is no text in the file',
  'documents.too-large': 'The file is too large: split it and import the parts (20 MB at most)',
  'documents.too-slow':
    'The file could not be read to its end in time and was given up. Copy the text you need into a new file and try again',
  'documents.old-word': 'This is an old .doc or a file with a password. Save it as .docx in Word and try again',
  'documents.encrypted': 'This PDF is behind a password. Remove the password and try again',
  'documents.scanned':
    'This PDF holds scanned pictures without text. Use a version with text, or run text recognition first',
  'documents.not-text': 'This is not a text file. Choose a txt, md or docx',
  'documents.broken': 'The file is damaged or not a Word document. Export it again and retry',
  'documents.bomb': 'The file would unpack to an abnormal size and was not opened, for safety',
  'documents.type': 'This kind of file is not supported. Choose a txt, md, docx or srt',
  'documents.loss.comments': '{count, plural, one {# comment was} other {# comments were}} not imported',
  'documents.loss.deletions':
    '{count, plural, one {# tracked deletion was} other {# tracked deletions were}} not imported',
  'documents.loss.images':
    '{count, plural, one {# picture in the file was} other {# pictures in the file were}} not imported; only the text was taken',
  'documents.loss.macros': 'Macros in the file were neither run nor imported; only the text was taken',
  'documents.loss.notes':
    '{count, plural, one {# footnote or endnote was} other {# footnotes or endnotes were}} not imported',
};
