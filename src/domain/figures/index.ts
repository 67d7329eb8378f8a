export {
  type FigureBackdrop,
  type FigureLine,
  type FigureOrder,
  type FigurePortrait,
  figureProject,
} from './figureProject';
export { suggestGesture } from './suggestGesture';
