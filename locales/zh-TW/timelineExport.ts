/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': '匯出',
  'timelineExport.title': '匯出影片',
};
