/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': 'Export',
  'timelineExport.title': 'Export video',

  'timelineExport.storage': 'Storage on this computer',
  'timelineExport.quota':
    '{used} used of {quota} that the browser gives. When it gets full, clear media that can be fetched again.',
  'timelineExport.quotaUnknown': '{used} used; the browser does not tell its limit.',
  'timelineExport.freeStored': 'Clear media that can be fetched again ({size})',
  'timelineExport.freeChosen': 'Delete {count} chosen',
  'timelineExport.freed': '{size} freed',
  'timelineExport.freeAsk': 'Delete {count} files?',
  'timelineExport.freeLoss':
    '{count} of them are only on this computer and not in the library yet. Projects that use them will miss them.',
  'timelineExport.noFiles': 'No media are kept in this browser',
  'timelineExport.file': 'File',
  'timelineExport.usedIn': 'Used in',
  'timelineExport.thisProject': 'This project',
  'timelineExport.size': 'Size',
  'timelineExport.lastUsed': 'Last used',
  'timelineExport.where': 'State',
  'timelineExport.inLibrary': 'In the library',
  'timelineExport.onlyHere': 'Only here',
};
