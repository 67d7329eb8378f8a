import type { Resource, ResourceRow } from './types';

/** Declares a list page; only helps the type checker to infer row, form values and body. */
export function defineResource<Row extends ResourceRow, Values extends object = object, Body = unknown>(
  resource: Resource<Row, Values, Body>,
): Resource<Row, Values, Body> {
  return resource;
}
