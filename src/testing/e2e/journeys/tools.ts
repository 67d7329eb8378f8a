import { asr } from '../flows/tools/asr';
import { detection } from '../flows/tools/detection';
import { figureVideoSteps } from '../flows/tools/figure_video';
import { frameworkSteps } from '../flows/tools/framework';
import { promptToText } from '../flows/tools/prompt_to_text';
import { subtitleRemover } from '../flows/tools/subtitle_remover';
import { textToAudio } from '../flows/tools/text_to_audio';
import { urlToVideo } from '../flows/tools/url_to_video';
import { videoCut } from '../flows/tools/video_cut';
import { videoToAudio } from '../flows/tools/video_to_audio';
import { journey } from '../journey';

/** The tools, each on a real file; the steps of a tool stand in flows/tools/<tool>.ts. */
export default journey('tools', {
  ...frameworkSteps,
  ...urlToVideo,
  ...figureVideoSteps,
  ...videoToAudio,
  ...videoCut,
  ...subtitleRemover,
  ...textToAudio,
  ...asr,
  ...detection,
  ...promptToText,
});
