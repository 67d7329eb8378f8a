import type { ProjectSummary } from './schema';

/** Screens that open a project, by its kind. */
const screens: Readonly<Record<string, string>> = {
  'compose.post': '/compose/post',
  'compose.template_to_video': '/compose/template_to_video',
  'creative.clip.creation': '/creative/clip/creation',
  'editor.timeline': '/editor/timeline',
};

/** Where a project is gone on with; undefined for a kind that no screen opens. */
export function projectAddress({ id, kind }: Pick<ProjectSummary, 'id' | 'kind'>): string | undefined {
  const screen = Object.hasOwn(screens, kind) ? screens[kind] : undefined;
  return screen && `${screen}?project=${encodeURIComponent(id)}`;
}

/** The timeline editor on a project of any kind; one of another screen opens as a copy. */
export const timelineAddress = (projectId: string): string =>
  `/editor/timeline?project=${encodeURIComponent(projectId)}`;

/** The same editor, asked to show its export panel at once. */
export const withExport = (address: string): string => `${address}&dialog=export`;
