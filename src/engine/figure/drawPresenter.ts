import { outfits } from './clothes';
import { hairs } from './hair';
import { drawArm } from './parts/arm';
import { drawFace } from './parts/head';
import { presenterOf, presenters } from './presenters';
import { type Body, bodyOf, HEAD_RISE } from './rig/body';
import { fade, fill, run, saved, shade } from './rig/paint';
import type { FigureBox, Framing, Look, Pen, Pose, PresenterDefinition, WholeLook } from './types';

/** The largest size, whole pixels, at which a presenter in this framing fits into `within`. */
export function figureSize(
  presenterId: string,
  framing: Framing,
  within: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number } {
  const definition = presenterOf(presenterId) ?? presenters[0];
  if (!definition) return within;
  const view = viewOf(definition, framing);
  const height = view.bottom - view.top;
  const scale = Math.min(within.width / view.width, within.height / height);
  return { width: Math.max(1, Math.round(view.width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** What of the rig a framing shows: rig units, the lower edge is that of the box. */
interface View {
  readonly top: number;
  readonly bottom: number;
  readonly width: number;
}

/** Room above the head for hats, pins and a nod. */
const HEADROOM = 60;

function viewOf(definition: PresenterDefinition, framing: Framing): View {
  const body = bodyOf(definition.build);
  const rise =
    (HEAD_RISE + (definition.hairStyle === 'cropped' || definition.hairStyle === 'updo' ? 330 : 236)) * body.headScale;
  const top = body.neck - rise - HEADROOM * 0.3;
  if (framing === 'full') return { top, bottom: body.floor + 24, width: 1080 };
  if (framing === 'half') return { top, bottom: body.hipY + 6, width: 980 };
  return { top: top + HEADROOM * 0.2, bottom: body.shoulder + 190, width: 720 };
}

/**
 * Draws a presenter in a box: standing on its lower edge, as large as fits, cut off at the box. Nothing is drawn behind
 * it. The same arguments give the same pixels. An unknown id draws the first presenter.
 */
export function drawPresenter(pen: Pen, presenterId: string, look: Look, pose: Pose, box: FigureBox): void {
  const definition = presenterOf(presenterId) ?? presenters[0];
  if (!definition) return;
  const view = viewOf(definition, box.framing ?? 'half');
  const scale = Math.min(box.width / view.width, box.height / (view.bottom - view.top));
  saved(pen, () => {
    pen.beginPath();
    pen.rect(box.x, box.y, box.width, box.height);
    pen.clip();
    pen.translate(box.x + box.width / 2, box.y + box.height);
    pen.scale(scale, scale);
    pen.translate(0, -view.bottom);
    drawFigure(pen, definition, { ...definition.look, ...look }, pose);
  });
}

function drawFigure(pen: Pen, definition: PresenterDefinition, look: WholeLook, pose: Pose): void {
  const body = bodyOf(definition.build);
  const outfit = outfits[definition.clothesStyle];
  const hair = hairs[definition.hairStyle];
  const { legs } = definition.build;
  outfit.legs(pen, body, look);
  saved(pen, () => {
    pen.translate(0, body.hipY);
    pen.rotate((pose.lean * Math.PI) / 180);
    pen.scale(1 + pose.breath * 0.004, 1 + pose.breath * 0.006);
    pen.translate(0, -body.hipY);
    atHead(pen, body, pose, () => hair.back?.(pen, look.hair, look.accent));
    drawNeck(pen, body, look, pose);
    outfit.torso(pen, body, look);
    atHead(pen, body, pose, () => {
      drawFace(pen, definition, look, pose);
      pen.translate(pose.turn * 4, 0);
      hair.front(pen, look.hair, look.accent);
    });
    const sleeve = outfit.sleeve(look);
    saved(pen, () => {
      pen.scale(-1, 1);
      drawArm(pen, body, pose.left, look.skin, sleeve, legs);
    });
    drawArm(pen, body, pose.right, look.skin, sleeve, legs);
  });
}

function atHead(pen: Pen, body: Body, pose: Pose, paint: () => void): void {
  saved(pen, () => {
    pen.translate(pose.turn * 6, body.neck + pose.nod * 3);
    pen.rotate((pose.tilt * Math.PI) / 180);
    pen.scale(body.headScale, body.headScale);
    pen.translate(0, -HEAD_RISE);
    paint();
  });
}

function drawNeck(pen: Pen, body: Body, look: WholeLook, pose: Pose): void {
  const n = body.neckWidth;
  const [top, low] = [body.neck - 50, body.collar + 30];
  const x = pose.turn * 5;
  fill(
    pen,
    `M${-n + x} ${top}C${-n + x * 0.5} ${low - 60} ${-n - 8} ${low - 30} ${-n - 44} ${low}H${n + 44}C${n + 8} ${low - 30} ${n + x * 0.5} ${low - 60} ${n + x} ${top}Z`,
    run(pen, -n, 0, n, 0, [
      [0, look.skin],
      [1, shade(look.skin, 0.16)],
    ]),
  );
  fill(
    pen,
    `M${-n + x} ${top}H${n + x}V${body.neck + 6}C${n * 0.6} ${body.neck + 46} ${-n * 0.3} ${body.neck + 50} ${-n + x} ${body.neck + 12}Z`,
    fade(shade(look.skin, 0.45), 0.34),
  );
}
