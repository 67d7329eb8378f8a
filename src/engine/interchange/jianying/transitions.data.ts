/** A transition of the app by its public numbers; `overlaps`: both images are seen while it lasts. */
export interface DraftTransition {
  readonly name: string;
  readonly effectId: string;
  readonly resourceId: string;
  readonly overlaps: boolean;
}

const of = (name: string, effectId: string, resourceId: string, overlaps = true): DraftTransition => ({
  name,
  effectId,
  resourceId,
  overlaps,
});

/** Our transitions that have an equal among the app's free ones, by `Transition.type`. */
export const draftTransitions: Readonly<Record<string, DraftTransition>> = {
  dissolve: of('叠化', '322577', '6724845717472416269'),
  fade: of('闪黑', '321493', '6724239388189921806', false),
  flash: of('闪白', '322575', '6724845376098013708', false),
  blur: of('模糊', '4212596', '6911569618171597320'),
  wipe: of('向左擦除', '2917283', '6724849999336706573'),
  'wipe-right': of('向右擦除', '2917284', '6724849898857959950'),
  'wipe-up': of('向上擦除', '2917281', '6724849456891564557'),
  'wipe-down': of('向下擦除', '2917282', '6724849752921346573'),
  iris: of('圆形遮罩', '2916676', '6725767129519362573'),
  push: of('左移', '2917286', '6726711499676455435'),
  'push-up': of('上移', '2917279', '6724846395116753416'),
  zoom: of('推近', '359359', '6724226861666144779', false),
  glitch: of('故障', '2918080', '6725771847444468236', false),
};
