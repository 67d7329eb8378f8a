import { Eraser, type EraseSettings, ImageEraser, visibleSize } from '@/engine/erase';

/**
 * What the page shows as the result, by the same code as the video. A video element hands out only the image that it shows:
 * here a fill knows at most the images that were played before it, in the video those after it too (the file is decoded
 * ahead there), so that the video is better than this. How well it will be filled is tried by `startEstimate`, which
 * looks ahead as the video does.
 */
export class AfterPainter {
  private eraser: { readonly key: EraseSettings; readonly eraser: Eraser; readonly maker: ImageEraser } | null = null;
  private scratch: OffscreenCanvas | null = null;
  private isBusy = false;

  /**
   * Draws the image that a video shows now, without its subtitles.
   *
   * @param isTurned The file asks to be turned: browsers differ in what they hand out then.
   * @param isPlaying One image follows the other: a fill leans on the one before.
   * @returns false where the last image is still being made.
   */
  async paint(
    video: HTMLVideoElement,
    canvas: HTMLCanvasElement,
    settings: EraseSettings,
    { isTurned, isPlaying }: { readonly isTurned: boolean; readonly isPlaying: boolean },
  ): Promise<boolean> {
    if (this.isBusy || video.readyState < 2) return false;
    this.isBusy = true;
    const time = video.currentTime;
    try {
      const image = isTurned ? this.upright(video) : new VideoFrame(video);
      try {
        const { eraser, maker } = this.eraserFor(settings, image, isPlaying);
        const made = await maker.make(image, time, { timestamp: 0, duration: 0 });
        const { width, height } = eraser.size;
        if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        const { crop } = eraser;
        if (crop) context?.clearRect(0, 0, width, height);
        context?.drawImage(made, crop?.x ?? 0, crop?.y ?? 0, crop?.width ?? width, crop?.height ?? height);
        made.close();
      } finally {
        image.close();
      }
    } finally {
      this.isBusy = false;
    }
    return true;
  }

  private eraserFor(settings: EraseSettings, image: VideoFrame, isPlaying: boolean) {
    const size = visibleSize(image);
    const known = this.eraser;
    const isSame =
      known?.key === settings && known.eraser.size.width === size.width && known.eraser.size.height === size.height;
    if (known && isSame && isPlaying) return known;
    const eraser = new Eraser(settings, size);
    this.eraser = { key: settings, eraser, maker: new ImageEraser(eraser) };
    return this.eraser;
  }

  private upright(video: HTMLVideoElement): VideoFrame {
    const [width, height] = [video.videoWidth, video.videoHeight];
    if (this.scratch?.width !== width || this.scratch.height !== height)
      this.scratch = new OffscreenCanvas(width, height);
    const context = this.scratch.getContext('2d', { alpha: false });
    context?.drawImage(video, 0, 0, width, height);
    return new VideoFrame(this.scratch, { timestamp: 0 });
  }
}
