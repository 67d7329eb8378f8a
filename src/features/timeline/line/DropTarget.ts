import type { Ticks } from '@/engine/time/ticks';
import { draggedItem, type EditorItem, editorItemType, readItem } from '../panels/items/editorItem';
import { type GestureContext, Snapper } from './control/gestureContext';
import { fileLanding, type Landing, landingOf } from './landing';
import { rowAt } from './model/layout';
import { timeAt } from './model/view';

export interface DropHandlers {
  readonly onDropItem: (item: EditorItem, at: Ticks, trackId?: string) => void;
  readonly onDropFiles: (files: readonly File[], at: Ticks, trackId?: string) => void;
}

/** Lets library items and files be dropped on the canvas, and shows beforehand where they will lie. */
export class DropTarget {
  private snapper: Snapper | undefined;
  private readonly ends: (() => void)[];

  constructor(
    private readonly context: GestureContext,
    private readonly element: HTMLElement,
    private readonly handlers: () => DropHandlers,
  ) {
    const over = (event: DragEvent): void => this.over(event);
    const leave = (): void => this.leave();
    const drop = (event: DragEvent): void => this.drop(event);
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    this.ends = [
      () => element.removeEventListener('dragover', over),
      () => element.removeEventListener('dragleave', leave),
      () => element.removeEventListener('drop', drop),
    ];
  }

  dispose(): void {
    for (const end of this.ends) end();
  }

  private over(event: DragEvent): void {
    const { dataTransfer } = event;
    if (!dataTransfer) return;
    const hasItem = dataTransfer.types.includes(editorItemType);
    if (!hasItem && !dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    const place = this.placeOf(event);
    const landing = hasItem ? this.itemLanding(place) : this.filesLanding(dataTransfer, place);
    // A drag from another page does not tell what it is: it may be dropped, only not shown beforehand.
    if (landing === 'unknown') return;
    dataTransfer.dropEffect = landing ? 'copy' : 'none';
    this.show(landing, place);
  }

  private leave(): void {
    this.snapper = undefined;
    this.context.show({});
  }

  private drop(event: DragEvent): void {
    const { dataTransfer } = event;
    if (!dataTransfer) return;
    const place = this.placeOf(event);
    const item = readItem(dataTransfer);
    const files = [...dataTransfer.files];
    this.leave();
    if (item) this.handlers().onDropItem(item, place.at, place.trackId);
    else if (files.length > 0) this.handlers().onDropFiles(files, place.at, place.trackId);
    else return;
    event.preventDefault();
  }

  private itemLanding(place: Place): Landing | undefined | 'unknown' {
    const item = draggedItem();
    return item ? landingOf(this.context.layout().project, item, place) : 'unknown';
  }

  private filesLanding({ items }: DataTransfer, place: Place): Landing | undefined | 'unknown' {
    const first = [...items].find(({ kind }) => kind === 'file');
    // Some systems name no type for a file; the file itself is looked into after the drop.
    return first?.type ? fileLanding(this.context.layout().project, first.type, place) : 'unknown';
  }

  private placeOf(event: DragEvent): Place {
    const box = this.element.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    this.snapper ??= new Snapper(this.context);
    const { time } = this.snapper.settle(timeAt(this.context.view(), x), { mod: event.ctrlKey || event.metaKey });
    const row = rowAt(this.context.layout(), y, this.context.view());
    return { x, y, at: time, trackId: typeof row === 'string' ? undefined : row.track.id };
  }

  private show(landing: Landing | undefined, { x, y, at, trackId }: Place): void {
    if (!landing) {
      const text = this.context.word('timelineLine.cannotDrop');
      const ghost = { start: at, duration: 1 as Ticks, trackId, label: '', isRefused: true };
      this.context.show({ ghost, tip: { x, y, text, isRefused: true } });
      return;
    }
    const { start, duration } = landing;
    if (landing.trackId === undefined) {
      this.context.show({
        newTrack: landing.kind === 'audio' ? 'below' : 'above',
        guide: start,
        tip: { x, y, text: this.context.word('timelineLine.newTrack') },
      });
      return;
    }
    this.context.show({
      ghost: { start, duration, trackId: landing.trackId, label: '', isRefused: false },
      guide: start,
    });
  }
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly at: Ticks;
  readonly trackId: string | undefined;
}
