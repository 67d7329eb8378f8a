export { diffScripts, type SentenceChange } from './diff';
export { joinWithPrevious, moveSentences, patchSentences, splitSentence } from './edit';
export { type ParsedScript, parseScriptText } from './parseScript';
export { printScript, type SentenceTime, scriptToSrt, sentenceTimes, spokenText } from './print';
export { hintOfSentence, type ShotLine, shotList, shotOfSentence } from './shots';
export { scriptSeconds, sentenceSeconds, spokenSeconds } from './spoken';
export { canMoveScript, type ScriptState, scriptStates } from './states';
export { type RoleShare, type ScriptStats, scriptStats } from './stats';
export {
  fastestVoice,
  longestSentence,
  mostSentences,
  type ScriptSentence,
  slowestVoice,
  usualVoice,
} from './types';
