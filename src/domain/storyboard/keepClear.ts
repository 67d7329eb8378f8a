import type { Box, Focus } from './types';

/** Lines of text that take less than this share of a picture are no information that has to stay whole. */
const SIGN = 0.03;
/** A sign in a scene stands at least this far beside the middle, where headings stand; share of the width. */
const ASIDE = 0.12;
/** Lines lower than this, or as low and narrow as that, are print on the goods, or what a screen shows: not to be read. */
const PRINT = { height: 0.022, small: { width: 0.14, height: 0.05 } };
/** Around a face there are hair and ears; shares of its own size. */
const HEAD = { above: 0.35, beside: 0.12, below: 0.12 };
/** Somebody whose head is this high is who the picture is about. Share of the picture. */
const MAIN_HEAD = 0.1;
/** How much of the body belongs to a person, in heads. */
const BODY = { width: 2.2, height: 3 };

/** What no crop may cut through. */
export interface Kept {
  readonly texts: readonly Box[];
  /** Faces with the hair around them. */
  readonly heads: readonly Box[];
}

export const NOTHING_KEPT: Kept = { texts: [], heads: [] };

/** Lines of text and heads in a picture, as far as a crop may not cut through them. */
export const keptOf = (focus: Focus): Kept => ({ texts: textsToKeep(focus), heads: (focus.faces ?? []).map(headOf) });

function headOf({ x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(0, x - width * HEAD.beside), Math.max(0, y - height * HEAD.above)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width * (1 + HEAD.beside)) - left,
    height: Math.min(1, y + height * (1 + HEAD.below)) - top,
  };
}

/** Head and shoulders of whom the picture is about; undefined where nobody is near. */
export function mainPerson(focus: Focus): Box | undefined {
  const [head] = keptOf(focus).heads.toSorted((a, b) => b.height - a.height);
  if (!head || head.height < MAIN_HEAD) return undefined;
  const middle = head.x + head.width / 2;
  const left = Math.max(0, middle - (head.width * BODY.width) / 2);
  return {
    x: left,
    y: head.y,
    width: Math.min(1, middle + (head.width * BODY.width) / 2) - left,
    height: Math.min(1 - head.y, head.height * BODY.height),
  };
}

/** A photograph with something around the goods. */
export const isPhoto = ({ kind }: Focus): boolean => kind === 'scene' || kind === 'detail';

/** Lines that no crop may cut through: neither print on the goods nor a single sign at the side of a scene. */
function textsToKeep(focus: Focus): readonly Box[] {
  const { small } = PRINT;
  const texts = (focus.texts ?? []).filter(
    ({ width, height, isPrint }) =>
      !isPrint && height >= PRINT.height && (width >= small.width || height >= small.height),
  );
  const [one, ...more] = texts;
  const isSign =
    one !== undefined &&
    more.length === 0 &&
    one.width * one.height < SIGN &&
    Math.abs(one.x + one.width / 2 - 0.5) > ASIDE;
  return isSign && isPhoto(focus) ? [] : texts;
}

/** A line of text may lose this share of its length on either side: the room around its characters. */
const TEXT_ROOM = 0.04;
/** What a slow move over the picture takes of its sides, and what badge and marks cover at its top; shares of the window. */
const MOVED = 0.05;
const COVERED = 0.2;
/** Where captions stand. */
const CAPTIONS = { top: 0.65, bottom: 0.76 };
/** How far a window may be moved for the sake of a text, share of the picture; and the steps in which that is tried. */
const FARTHEST = 0.3;
const STEPS = 12;

const cutsThrough = (crop: Box, text: Box): boolean => {
  const inner = {
    left: text.x + text.width * TEXT_ROOM,
    right: text.x + text.width * (1 - TEXT_ROOM),
    top: text.y + text.height * TEXT_ROOM,
    bottom: text.y + text.height * (1 - TEXT_ROOM),
  };
  const isApart =
    inner.right <= crop.x ||
    inner.left >= crop.x + crop.width ||
    inner.bottom <= crop.y ||
    inner.top >= crop.y + crop.height;
  const isWithin =
    inner.left >= crop.x + crop.width * MOVED &&
    inner.right <= crop.x + crop.width * (1 - MOVED) &&
    inner.top >= crop.y + crop.height * COVERED &&
    inner.bottom <= crop.y + crop.height * (1 - MOVED) &&
    (inner.bottom <= crop.y + crop.height * CAPTIONS.top || inner.top >= crop.y + crop.height * CAPTIONS.bottom);
  return !isApart && !isWithin;
};

/** What a slow move over the picture takes of the side of a window at which a head is, share of the window. */
const HEAD_ROOM = 0.08;

/** Where a picture ends, its photographer has cut what is there. */
function cutsHead(crop: Box, head: Box): boolean {
  const [right, bottom] = [crop.x + crop.width, crop.y + crop.height];
  const isApart =
    head.x + head.width <= crop.x || head.x >= right || head.y + head.height <= crop.y || head.y >= bottom;
  const within = {
    left: crop.x <= 0 ? 0 : crop.x + crop.width * HEAD_ROOM,
    top: crop.y <= 0 ? 0 : crop.y + crop.height * HEAD_ROOM,
    right: right >= 1 ? 1 : right - crop.width * HEAD_ROOM,
    bottom: bottom >= 1 ? 1 : bottom - crop.height * HEAD_ROOM,
  };
  const isWithin =
    head.x >= within.left &&
    head.y >= within.top &&
    head.x + head.width <= within.right &&
    head.y + head.height <= within.bottom;
  return !isApart && !isWithin;
}

/** From where to where a window's left border may go. */
interface Way {
  readonly first: number;
  readonly last: number;
}

/** As much of a way of a window from side to side as neither comes to a head outside of it nor leaves one behind. */
export function wayPast(heads: readonly Box[], { x, width }: Box, way: Way): Way {
  let { first, last } = way;
  for (const head of heads) {
    const [left, right] = [head.x, head.x + head.width];
    const isBefore = right <= x;
    const isBehind = left >= x + width;
    if (!isBehind) first = Math.max(first, Math.min(x, isBefore ? right : right - width));
    if (!isBefore) last = Math.min(last, Math.max(x, isBehind ? left - width : left));
  }
  return { first, last };
}

/**
 * The window, moved as little as needed so that no line of text in the picture is cut through or covered, no head is cut
 * through, and the subject's middle stays in it; undefined where no such place is near.
 */
export function clearOf({ texts, heads }: Kept, crop: Box, subject: Box): Box | undefined {
  const isClear = (place: Box): boolean =>
    !texts.some((text) => cutsThrough(place, text)) && !heads.some((head) => cutsHead(place, head));
  if (isClear(crop)) return crop;
  const middle = { x: subject.x + subject.width / 2, y: subject.y + subject.height / 2 };
  const within = (value: number, from: number, length: number): boolean => value >= from && value <= from + length;
  let best: Box | undefined;
  let nearest = FARTHEST;
  for (let across = -STEPS; across <= STEPS; across += 1)
    for (let down = -STEPS; down <= STEPS; down += 1) {
      const x = Math.min(1 - crop.width, Math.max(0, crop.x + (across / STEPS) * FARTHEST));
      const y = Math.min(1 - crop.height, Math.max(0, crop.y + (down / STEPS) * FARTHEST));
      const far = Math.hypot(x - crop.x, y - crop.y);
      if (far >= nearest || !within(middle.x, x, crop.width) || !within(middle.y, y, crop.height)) continue;
      const place = { ...crop, x, y };
      if (isClear(place)) [best, nearest] = [place, far];
    }
  return best;
}
