import type { ReactNode } from 'react';

interface FrameSceneProps {
  /** What stands in the frame, drawn around the center (120, 84). */
  readonly children: ReactNode;
}

/** The product's image language: four corners of a frame on a quiet ground. Decoration only. */
function FrameScene({ children }: FrameSceneProps) {
  return (
    <svg viewBox="0 0 240 168" width="240" height="168" fill="none" aria-hidden="true" focusable="false">
      <ellipse cx="120" cy="152" rx="84" ry="8" fill="var(--ant-color-fill-secondary)" />
      <rect x="44" y="24" width="152" height="116" rx="16" fill="var(--ant-color-bg-container)" />
      <rect x="44" y="24" width="152" height="116" rx="16" fill="var(--ant-color-primary)" opacity="0.07" />
      <path
        d="M44 56V40a16 16 0 0 1 16-16h16M164 24h16a16 16 0 0 1 16 16v16M196 108v16a16 16 0 0 1-16 16h-16M76 140H60a16 16 0 0 1-16-16v-16"
        stroke="var(--ant-color-primary)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="28" cy="52" r="5" fill="var(--app-accent)" />
      <circle cx="214" cy="120" r="4" fill="var(--ant-color-primary)" opacity="0.5" />
      <path d="m214 34 3 7 7 3-7 3-3 7-3-7-7-3 7-3z" fill="var(--app-accent)" />
      {children}
    </svg>
  );
}

const ink = 'var(--ant-color-primary)';
const accent = 'var(--app-accent)';

/** A lens over an empty frame: nothing lives at this address. */
export function LostScene() {
  return (
    <FrameScene>
      <circle cx="112" cy="76" r="25" stroke={ink} strokeWidth="6" />
      <path d="m131 95 18 18" stroke={ink} strokeWidth="8" strokeLinecap="round" />
      <path d="M103 69c0-12 18-12 18 0 0 8-9 7-9 14" stroke={accent} strokeWidth="5" strokeLinecap="round" />
      <circle cx="112" cy="91" r="3" fill={accent} />
    </FrameScene>
  );
}

/** A lock: the page exists, the right does not. */
export function LockedScene() {
  return (
    <FrameScene>
      <path d="M102 76V64a18 18 0 0 1 36 0v12" stroke={ink} strokeWidth="6" strokeLinecap="round" />
      <rect x="92" y="76" width="56" height="42" rx="10" fill={ink} />
      <circle cx="120" cy="93" r="5" fill={accent} />
      <path d="M120 96v9" stroke={accent} strokeWidth="5" strokeLinecap="round" />
    </FrameScene>
  );
}

/** A broken strip of video: something failed on the way. */
export function BrokenScene() {
  return (
    <FrameScene>
      <path d="M66 62h42l-9 14 11 10-10 20H66a6 6 0 0 1-6-6V68a6 6 0 0 1 6-6Z" fill={ink} opacity="0.85" />
      <path d="M174 62h-50l-9 14 11 10-10 20h58a6 6 0 0 0 6-6V68a6 6 0 0 0-6-6Z" fill={ink} opacity="0.55" />
      <path
        d="M68 70h8M84 70h8M68 98h8M84 98h8M136 70h8M152 70h8M136 98h8M152 98h8"
        stroke={accent}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </FrameScene>
  );
}

/** An empty tray with a spark: nothing here, and that is fine. */
export function QuietScene() {
  return (
    <FrameScene>
      <path d="M74 84h28l6 10h24l6-10h28v22a8 8 0 0 1-8 8H82a8 8 0 0 1-8-8V84Z" fill={ink} opacity="0.85" />
      <path d="m74 84 12-24h68l12 24" stroke={ink} strokeWidth="4" strokeLinejoin="round" />
      <path d="m120 44 4 10 10 4-10 4-4 10-4-10-10-4 10-4z" fill={accent} />
    </FrameScene>
  );
}
