import type { Player } from '@/engine/playback';
import { projectDuration } from '@/engine/project/projectDuration';
import { type Ticks, ZERO } from '@/engine/time/ticks';
import type { MessageId } from '@/hooks/useT';
import type { EditorState, EditorStore } from '../../model/editorStore';
import { type ClipKind, clipKinds } from '../model/clipShape';
import type { Hit } from '../model/hitTest';
import { createLayout, type Layout, mostScrollTop } from '../model/layout';
import { clampScroll, spanOf, type View, xOf, zoomAt } from '../model/view';
import { type LineColors, readColors } from '../paint/colors';
import { type Passing, paintOverlay } from '../paint/paintOverlay';
import { paintRuler } from '../paint/paintRuler';
import { paintTracks } from '../paint/paintTracks';
import type { FilmstripSource, LineWords, MediaState, WaveformSource } from '../paint/scene';
import type { GestureContext } from './gestureContext';
import { Pointers } from './Pointers';

interface LineElements {
  readonly root: HTMLElement;
  /** Takes the pointer; as large as the canvases. */
  readonly stage: HTMLElement;
  readonly base: HTMLCanvasElement;
  readonly overlay: HTMLCanvasElement;
  /** Its own scrolling is the timeline's: the keyboard reaches heads that are out of sight. */
  readonly heads: HTMLElement;
}

export interface LineSources {
  readonly filmstrips?: FilmstripSource | undefined;
  readonly waveforms?: WaveformSource | undefined;
  readonly mediaState?: ((mediaId: string) => MediaState | undefined) | undefined;
}

export interface LineHost {
  readonly word: (id: MessageId, values?: Record<string, string | number>) => string;
  readonly tell: (id: MessageId, values?: Record<string, string | number>) => void;
  readonly openMenu: (at: { readonly x: number; readonly y: number }, hit: Hit) => void;
  readonly open: (hit: Hit) => void;
}

/** Of the editor's state what the clips' canvas shows. */
const shown = ({ history, selection, rangeIn, rangeOut, pixelsPerSecond, scroll }: EditorState): readonly unknown[] => [
  history.present,
  selection,
  rangeIn,
  rangeOut,
  pixelsPerSecond,
  scroll,
];

/** The timeline outside React: draws at most once a frame, what has changed, on two canvases; hears pointer and wheel. */
export class LineController {
  readonly context: GestureContext;
  private readonly pointers: Pointers;
  private readonly ends: (() => void)[] = [];
  private size = { width: 0, height: 0, dpr: 1 };
  private colors: LineColors;
  private heights: ReadonlyMap<string, number> = new Map();
  private sources: LineSources = {};
  private passing: Passing = {};
  private hovered: string | undefined;
  private known: { readonly layout: Layout; readonly heights: ReadonlyMap<string, number> } | undefined;
  private lastShown: readonly unknown[] = [];
  private lastTime: Ticks = ZERO;
  private named: { readonly word: LineHost['word']; readonly words: LineWords } | undefined;
  private frame = 0;
  private isBaseStale = true;

  constructor(
    private readonly store: EditorStore,
    private readonly player: Player,
    private readonly elements: LineElements,
    private host: LineHost,
  ) {
    this.colors = readColors(elements.root);
    this.context = {
      store,
      player,
      layout: this.layout,
      view: this.view,
      scrollTo: this.scrollTo,
      show: this.show,
      tell: (id, values) => this.host.tell(id, values),
      word: (id, values) => this.host.word(id, values),
    };
    this.pointers = new Pointers({
      context: this.context,
      element: elements.stage,
      hover: this.hover,
      openMenu: (at, hit) => this.host.openMenu(at, hit),
      open: (hit) => this.host.open(hit),
    });
    this.ends.push(store.subscribe(this.onStore), player.subscribe(this.onPlayer));
    this.watchSize();
    this.watchScrolling();
    this.onStore();
  }

  readonly setHost = (host: LineHost): void => {
    this.host = host;
  };

  readonly setHeights = (heights: ReadonlyMap<string, number>): void => {
    this.heights = heights;
    this.repaint();
  };

  readonly setSources = (sources: LineSources): (() => void) => {
    this.sources = sources;
    const ends = [sources.filmstrips, sources.waveforms].map((source) => source?.subscribe(this.repaint));
    this.repaint();
    return () => {
      for (const end of ends) end?.();
    };
  };

  /** The theme has changed. */
  readonly readColors = (): void => {
    this.colors = readColors(this.elements.root);
    this.repaint();
  };

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.pointers.dispose();
    for (const end of this.ends) end();
  }

  readonly layout = (): Layout => {
    const project = this.store.getState().history.present;
    const { known, heights } = this;
    if (known && known.layout.project === project && known.heights === heights) return known.layout;
    const layout = createLayout(project, heights);
    this.known = { layout, heights };
    return layout;
  };

  readonly view = (): View => {
    const { pixelsPerSecond, scroll } = this.store.getState();
    const { width, height } = this.size;
    return { pixelsPerSecond, scroll, scrollTop: this.elements.heads.scrollTop, width, height };
  };

  readonly zoom = (scale: number, x = this.size.width / 2): void =>
    this.store.set(zoomAt(this.view(), scale, x, projectDuration(this.layout().project)));

  readonly scrollTo = ({ left, top }: { readonly left?: number; readonly top?: number }): void => {
    const view = this.view();
    if (left !== undefined) {
      const scroll = clampScroll(left, view, projectDuration(this.layout().project));
      if (scroll !== view.scroll) this.store.set({ scroll });
    }
    if (top === undefined) return;
    const limited = Math.max(0, Math.min(top, mostScrollTop(this.layout(), view)));
    if (Math.abs(limited - view.scrollTop) >= 0.5) {
      this.elements.heads.scrollTop = limited;
      this.repaint();
    }
  };

  readonly show = (passing: Passing): void => {
    if (this.passing === passing) return;
    this.passing = passing;
    this.schedule();
  };

  readonly repaint = (): void => {
    this.isBaseStale = true;
    this.schedule();
  };

  private readonly hover = (clipId: string | undefined): void => {
    if (this.hovered === clipId) return;
    this.hovered = clipId;
    this.repaint();
  };

  private readonly onStore = (): void => {
    const now = shown(this.store.getState());
    if (now.every((value, index) => Object.is(value, this.lastShown[index]))) return;
    this.lastShown = now;
    this.repaint();
  };

  private readonly onPlayer = (): void => {
    const { time, playing } = this.player.state();
    if (time === this.lastTime) return;
    this.lastTime = time;
    if (!this.pointers.isBusy) this.follow(time, playing);
    this.schedule();
  };

  /** Turns the page when the playhead leaves it; a jump elsewhere brings it to the middle. */
  private follow(time: Ticks, playing: boolean): void {
    const view = this.view();
    if (view.width === 0) return;
    const x = xOf(view, time);
    if (x >= 0 && x <= view.width - (playing ? 24 : 2)) return;
    const back = playing ? 0.08 : 0.5;
    this.scrollTo({ left: time - spanOf(view, view.width * back) });
  }

  private schedule(): void {
    if (this.frame) return;
    this.frame = requestAnimationFrame(() => {
      this.frame = 0;
      this.paint();
    });
  }

  private paint(): void {
    const { base, overlay } = this.elements;
    if (this.size.width === 0) return;
    if (this.isBaseStale) this.paintBase(base);
    const ctx = overlay.getContext('2d');
    if (!ctx) return;
    const { dpr } = this.size;
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    const layout = this.layout();
    paintOverlay({
      ctx,
      dpr,
      view: this.view(),
      layout,
      colors: this.colors,
      playhead: this.player.state().time,
      passing: this.passing,
      fps: layout.project.canvas.fps,
    });
  }

  private paintBase(canvas: HTMLCanvasElement): void {
    this.isBaseStale = false;
    const ctx = canvas.getContext('2d', { alpha: false });
    if (!ctx) return;
    const { dpr } = this.size;
    const { selection, rangeIn, rangeOut } = this.store.getState();
    const layout = this.layout();
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    const scene = {
      ctx,
      dpr,
      view: this.view(),
      layout,
      colors: this.colors,
      words: this.words(),
      duration: projectDuration(layout.project),
      selection,
      hovered: this.hovered,
      rangeIn,
      rangeOut,
      filmstrips: this.sources.filmstrips,
      waveforms: this.sources.waveforms,
      mediaState: this.sources.mediaState,
    };
    paintTracks(scene);
    paintRuler(scene);
  }

  private words(): LineWords {
    const { word } = this.host;
    if (this.named?.word === word) return this.named.words;
    const kinds = Object.fromEntries(clipKinds.map((kind) => [kind, word(`timelineLine.kind.${kind}`)]));
    const words = { missing: word('timelineLine.missing'), kinds: kinds as Record<ClipKind, string> };
    this.named = { word, words };
    return words;
  }

  private watchSize(): void {
    const { stage } = this.elements;
    const measure = (): void => {
      const box = stage.getBoundingClientRect();
      const dpr = window.devicePixelRatio || 1;
      const width = Math.round(box.width);
      const height = Math.round(box.height);
      if (width === this.size.width && height === this.size.height && dpr === this.size.dpr) return;
      this.size = { width, height, dpr };
      for (const canvas of [this.elements.base, this.elements.overlay]) {
        canvas.width = Math.round(width * dpr);
        canvas.height = Math.round(height * dpr);
      }
      this.store.set({ viewWidth: width });
      // At once: a canvas that was resized is empty until it is painted.
      this.isBaseStale = true;
      this.paint();
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    window.addEventListener('resize', measure);
    this.ends.push(
      () => observer.disconnect(),
      () => window.removeEventListener('resize', measure),
    );
    measure();
  }

  private watchScrolling(): void {
    const { stage, heads } = this.elements;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      this.wheel(event);
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    heads.addEventListener('scroll', this.repaint, { passive: true });
    this.ends.push(
      () => stage.removeEventListener('wheel', onWheel),
      () => heads.removeEventListener('scroll', this.repaint),
    );
  }

  /** Ctrl, or a pinch on a touch pad, zooms at the pointer; else it scrolls, sideways with Shift or where there is nothing below. */
  private wheel(event: WheelEvent): void {
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? this.size.height : 1;
    const [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    const view = this.view();
    if (event.ctrlKey || event.metaKey) {
      const x = event.clientX - this.elements.stage.getBoundingClientRect().left;
      this.zoom(view.pixelsPerSecond * Math.exp(-Math.max(-120, Math.min(120, dy)) * 0.004), x);
      return;
    }
    const hasBelow = mostScrollTop(this.layout(), view) > 0;
    const isSideways = event.shiftKey || !hasBelow;
    const sideways = dx + (isSideways ? dy : 0);
    this.scrollTo({
      ...(sideways === 0 ? {} : { left: view.scroll + spanOf(view, sideways) }),
      ...(isSideways || dy === 0 ? {} : { top: view.scrollTop + dy }),
    });
  }
}
