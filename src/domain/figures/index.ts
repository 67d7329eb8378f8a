export {
  type FigureBackdrop,
  type FigureLine,
  type FigureOrder,
  type FigurePortrait,
  figureProject,
  figureSeconds,
} from './figureProject';
export { suggestGesture } from './suggestGesture';
