/** 景别, from far to near. */
export const shotSizes = ['far', 'full', 'medium', 'close', 'detail'] as const;
export type ShotSize = (typeof shotSizes)[number];

/** What the camera does. */
export const cameraMoves = ['fixed', 'push', 'pull', 'pan', 'tilt', 'follow', 'orbit', 'handheld', 'overhead'] as const;
export type CameraMove = (typeof cameraMoves)[number];

/** Order in which the shots are taken: as they are told, or by place and person so that nobody waits. */
export const shootOrders = ['story', 'time'] as const;
export type ShootOrder = (typeof shootOrders)[number];

export const planStates = ['planned', 'shooting', 'done'] as const;
export type PlanState = (typeof planStates)[number];

export const planLimits = {
  title: 120,
  shots: 200,
  takes: 60,
  what: 300,
  line: 500,
  note: 500,
  place: 60,
  person: 60,
  props: 20,
  prop: 40,
  actions: 200,
} as const;

/** One go at a shot. */
export interface Take {
  readonly id: string;
  /** Counted on the floor, from 1. */
  readonly number: number;
  readonly is_good: boolean;
  readonly note: string;
  readonly at: string;
  /** Who took it. */
  readonly by: string;
  /** The clip, once it has arrived. */
  readonly file_id: string;
  readonly url: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Seconds; 0 = not known. */
  readonly duration: number;
}

/** One shot of a plan, in the order of the story. */
export interface PlanShot {
  readonly id: string;
  /** Written name of what its sentence does. */
  readonly role: string;
  /** What is seen. */
  readonly what: string;
  readonly size: ShotSize;
  readonly movement: CameraMove;
  /** What is said. */
  readonly line: string;
  readonly seconds: number;
  readonly props: readonly string[];
  readonly place: string;
  readonly person: string;
  /** Address of a reference image; '' = none. */
  readonly image: string;
  /** The desk's word to the floor. */
  readonly note: string;
  /** The floor's word to the desk. */
  readonly floor_note: string;
  readonly takes: readonly Take[];
  /** Id of the take that goes into the video; '' = the last good one. */
  readonly best: string;
  readonly is_done: boolean;
}

/** What the floor does to a plan. Applying an act twice changes nothing: a phone that lost its answer sends again. */
export type FloorAction =
  | { readonly kind: 'take'; readonly shot: string; readonly take: string; readonly at: string; readonly by?: string }
  | { readonly kind: 'drop'; readonly shot: string; readonly take: string }
  | { readonly kind: 'good'; readonly shot: string; readonly take: string; readonly value: boolean }
  | { readonly kind: 'takeNote'; readonly shot: string; readonly take: string; readonly text: string }
  | { readonly kind: 'note'; readonly shot: string; readonly text: string }
  | { readonly kind: 'best'; readonly shot: string; readonly take: string }
  | { readonly kind: 'done'; readonly shot: string; readonly value: boolean }
  | {
      readonly kind: 'clip';
      readonly shot: string;
      readonly take: string;
      readonly at: string;
      readonly by?: string;
      readonly clip: Pick<Take, 'file_id' | 'url' | 'name' | 'width' | 'height' | 'duration'>;
    };
