export {
  scoreTopic,
  type TopicFacts,
  type TopicScore,
} from './scoreTopic';
export { canMoveTopic, type TopicState, topicMoves, topicStates, topicTone } from './states';
export { isRepeat, titleLikeness } from './titles';
