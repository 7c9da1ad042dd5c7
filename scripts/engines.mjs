// Finds Firefox and WebKit for the journey in each of them. Where they are missing, root on Debian installs them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installWithApt } from './apt.mjs';
import { Refusal } from './phases.mjs';

const folders = (process.env.PATH ?? '').split(path.delimiter);
const libraries = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);

const findIn = (places, name) => places.map((place) => path.join(place, name)).find((file) => existsSync(file));

/** The variables by which `e2e/engines/fixtures.ts` knows them; undefined for one that is not there. */
function lookForEngines() {
  return {
    FIREFOX_PATH: findIn(folders, 'firefox-esr') ?? findIn(folders, 'firefox'),
    WEBKIT_DRIVER_PATH: findIn(folders, 'WebKitWebDriver'),
    WEBKIT_PATH: findIn(libraries, 'MiniBrowser'),
    XVFB_PATH: findIn(folders, 'Xvfb'),
  };
}

const isComplete = (found) => Object.values(found).every((file) => file !== undefined);

/** @returns {Promise<Record<string, string>>} the environment of the journey. @throws Refusal if an engine cannot be had. */
export async function findEngines() {
  if (!isComplete(lookForEngines()))
    for (const name of ['firefox-esr', 'webkit2gtk-driver', 'xvfb']) await installWithApt(name);
  const found = lookForEngines();
  if (isComplete(found)) return found;
  throw new Refusal(
    'The journey in Firefox and WebKit needs both. Install them (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb).',
  );
}

/** @returns {Promise<Record<string, string>>} the environment of what a screen reader says. @throws Refusal if it cannot be had. */
export async function findReader() {
  const engines = await findEngines();
  const programs = ['orca', 'speech-dispatcher', 'openbox', 'xdotool', 'dbus-daemon'];
  if (programs.some((name) => findIn(folders, name) === undefined))
    for (const name of [...programs.slice(0, -1), 'dbus']) await installWithApt(name);
  const missing = programs.filter((name) => findIn(folders, name) === undefined);
  if (missing.length > 0)
    throw new Refusal(`The screen reader needs ${missing.join(', ')}, which are packages of Debian.`);
  return { FIREFOX_PATH: engines.FIREFOX_PATH, ORCA_PATH: findIn(folders, 'orca') };
}
