type Json = Readonly<Record<string, unknown>>;
type Check = (value: unknown, path: string) => void;

/**
 * The published schema (docs/tutorials/otio-serialized-schema-only-fields.md of OpenTimelineIO, November 2026): every field a schema has, and
 * nothing but those. What the text of docs/tutorials/otio-timeline-structure.md demands beyond is in `checkTrack`.
 */
const fail = (path: string, wanted: string): never => {
  throw new Error(`${path}: ${wanted}`);
};
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text: Check = (value, path) => void (typeof value === 'string' || fail(path, 'text'));
const number: Check = (value, path) =>
  void ((typeof value === 'number' && Number.isFinite(value)) || fail(path, 'number'));
const flag: Check = (value, path) => void (typeof value === 'boolean' || fail(path, 'boolean'));
const dictionary: Check = (value, path) => void (isObject(value) || fail(path, 'dictionary'));
const nothing: Check = (value, path) => void (value === null || fail(path, 'null'));
const either =
  (...checks: readonly Check[]): Check =>
  (value, path) => {
    const refusals = checks.flatMap((check) => {
      try {
        check(value, path);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
    if (refusals.length === checks.length) fail(path, refusals.join(' | '));
  };
const listOf =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return fail(path, 'list');
    for (const [index, item] of value.entries()) check(item, `${path}.${index}`);
  };
/** One of these schemas, with all its fields and no others. Throws an Error that names the place. */
export const oneOf =
  (...schemas: readonly string[]): Check =>
  (value, path) => {
    const schema = isObject(value) ? String(value.OTIO_SCHEMA) : '';
    if (!isObject(value) || !schemas.includes(schema)) return fail(path, `${schemas.join(' or ')}, not ${schema}`);
    const fields = schemaFields[schema] ?? {};
    const stray = Object.keys(value).filter((key) => key !== 'OTIO_SCHEMA' && !(key in fields));
    if (stray.length > 0) fail(path, `no fields ${stray}`);
    for (const [key, check] of Object.entries(fields)) check(value[key], `${path}.${key}`);
  };

const time = oneOf('RationalTime.1');
const range = oneOf('TimeRange.1');
const effects = listOf(oneOf('Effect.1', 'LinearTimeWarp.1', 'FreezeFrame.1'));
const item = {
  name: text,
  enabled: flag,
  source_range: either(range, nothing),
  effects,
  markers: listOf(oneOf('Marker.2')),
  metadata: dictionary,
};
const reference = {
  name: text,
  available_range: either(range, nothing),
  available_image_bounds: nothing,
  metadata: dictionary,
};
const warp = { name: text, effect_name: text, time_scalar: number, metadata: dictionary };
const kind: Check = (value, path) => void (value === 'Video' || value === 'Audio' || fail(path, 'Video or Audio'));
const color: Check = (value, path) =>
  void (
    /^(PINK|RED|ORANGE|YELLOW|GREEN|CYAN|BLUE|PURPLE|MAGENTA|BLACK|WHITE)$/.test(String(value)) ||
    fail(path, 'marker color')
  );
const transitionType: Check = (value, path) =>
  void (value === 'SMPTE_Dissolve' || value === 'Custom_Transition' || fail(path, 'transition type'));

const schemaFields: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  'Timeline.1': {
    name: text,
    global_start_time: either(time, nothing),
    tracks: oneOf('Stack.1'),
    metadata: dictionary,
  },
  'Stack.1': { ...item, children: listOf(oneOf('Track.1')) },
  'Track.1': { ...item, kind, children: listOf(oneOf('Clip.2', 'Gap.1', 'Transition.1')) },
  'Clip.2': {
    ...item,
    source_range: range,
    active_media_reference_key: text,
    media_references: (value, path) => {
      if (!isObject(value)) return fail(path, 'dictionary');
      for (const [key, ref] of Object.entries(value)) {
        oneOf('ExternalReference.1', 'MissingReference.1')(ref, `${path}.${key}`);
      }
    },
  },
  'Gap.1': { ...item, source_range: range },
  'Transition.1': {
    name: text,
    transition_type: transitionType,
    in_offset: time,
    out_offset: time,
    metadata: dictionary,
  },
  'Marker.2': { name: text, color, comment: text, marked_range: range, metadata: dictionary },
  'ExternalReference.1': { ...reference, target_url: text },
  'MissingReference.1': reference,
  'RationalTime.1': { rate: number, value: number },
  'TimeRange.1': { start_time: time, duration: time },
  'LinearTimeWarp.1': warp,
  'FreezeFrame.1': warp,
  'Effect.1': { name: text, effect_name: text, metadata: dictionary },
};
