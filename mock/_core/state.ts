import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** A stored row: always an id, and the merchant it belongs to (absent only in tables that no merchant owns). */
export interface Row {
  readonly id: string;
  readonly mchno?: string;
}

export type TableRows = Map<string, Row>;

export interface MockState {
  readonly tables: Map<string, TableRows>;
  /** Tables as the snapshot left them, which nobody has looked at since: an older product may have written them. */
  readonly unseen: Set<string>;
  /** Seconds by which the control endpoint has moved the clock. */
  clockOffset: number;
  /** When the seeds were laid, ms; every seed date counts from here, so a restart changes nothing. */
  seededAt: number;
  sequence: number;
}

interface Snapshot {
  readonly version: number;
  readonly clockOffset: number;
  readonly seededAt: number;
  readonly sequence: number;
  readonly tables: Readonly<Record<string, readonly Row[]>>;
}

/**
 * Raise it when a stored row's shape changes, and say in `upgrade` how an older snapshot is read. What the seeds have
 * gained since (pages of built-in roles, demo merchants) needs no version: see `seedTable`.
 */
const version = 5;
/** Long enough to gather a burst of writes, short enough that a crash loses next to nothing. */
const debounceMs = 120;

export const cacheDir = (): string => resolve(process.env.MOCK_CACHE_DIR || join('.cache', 'mock'));
const snapshotFile = (): string => join(cacheDir(), 'state.json');

/** Umi reloads the mock's modules on each edit: what must live on hangs on globalThis. */
interface Shelf {
  state?: MockState;
  timer?: NodeJS.Timeout;
  /** The process saves once more when it ends; registered once, whatever is reloaded. */
  saveOnExit?: boolean;
}
const holder = globalThis as typeof globalThis & { __mockShelf?: Shelf };
const shelf = (): Shelf => {
  holder.__mockShelf ??= {};
  return holder.__mockShelf;
};

const fresh = (): MockState => ({
  tables: new Map(),
  unseen: new Set(),
  clockOffset: 0,
  seededAt: Date.now(),
  sequence: 0,
});

/** The backend's whole memory. Loaded from the snapshot on first use. */
export function state(): MockState {
  const place = shelf();
  if (!place.state) {
    place.state = load() ?? fresh();
    registerExit(place);
  }
  return place.state;
}

/** Call after every change of the state. */
export function touch(): void {
  const place = shelf();
  if (place.timer) return;
  place.timer = setTimeout(() => {
    place.timer = undefined;
    save();
  }, debounceMs);
  place.timer.unref?.();
}

/** Forgets everything, on disk as well; seeds are laid anew on the next read. */
export function resetState(): void {
  const place = shelf();
  if (place.timer) clearTimeout(place.timer);
  place.timer = undefined;
  place.state = fresh();
  rmSync(snapshotFile(), { force: true });
}

/** Writes the snapshot now. The rename makes it whole or not at all. */
export function save(): void {
  const current = shelf().state;
  if (!current) return;
  const snapshot: Snapshot = {
    version,
    clockOffset: current.clockOffset,
    seededAt: current.seededAt,
    sequence: current.sequence,
    tables: Object.fromEntries([...current.tables].map(([name, rows]) => [name, [...rows.values()]])),
  };
  try {
    mkdirSync(cacheDir(), { recursive: true });
    const temporary = `${snapshotFile()}.${process.pid}.tmp`;
    // Sessions and password hashes are in it.
    writeFileSync(temporary, JSON.stringify(snapshot), { mode: 0o600 });
    renameSync(temporary, snapshotFile());
  } catch (error) {
    console.warn(`[mock] the state could not be saved: ${String(error)}`);
  }
}

/** Keys of rows and tables whose names version 2 changed. */
const renamedKeys: Readonly<Record<string, string>> = {
  pictures: 'images',
  picture: 'image',
  favourite: 'favorite',
  favourites: 'favorites',
  is_favourite: 'is_favorite',
  material_favourite: 'material_favorite',
};

type AddedActions = Readonly<Record<string, readonly string[]>>;

/** Who prepares roles may invite to them from version 4 on. */
const addedInvitations: AddedActions = { 'account_role.save': ['team_invite.save'] };

/** Version 3 asks for rights where none was asked for: who held the key on the left goes on doing what he did. */
const addedActions: AddedActions = {
  'account.status': ['account.delete'],
  'article.save': ['article.generate', 'file.save', 'writer.act'],
  'figure.save': ['file.save', 'speech.synthesize'],
  'goods.delete': ['goods.export'],
  'goods.save': ['file.save'],
  'knowledge.save': ['breakdown.save'],
  'shooting_plan.floor': ['file.save'],
  'video.save': ['file.save'],
  'voice_sample.save': ['file.save'],
  'project.save': ['file.save', 'speech.recognize', 'speech.synthesize'],
  'publish.schedule': [
    'article.manage',
    'project.manage',
    'script.manage',
    'shooting_plan.manage',
    'topic.manage',
    'video.manage',
  ],
  'script.save': ['script.generate', 'speech.recognize', 'speech.synthesize', 'writer.act'],
  'topic.save': ['topic.generate'],
};

interface Granted extends Row {
  readonly actions?: readonly string[];
}

function withAddedActions(rows: readonly Row[] | undefined, added: AddedActions): Row[] {
  return (rows ?? []).map((row: Granted) => {
    const held = row.actions ?? [];
    return { ...row, actions: [...new Set([...held, ...held.flatMap((key) => added[key] ?? [])])] };
  });
}

/** A snapshot of the next version, whose accounts and roles hold what it asks for anew. */
function granted(snapshot: Snapshot, added: AddedActions): Snapshot {
  const { account, account_role, ...others } = snapshot.tables;
  const tables = {
    ...others,
    ...(account ? { account: withAddedActions(account, added) } : {}),
    ...(account_role ? { account_role: withAddedActions(account_role, added) } : {}),
  };
  return { ...snapshot, version: snapshot.version + 1, tables };
}

/** A snapshot as this version reads it. @throws SyntaxError where the text is no JSON */
function upgrade(text: string): Snapshot {
  let snapshot = JSON.parse(text) as Snapshot;
  if (snapshot.version === 1) {
    const renamed = text.replace(/"(\w+)":/g, (_, name: string) => `"${renamedKeys[name] ?? name}":`);
    snapshot = { ...(JSON.parse(renamed) as Snapshot), version: 2 };
  }
  if (snapshot.version === 2) snapshot = granted(snapshot, addedActions);
  if (snapshot.version === 3) snapshot = granted(snapshot, addedInvitations);
  // Version 5 changed no row: it keeps an older product from a state whose roles hold pages that it does not know.
  if (snapshot.version === 4) snapshot = { ...snapshot, version: 5 };
  return snapshot;
}

function load(): MockState | undefined {
  const file = snapshotFile();
  if (!existsSync(file)) return undefined;
  try {
    const snapshot = upgrade(readFileSync(file, 'utf8'));
    if (snapshot.version !== version) throw new Error(`version ${snapshot.version}, expected ${version}`);
    const tables = Object.entries(snapshot.tables).map(([name, rows]): [string, TableRows] => [
      name,
      new Map(rows.map((row) => [row.id, row])),
    ]);
    return {
      tables: new Map(tables),
      unseen: new Set(tables.map(([name]) => name)),
      clockOffset: Number(snapshot.clockOffset) || 0,
      seededAt: Number(snapshot.seededAt) || Date.now(),
      sequence: Number(snapshot.sequence) || 0,
    };
  } catch (error) {
    const aside = `${file}.broken-${Date.now()}`;
    renameSync(file, aside);
    console.warn(`[mock] the stored state cannot be read (${String(error)}); set aside as ${aside}, starting afresh`);
    return undefined;
  }
}

function registerExit(place: Shelf): void {
  if (place.saveOnExit) return;
  place.saveOnExit = true;
  const saveRest = (): void => {
    if (shelf().timer) save();
  };
  process.once('exit', saveRest);
  // A signal ends a process without `exit`, unless somebody else (Umi's dev server) handles it.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      saveRest();
      if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
    });
  }
}
