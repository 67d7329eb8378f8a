export { applyFloorActions, bestTake, keepFloor, planProgress, planStateOf } from './floor';
export { newShot, shotsOfFramework, shotsOfScript } from './make';
export { type NumberedShot, orderShots, setUps } from './order';
export { planProject } from './planProject';
export {
  type CameraMove,
  cameraMoves,
  type FloorAction,
  type PlanShot,
  planLimits,
  type ShootOrder,
  type ShotSize,
  shootOrders,
  shotSizes,
  type Take,
} from './types';
