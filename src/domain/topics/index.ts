export {
  type PartScore,
  type ScorePart,
  type ScoreReason,
  scoreParts,
  scoreReasons,
  scoreTopic,
  type TopicFacts,
  type TopicScore,
} from './scoreTopic';
export { canMoveTopic, type TopicState, topicMoves, topicStates, topicTone } from './states';
export { bareTitle, isRepeat, nearestTitle, repeatFrom, titleLikeness } from './titles';
