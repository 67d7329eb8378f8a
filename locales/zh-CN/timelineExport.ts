/** Export dialog, queue and project files of the timeline editor. */
export default {
  'timelineExport.export': '导出',
  'timelineExport.title': '导出视频',
};
