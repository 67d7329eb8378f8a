import { type Hosts, hosts as hostDefaults, type Settings, settings as settingDefaults } from '../../config/hosts';

/**
 * Configuration that the build writes in (`define` of .umirc.ts). Under jest nothing is written in and the defaults
 * of config/hosts hold.
 */
const injectedHosts = process.env.APP_HOSTS as unknown as Hosts | undefined;
const injectedSettings = process.env.APP_SETTINGS as unknown as Settings | undefined;

/** The hosts that the brief names (ruling 2). */
export const hosts: Hosts = injectedHosts ?? hostDefaults;

/** Values that must never be literals in src (ruling 24). */
export const settings: Settings = injectedSettings ?? settingDefaults;
