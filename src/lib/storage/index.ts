export { type KeyValueStore, kv } from './kv';
export { localStore } from './localStore';
