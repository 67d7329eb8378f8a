import { Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { projectDuration } from '@/engine/project/projectDuration';
import { useT } from '@/hooks/useT';
import { useEditor, useEditorParts } from '../EditorContext';
import { ConversionTaker } from '../panels/media/ConversionRows';
import { MediaPlaceQuestion } from '../panels/media/MediaPlace';
import { CanvasQuestion } from './CanvasQuestion';
import { CropStage } from './CropStage';
import { EmptyStage } from './EmptyStage';
import { Overlay } from './Overlay';
import styles from './Preview.module.css';
import { usePreviewCanvas } from './PreviewCanvas';
import { PreviewTrouble } from './PreviewTrouble';
import previewStyles from './previewParts.module.css';
import { SafeArea } from './SafeArea';
import { Transport } from './Transport';
import { fitScale, useInnerSize } from './useStageSize';

/** The video as it stands, drawn by the player; what is chosen can be moved, sized and turned on it. */
export function Preview() {
  const t = useT();
  const view = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const image = usePreviewCanvas();
  const canvas = useEditor(({ history }) => history.present.canvas);
  const isEmpty = useEditor(({ history }) => projectDuration(history.present) === 0);
  const zoom = useEditor(({ previewZoom }) => previewZoom);
  const cropping = useEditor((state) => state.cropping);
  const scale = useScale(useInnerSize(view), canvas, zoom);

  useImageSize(Math.max(canvas.width, canvas.height) * scale);

  useEffect(() => {
    image.className = previewStyles.canvas ?? '';
    image.setAttribute('role', 'img');
    image.setAttribute('aria-label', t('timeline.preview'));
    place.current?.prepend(image);
  }, [image, t]);

  return (
    <Flex vertical flex={1} className={styles.stage} data-stage>
      <div className={styles.view} ref={view}>
        <div
          ref={place}
          className={styles.place}
          style={{ width: Math.round(canvas.width * scale), height: Math.round(canvas.height * scale) }}
        >
          <SafeArea />
          {!isEmpty && cropping === undefined && <Overlay scale={scale} />}
        </div>
        {cropping !== undefined && <CropStage key={cropping} clipId={cropping} />}
        {isEmpty && <EmptyStage />}
      </div>
      <CanvasQuestion />
      <MediaPlaceQuestion />
      <PreviewTrouble />
      <ConversionTaker />
      <Transport />
    </Flex>
  );
}

function useScale(
  inner: { readonly width: number; readonly height: number },
  canvas: { readonly width: number; readonly height: number },
  zoom: 'fit' | number,
): number {
  // A number is meant in screen pixels: on a dense screen a canvas pixel at 100 % is less than a CSS pixel.
  return zoom === 'fit' ? fitScale(inner, canvas) : zoom / window.devicePixelRatio;
}

/** In steps: dragging a border of the preview does not draw it anew with every pixel. */
const edgeStep = 64;

/** The player draws no more pixels than the screen shows. */
function useImageSize(edge: number): void {
  const { player } = useEditorParts();
  const pixels = Math.ceil((edge * window.devicePixelRatio) / edgeStep) * edgeStep;
  useEffect(() => player.setMaxEdge(pixels), [player, pixels]);
}
