export { cancelDrag, type DragPlace, type DragPlan, keepsTouch, pressToDrag } from './PointerDrag';
