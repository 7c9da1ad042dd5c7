import type { LocalTime } from '@wideload/domain/calendar';
import { toInstant } from '@wideload/domain/calendar';
import { getTimes } from 'suncalc';
import findZone from 'tz-lookup';

const HOUR = 60 * 60 * 1000;

/** Sunrise, sunset and time zone of a place, for the calendar of the domain. */
export const localTime: LocalTime = {
  findSun: ({ lat, lng }, day) => {
    // The library takes the sun's day around an instant: noon by the sun, at 15 degrees an hour.
    const solarNoon = Date.parse(day) + (12 - lng / 15) * HOUR;
    const { sunrise, sunset } = getTimes(new Date(solarNoon), lat, lng);
    if (sunrise === null || sunset === null) return null;
    return { rise: toInstant(sunrise.getTime()), set: toInstant(sunset.getTime()) };
  },
  findZone: ({ lat, lng }) => findZone(lat, lng),
};
