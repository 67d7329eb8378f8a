/** The address with the details of a goods open; filters and page stay. */
export function withDetail(params: URLSearchParams, id: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.set('detail', id);
  return next;
}
