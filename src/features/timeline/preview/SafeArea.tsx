import { platformName } from '@/domain/platforms';
import { ALL_PLATFORMS, safeAreaOf } from '@/domain/platforms/safeAreas';
import { useT } from '@/hooks/useT';
import { useEditor } from '../EditorContext';
import previewStyles from './previewParts.module.css';
import styles from './SafeArea.module.css';

/** What a platform's own buttons will cover, and the lines of thirds. */
export function SafeArea() {
  const t = useT();
  const { width, height } = useEditor(({ history }) => history.present.canvas);
  const platform = useEditor(({ safeArea }) => safeArea);
  const isGridShown = useEditor((state) => state.isGridShown);
  const margins = platform === undefined ? undefined : safeAreaOf(platform, { width, height });
  if (!margins && !isGridShown) return null;
  return (
    <>
      <svg
        className={`${previewStyles.layer} ${previewStyles.passive}`}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
      >
        {isGridShown &&
          [1, 2].map((part) => (
            <g key={part} className={previewStyles.thirds}>
              <line x1={(width * part) / 3} y1={0} x2={(width * part) / 3} y2={height} />
              <line x1={0} y1={(height * part) / 3} x2={width} y2={(height * part) / 3} />
            </g>
          ))}
        {margins && (
          <>
            <path
              className={styles.shade}
              fillRule="evenodd"
              d={`M0 0H${width}V${height}H0ZM${margins.left} ${margins.top}H${width - margins.right}V${height - margins.bottom}H${margins.left}Z`}
            />
            <rect
              className={styles.safe}
              x={margins.left}
              y={margins.top}
              width={width - margins.left - margins.right}
              height={height - margins.top - margins.bottom}
            />
          </>
        )}
      </svg>
      {margins && platform !== undefined && (
        <span className={styles.safeName}>
          {platform === ALL_PLATFORMS ? t('timeline.safeAreaAll') : platformName(platform)}
        </span>
      )}
    </>
  );
}
