export {
  type ChainGraph,
  type ChainRecord,
  type ChainRef,
  chainGraph,
  chainKey,
  chainStages,
  stageOf,
} from './chainGraph';
