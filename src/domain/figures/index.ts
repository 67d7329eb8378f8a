export {
  type FigureBackdrop,
  type FigureLine,
  type FigurePortrait,
  figureProject,
} from './figureProject';
export { suggestGesture } from './suggestGesture';
