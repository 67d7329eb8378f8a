/** Uploads: rules and their texts by the brief, point 5. */
export default {
  'upload.authorization_missing': 'sts授权未获取',
  'upload.image_too_large': '图片大小必须小于 {n}MB!',
  'upload.file_too_large': '文件大小必须小于 {n}MB!',
  'upload.refused': '文件没有存上：存储服务拒绝了这次上传（{code}），请重试',
  'upload.failed': '文件没有存上，请重试',
};
