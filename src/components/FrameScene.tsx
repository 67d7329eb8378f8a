import type { ReactNode } from 'react';

interface FrameSceneProps {
  /** What stands in the frame, drawn around the center (120, 84). */
  readonly children: ReactNode;
}

/** The product's image language: four corners of a frame on a quiet ground. Decoration only. */
export function FrameScene({ children }: FrameSceneProps) {
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
