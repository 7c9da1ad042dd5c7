#!/bin/sh
# node-ical 0.26.1 (2026-11-30): on the day when clocks go back, it reads two times of a calendar as RFC 5545 does not. An event of a whole day
# without DTEND, which lasts one day (3.6.1), ends after 24 of its 25 hours: by the date of its end it is over on the day before. A local
# time that comes twice is read as the second one, where the first is meant (3.3.5). ical.js 2.2.1 has the day and the time right. A
# permit that ends on such a day is safe where its event has a DTEND.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-ical@0.26.1 ical.js@2.2.1
cat >clock.mjs <<'JS'
import ICAL from 'ical.js';
import ical from 'node-ical';

// Clocks of Chicago go back from 2:00 to 1:00 on this day.
const write = (...lines) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VEVENT', 'UID:1@example.com', 'DTSTAMP:20261001T000000Z']
    .concat(lines, 'END:VEVENT', 'END:VCALENDAR', '')
    .join('\r\n');
const read = (text) => Object.values(ical.sync.parseICS(text)).find(({ type }) => type === 'VEVENT');
const local = (date) => new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone: 'America/Chicago' }).format(date);

const day = write('DTSTART;VALUE=DATE:20261101');
const { endDate } = new ICAL.Event(new ICAL.Component(ICAL.parse(day)).getFirstSubcomponent('vevent'));
console.log(`end of the day: node-ical ${local(read(day).end)}, ical.js ${endDate}`);
console.log(`end with DTEND: node-ical ${local(read(write('DTSTART;VALUE=DATE:20261101', 'DTEND;VALUE=DATE:20261102')).end)}`);
console.log(`1:30, which comes at 06:30Z and 07:30Z: node-ical ${read(write('DTSTART;TZID=America/Chicago:20261101T013000')).start.toISOString()}`);
JS
result=$(TZ=America/Chicago node clock.mjs)
echo "$result"
[ "$result" = 'end of the day: node-ical 2026-11-01 23:00, ical.js 2026-11-02
end with DTEND: node-ical 2026-11-02 00:00
1:30, which comes at 06:30Z and 07:30Z: node-ical 2026-11-01T07:30:00.000Z' ]
