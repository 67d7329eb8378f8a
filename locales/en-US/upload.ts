export default {
  'upload.authorization_missing': 'The sts upload authorization could not be obtained',
  'upload.image_too_large': 'Images must be smaller than {n} MB!',
  'upload.file_too_large': 'Files must be smaller than {n} MB!',
  'upload.refused': 'The file was not stored: the storage service refused it ({code}). Please try again',
  'upload.failed': 'The file was not stored. Please try again',
};
