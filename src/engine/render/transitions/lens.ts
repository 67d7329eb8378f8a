import { motionBlur } from './motionBlur';
import { about, type PaintTransition, snapshot, type TransitionSides } from './sides';

/** Into `from` and out of `to`, cross-faded; both cover the canvas all the time. */
export const zoom: PaintTransition = (context, sides, progress) => {
  about(context, sides, { across: 1 + progress * 0.5 }, () => sides.from(context, 1));
  about(context, sides, { across: 1.4 - progress * 0.4 }, () => sides.to(context, progress));
};

/** A fast ride into the one image and out of it into the other, smeared from the middle. */
export const crossZoom: PaintTransition = (context, sides, progress, tools) => {
  const speed = Math.sin(progress * Math.PI);
  const isFirst = progress < 0.5;
  const { width, height } = sides;
  const ridden = 1 + (isFirst ? progress : 1 - progress) * 2.4;
  motionBlur(context, sides, { speed, samples: 12, tools }, (fine) => {
    const { canvas } = snapshot(isFirst ? sides.from : sides.to, sides, fine);
    return (target, share) => {
      const across = ridden * (1 + share * 0.5 * speed);
      about(target, sides, { across }, () => target.drawImage(canvas, 0, 0, width, height));
    };
  });
};

/** How much an image must grow to cover the canvas when it is turned. */
const covering = ({ width, height }: TransitionSides, turn: number): number => {
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return Math.max(cos + (height / width) * sin, cos + (width / height) * sin);
};

/** Half a turn clockwise, the images changing in the middle of it. */
export const spin: PaintTransition = (context, sides, progress, tools) => {
  const speed = Math.sin(progress * Math.PI);
  const isFirst = progress < 0.5;
  const { width, height } = sides;
  const turn = (isFirst ? progress : progress - 1) * Math.PI;
  motionBlur(context, sides, { speed, samples: 10, tools }, (fine) => {
    const { canvas } = snapshot(isFirst ? sides.from : sides.to, sides, fine);
    return (target, share) => {
      const turned = turn + (share - 0.5) * 0.35 * speed;
      about(target, sides, { across: covering(sides, turned), turn: turned }, () =>
        target.drawImage(canvas, 0, 0, width, height),
      );
    };
  });
};

/** A card turned about its upright axis: `from` on the front, `to` on the back, darker the steeper it stands. */
export const flip: PaintTransition = (context, sides, progress) => {
  const { width, height } = sides;
  const cos = Math.cos(progress * Math.PI);
  const across = Math.max(0.004, Math.abs(cos));
  about(context, sides, { across, down: 0.86 + 0.14 * across }, () => {
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    (cos >= 0 ? sides.from : sides.to)(context, 1);
    context.globalAlpha = 0.6 * (1 - across);
    context.fillStyle = '#000000';
    context.fillRect(0, 0, width, height);
  });
};
