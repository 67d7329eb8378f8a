export { articleLines } from './articleLines';
export { diffScripts, type SentenceChange } from './diff';
export { joinWithPrevious, moveSentences, patchSentences, splitSentence } from './edit';
export { parseScriptText } from './parseScript';
export { holdsScriptTable } from './parseTable';
export { printScript, scriptToSrt, sentenceTimes, spokenText } from './print';
export { shotList, shotOfSentence } from './shots';
export { scriptSeconds, spokenSeconds } from './spoken';
export { canMoveScript, type ScriptState, scriptStates } from './states';
export { scriptStats } from './stats';
export {
  fastestVoice,
  longestSentence,
  mostSentences,
  type ScriptSentence,
  slowestVoice,
  usualVoice,
} from './types';
