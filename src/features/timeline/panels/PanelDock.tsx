/** The panels beside the preview. */
export function PanelDock() {
  return null;
}
