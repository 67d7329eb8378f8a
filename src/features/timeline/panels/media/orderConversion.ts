import type { ConversionOrder } from '@/blocks/media/conversions/mediaConversions';
import { convertibleOf } from '@/engine/media/diagnose';
import { probe } from '@/engine/media/probe';
import type { Project } from '@/engine/project/schema';
import { bytesOf } from './faces';

/** Where the open project is found again. */
export const projectPage = (): string => `${location.pathname}${location.search}`;

/** What a conversion of a project's medium is ordered with; undefined where none would help. */
export async function orderConversion(project: Project, mediaId: string): Promise<ConversionOrder | undefined> {
  const media = project.media[mediaId];
  const source = media?.kind === 'video' ? await bytesOf(media) : undefined;
  if (!media || !source) return undefined;
  const convertible = await probe(source).then(convertibleOf, () => null);
  return convertible
    ? {
        key: `${project.id}/${mediaId}`,
        ...{ name: media.name, source, projectId: project.id, mediaId, link: projectPage() },
        ...convertible,
      }
    : undefined;
}
