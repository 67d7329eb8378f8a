export { kv } from './kv';
export { localStore } from './localStore';
export { mediaVault, VaultFullError } from './mediaVault';
