/** A video that the browser has no decoder for becomes one that it plays. */
export default {
  'mediaConversion.again': 'Convert again',
  'mediaConversion.interrupted': 'The page was closed before the conversion had ended',
  'mediaConversion.losesAudio': 'This browser cannot play its audio either: the converted video will be silent',
  'mediaConversion.made': '“{name}” is converted and in its place',
  'mediaConversion.madeSilent': '“{name}” is converted, but its audio could not be: it is silent now',
  'mediaConversion.renamed': '{name} (converted).mp4',
  'mediaConversion.save': 'Download the converted video',
  'mediaConversion.start': 'Convert',
  'mediaConversion.stored': 'Converted. The new video is stored in the same folder',
  'mediaConversion.storedSilent':
    'Converted. The new video is stored in the same folder; its audio could not be converted',
  'mediaConversion.taking': 'Converted, being put in its place',
  'mediaConversion.text':
    'Converted to H.264 on this computer; a minute of 1080p takes 1 to 3 minutes on two cores. Closing the page stops it; it can be begun again when you come back. The decoder hevc.js (MIT license, 0.1 MB) is fetched only then',
  'mediaConversion.title': 'Converting {name}',
  'mediaConversion.trouble': 'This browser cannot show “{name}”. It can be converted here to an MP4 that plays',
  'mediaConversion.waits': 'Begins when the one before has ended',
};
