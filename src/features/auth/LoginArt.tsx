import type { CSSProperties } from 'react';
import { type MessageId, useT } from '@/hooks/useT';
import styles from './LoginArt.module.css';

/** The five steps of a script, each with the length of its lines in the drawing. */
const steps: readonly { readonly id: MessageId; readonly lines: readonly [number, number] }[] = [
  { id: 'auth.stepHook', lines: [96, 58] },
  { id: 'auth.stepPain', lines: [82, 70] },
  { id: 'auth.stepAnswer', lines: [100, 46] },
  { id: 'auth.stepProof', lines: [74, 62] },
  { id: 'auth.stepAction', lines: [90, 36] },
];
const captions = [84, 66, 92, 58, 76];
const voice = [8, 16, 24, 14, 30, 20, 10, 26, 18, 12, 28, 16, 22, 10, 18];
const rowHeight = 58;

/** Animations of step `index` start at their own time. */
const at = (index: number) => ({ '--step': index }) as CSSProperties;

/** Drawing: a framework's steps flow, one after the other, into a vertical video and on to the calendar. */
export function LoginArt() {
  const t = useT();
  return (
    <svg className={styles.art} viewBox="0 0 600 380" role="presentation" aria-hidden focusable="false">
      <rect className={styles.sheet} x="4" y="34" width="212" height="312" rx="16" />
      {steps.map(({ id, lines }, index) => {
        const y = 48 + index * rowHeight;
        return (
          <g key={id} style={at(index)}>
            <rect className={styles.stepGround} x="14" y={y} width="192" height="50" rx="10" />
            <rect className={styles.stepMark} x="14" y={y + 10} width="4" height="30" rx="2" />
            <text className={styles.stepName} x="30" y={y + 30}>
              {t(id)}
            </text>
            <rect className={styles.line} x="88" y={y + 15} width={lines[0]} height="7" rx="3.5" />
            <rect className={styles.line} x="88" y={y + 29} width={lines[1]} height="7" rx="3.5" />
          </g>
        );
      })}
      {steps.map(({ id }, index) => {
        const y = 73 + index * rowHeight;
        return <path key={id} className={styles.flow} style={at(index)} d={`M216 ${y} C 262 ${y}, 258 190, 304 190`} />;
      })}
      <Phone />
      <Calendar />
    </svg>
  );
}

function Phone() {
  return (
    <g transform="translate(304 18)">
      <rect className={styles.phone} width="184" height="344" rx="28" />
      <clipPath id="login-screen">
        <rect x="8" y="8" width="168" height="328" rx="21" />
      </clipPath>
      <g clipPath="url(#login-screen)">
        <rect className={styles.screen} x="8" y="8" width="168" height="328" />
        <circle className={styles.glow} cx="92" cy="150" r="86" />
        {/* hook: something stands out */}
        <g className={styles.scene} style={at(0)}>
          {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
            <path key={angle} className={styles.ray} d="M92 66 V42" transform={`rotate(${angle} 92 150)`} />
          ))}
          <Bottle />
        </g>
        {/* pain: it has gone cold */}
        <g className={styles.scene} style={at(1)}>
          <path
            className={styles.cup}
            d="M62 130h54v44a18 18 0 0 1-18 18H80a18 18 0 0 1-18-18zM116 142h10a12 12 0 0 1 0 26h-10"
          />
          {[
            [52, 92],
            [92, 74],
            [134, 98],
          ].map(([x, y]) => (
            <path key={x} className={styles.flake} d={`M${x} ${Number(y) - 12}v24m-10-18 20 12m0-12-20 12`} />
          ))}
        </g>
        {/* answer: the product */}
        <g className={`${styles.scene} ${styles.hero}`} style={at(2)}>
          <ellipse className={styles.plate} cx="92" cy="222" rx="58" ry="10" />
          <Bottle />
          <path className={styles.spark} d="M140 96c2 10 4 12 14 14-10 2-12 4-14 14-2-10-4-12-14-14 10-2 12-4 14-14z" />
        </g>
        {/* proof: what others say */}
        <g className={styles.scene} style={at(3)}>
          {[112, 158].map((y) => (
            <g key={y}>
              <rect className={styles.card} x="30" y={y} width="124" height="38" rx="10" />
              <circle className={styles.face} cx="49" cy={y + 19} r="10" />
              {[0, 1, 2, 3, 4].map((star) => (
                <path
                  key={star}
                  className={styles.star}
                  d="m0-6 1.8 3.9 4.2.5-3.1 2.9.8 4.2L0 3.4l-3.7 2.1.8-4.2L-6-1.6l4.2-.5z"
                  transform={`translate(${74 + star * 16} ${y + 19})`}
                />
              ))}
            </g>
          ))}
        </g>
        {/* action: into the basket */}
        <g className={styles.scene} style={at(4)}>
          <path className={styles.bag} d="M54 126h76l8 84H46z" />
          <path className={styles.handle} d="M72 138v-16a20 20 0 0 1 40 0v16" />
          <path className={styles.tick} d="m76 172 12 12 22-24" />
        </g>
        {captions.map((width, index) => (
          <rect
            key={width}
            className={styles.caption}
            style={at(index)}
            x={92 - width / 2}
            y="258"
            width={width}
            height="14"
            rx="7"
          />
        ))}
        {voice.map((height, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
            key={index}
            className={styles.voice}
            style={at(index % 5)}
            x={34 + index * 8}
            y={303 - height / 2}
            width="4"
            height={height}
            rx="2"
          />
        ))}
      </g>
      <clipPath id="login-bars">
        {steps.map(({ id }, index) => (
          <rect key={id} x={20 + index * 29.6} y="20" width="26" height="4" rx="2" />
        ))}
      </clipPath>
      <g clipPath="url(#login-bars)">
        <rect className={styles.bar} x="20" y="20" width="148" height="4" />
        <rect className={styles.barFill} x="20" y="20" width="148" height="4" />
      </g>
    </g>
  );
}

function Bottle() {
  return (
    <g>
      <rect className={styles.cap} x="76" y="92" width="32" height="24" rx="7" />
      <path
        className={styles.body}
        d="M68 132a14 14 0 0 1 14-14h20a14 14 0 0 1 14 14v72a16 16 0 0 1-16 16H84a16 16 0 0 1-16-16z"
      />
      <rect className={styles.shine} x="77" y="132" width="6" height="66" rx="3" />
    </g>
  );
}

function Calendar() {
  return (
    <g transform="translate(512 96)">
      <path className={styles.flow} style={at(4)} d="M-24 94 H 0" />
      <rect className={styles.sheet} width="84" height="188" rx="14" />
      {[0, 1, 2].map((index) => (
        <g key={index} className={styles.post} style={at(index * 2)} transform={`translate(10 ${12 + index * 57})`}>
          <rect className={styles.card} width="64" height="48" rx="9" />
          <rect className={styles.line} x="10" y="12" width="26" height="6" rx="3" />
          <rect className={styles.line} x="10" y="26" width="18" height="6" rx="3" />
          <circle className={styles.done} cx="48" cy="25" r="9" />
          <path className={styles.doneTick} d="m44 25 3 3 5-6" />
        </g>
      ))}
    </g>
  );
}
