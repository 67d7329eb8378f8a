export { type KeyValueStore, kv } from './kv';
export { localStore } from './localStore';
export { mediaVault, VaultFullError, type VaultItem, type VaultUsage } from './mediaVault';
export { proxyFiles } from './proxyFiles';
export { waveformCache } from './waveformCache';
