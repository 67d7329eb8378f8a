/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': 'Export',
  'timelineExport.title': 'Export video',
};
