export {
  type ChainRecord,
  type ChainRef,
  chainGraph,
  chainKey,
  chainStages,
  stageOf,
} from './chainGraph';
