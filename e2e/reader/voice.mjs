#!/usr/bin/env node
// A voice of speech-dispatcher that writes what it is asked to say into a file, a line for each utterance. Its own voices need a device for
// sound, also the one that is called dummy.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const file = process.env.HEARD_FILE;
const settings = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', '203 OK AUDIO INITIALIZED'],
  SET: ['203 OK RECEIVING SETTINGS', '203 OK SETTINGS RECEIVED'],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', '203 OK LOG LEVEL SET'],
};
const utterances = new Set(['SPEAK', 'CHAR', 'KEY']);

const answer = (...lines) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

/** Marks of the place that was reached, and entities. */
const toText = (markup) =>
  markup
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&apos;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** The lines after a command, up to a line with a dot. */
let open = null;

function close({ command, lines }) {
  if (command in settings) return answer(settings[command][1]);
  appendFileSync(file, `${toText(lines.join(' '))}\n`);
  return answer('200 OK SPEAKING', '701 BEGIN', '702 END');
}

function take(command) {
  if (command === 'INIT') return answer('299-ready', '299 OK LOADED SUCCESSFULLY');
  if (command.startsWith('LIST VOICES')) return answer('200-English\ten\tnone', '200 OK VOICE LIST SENT');
  if (command === 'QUIT') return answer('210 OK QUIT');
  if (command in settings) answer(settings[command][0]);
  else if (utterances.has(command)) answer('202 OK RECEIVING MESSAGE');
  // STOP and PAUSE: what was said at once cannot be stopped.
  else return undefined;
  open = { command, lines: [] };
  return undefined;
}

for await (const line of createInterface({ input: process.stdin })) {
  if (open === null) take(line);
  else if (line === '.') {
    const whole = open;
    open = null;
    close(whole);
  } else open.lines.push(line.startsWith('..') ? line.slice(1) : line);
}
