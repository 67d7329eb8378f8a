export default {
  'zip.failed': 'None of the files could be downloaded, so no zip was saved. Check the network and try again',
  'zip.report': 'incomplete.txt',
  'zip.part': '{name}: only a part was downloaded, please download it again',
  'zip.missing': '{name}: was not downloaded, please download it again',
  'zip.begun': 'Packing {count} files ({size}); the task centre shows the progress',
  'zip.partly': 'The zip is saved, but {count, plural, one {# file is} other {# files are}} not complete',
  'zip.tooLarge':
    '{size} in all; this browser packs up to {max} at once. Download in parts, or use Chrome or Edge on a computer.',
  'zip.broken': 'The download failed. Check the network and try again',
};
