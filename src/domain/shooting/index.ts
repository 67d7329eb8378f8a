export { applyFloorActs, bestTake, keepFloor, type PlanProgress, planProgress, planStateOf } from './floor';
export { type MakeOptions, newShot, shotsOfFramework, shotsOfScript } from './make';
export { type NumberedShot, orderShots, type ShotGroup, setUps } from './order';
export { planProject } from './planProject';
export {
  type CameraMove,
  cameraMoves,
  type FloorAct,
  type PlanShot,
  type PlanState,
  planLimits,
  planStates,
  type ShootOrder,
  type ShotSize,
  shootOrders,
  shotSizes,
  type Take,
} from './types';
