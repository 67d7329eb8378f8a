import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Arguments of every browser that tests start: no sandbox (containers), no calls to the outside by the browser itself. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
  // A microphone that beeps; whether a page may use it is asked as ever.
  '--use-fake-device-for-media-stream',
];

/** Chromium without windows, as Debian packages it. */
const shell = '/usr/bin/chromium-headless-shell';

const mayInstall = (): boolean => process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;

function install(...packages: readonly string[]): void {
  console.info(`Installing the Debian packages ${packages.join(', ')} …`);
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit' });
}

/** Path of a Chromium-like browser: CHROMIUM_PATH, the usual places, else Debian's package when this user may install it. */
export function findChromium(): string {
  const known = [process.env.CHROMIUM_PATH, ...usualPlaces].find((path) => path && existsSync(path));
  if (known) return known;
  if (mayInstall()) {
    install('chromium', 'fonts-noto-cjk');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error(
    'No Chromium, Chrome or Edge found. Install one (Debian: sudo apt-get install chromium fonts-noto-cjk) or set CHROMIUM_PATH.',
  );
}

/**
 * Path of the browser for most journeys: the one without windows where it can be had, since it opens a page at half the
 * processor time (2.0 against 4.2 s), else {@link findChromium}. It asks for no permissions and draws letters a little
 * differently.
 */
export function findHeadless(): string {
  const chromium = findChromium();
  if (process.env.CHROMIUM_PATH) return chromium;
  if (existsSync(shell)) return shell;
  if (!mayInstall()) return chromium;
  try {
    install('chromium-headless-shell');
  } catch (error) {
    console.info(`Not installed: ${error instanceof Error ? error.message : error}`);
    // The processes of the workers read this configuration too: none of them tries again.
    process.env.CHROMIUM_PATH = chromium;
  }
  return existsSync(shell) ? shell : chromium;
}
