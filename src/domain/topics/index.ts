export { canMoveTopic, type TopicState, topicMoves, topicStates, topicTone } from './states';
