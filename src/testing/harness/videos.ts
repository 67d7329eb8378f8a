import { fromSeconds } from '@/engine/time/ticks';
import { type DraftClip, type ProjectDraft, span, still } from './draft';
import { wavBlob } from './wav';

const RATE = 48_000;
const SMALL = { width: 216, height: 384 };

/** Seconds at which the flash video turns white and beeps at once; two of them beyond the first 10 s window. */
const flashes = [1, 4.5, 9.9, 10.6, 14] as const;
const FLASH_SECONDS = 0.3;
const FLASH_LENGTH = 16;

/** Black, with a white flash and a beep at the same moments: tells sound and image apart in time. */
export function flashVideo(): ProjectDraft {
  const main: DraftClip[] = [];
  let from = 0;
  for (const at of flashes) {
    main.push(still('black', from, at - from), still('white', at, FLASH_SECONDS));
    from = at + FLASH_SECONDS;
  }
  main.push(still('black', from, FLASH_LENGTH - from));
  return {
    main,
    overlays: [],
    audios: [{ ...span('beeps', 0, FLASH_LENGTH), type: 'audio', mediaId: 'beeps' }],
    size: SMALL,
  };
}

/** The beeps of the flash video: 1 kHz, silence between. */
export const beeps = (): Blob =>
  wavBlob(RATE * FLASH_LENGTH, RATE, (frame) => {
    const time = frame / RATE;
    const isOn = flashes.some((at) => time >= at && time < at + FLASH_SECONDS);
    return isOn ? 0.7 * Math.sin(2 * Math.PI * 1000 * (time % 1)) : 0;
  });

/** Stills, a transition, a moving video, a caption, a sticker, the label: what a frame can be made of. */
export const mixedVideo = (): ProjectDraft => ({
  main: [
    still('vivid', 0, 2),
    { ...span('moving', 2, 2), type: 'video', mediaId: 'clip' },
    {
      ...still('cold', 4, 2.01),
      keyframes: {
        scale: [
          { at: 0, value: 1, easing: 'linear' },
          { at: fromSeconds(2), value: 1.6, easing: 'linear' },
        ],
      },
    },
  ],
  transition: { type: 'push', duration: fromSeconds(0.6) },
  overlays: [
    [
      {
        ...span('caption', 0, 6),
        type: 'caption',
        templateKey: 'bold',
        texts: { caption: '早上装的热水，晚上还烫嘴' },
        params: { fontScale: 1 },
      },
    ],
    [{ ...span('sticker', 1, 4), type: 'sticker', mediaId: 'badge', params: { rotation: 15, y: -150 } }],
  ],
  label: { visible: true },
  size: { width: 360, height: 640 },
});

/** Long and cheap: a moving still under a caption a second, with sound. */
export const longVideo = (seconds: number): ProjectDraft => ({
  main: Array.from({ length: Math.ceil(seconds / 5) }, (_, index) => ({
    ...still(index % 2 ? 'warm' : 'cold', index * 5, 5),
    keyframes: {
      scale: [
        { at: 0, value: 1, easing: 'linear' as const },
        { at: fromSeconds(5), value: 1.3, easing: 'linear' as const },
      ],
    },
  })),
  overlays: [
    Array.from({ length: seconds }, (_, index) => ({
      ...span(`caption-${index}`, index, 1),
      type: 'caption' as const,
      templateKey: 'bold',
      texts: { caption: `第 ${index} 秒` },
    })),
  ],
  audios: Array.from({ length: Math.floor(seconds / FLASH_LENGTH) }, (_, index) => ({
    ...span(`beeps-${index}`, index * FLASH_LENGTH, FLASH_LENGTH),
    type: 'audio' as const,
    mediaId: 'beeps',
  })),
  size: SMALL,
});
