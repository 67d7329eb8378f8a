import type { Marker, Project } from '../project/schema';
import type { ActionOf } from './actions';
import { claimId } from './document';
import { EditError } from './errors';

const MOST_MARKERS = 2000;

function withMarkers(project: Project, markers: readonly Marker[]): Project {
  if (markers.length > MOST_MARKERS) throw new EditError('too-many', { limit: MOST_MARKERS });
  const stray = markers.find(({ at }) => !Number.isSafeInteger(at) || at < 0);
  if (stray) throw new EditError('bad-time', { id: stray.id });
  return { ...project, markers: markers.toSorted((a, b) => a.at - b.at) };
}

export function addMarker(project: Project, { marker }: ActionOf<'addMarker'>): Project {
  claimId(project, marker.id);
  return withMarkers(project, [...project.markers, { ...marker, label: marker.label.slice(0, 100) }]);
}

export function removeMarker(project: Project, { markerId }: ActionOf<'removeMarker'>): Project {
  const markers = project.markers.filter(({ id }) => id !== markerId);
  return markers.length === project.markers.length ? project : { ...project, markers };
}

export function setMarker(project: Project, { markerId, patch }: ActionOf<'setMarker'>): Project {
  const marker = project.markers.find(({ id }) => id === markerId);
  if (!marker) throw new EditError('bad-param', { param: 'markerId' });
  const next = { ...marker, ...patch, label: (patch.label ?? marker.label).slice(0, 100) };
  if (next.at === marker.at && next.label === marker.label) return project;
  return withMarkers(
    project,
    project.markers.map((other) => (other.id === markerId ? next : other)),
  );
}

export function setBeats(project: Project, { beats }: ActionOf<'setBeats'>): Project {
  const notes = project.markers.filter(({ kind }) => kind !== 'beat');
  if (beats.length === 0 && notes.length === project.markers.length) return project;
  const ground = { ...project, markers: notes };
  const ids = new Set<string>();
  for (const { id } of beats) {
    claimId(ground, id);
    if (ids.has(id)) throw new EditError('duplicate-id', { id });
    ids.add(id);
  }
  return withMarkers(project, [...notes, ...beats.map(({ id, at }): Marker => ({ id, at, label: '', kind: 'beat' }))]);
}
