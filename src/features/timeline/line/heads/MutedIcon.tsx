/** A loudspeaker that is crossed out; the icon set has none. */
export function MutedIcon() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden>
      <path d="M2.5 6h2L8 3v10l-3.5-3h-2zM10.5 6.2l3.6 3.6M14.1 6.2l-3.6 3.6" strokeLinejoin="round" />
    </svg>
  );
}
