const holidayNames = new Map([
  ['new_year', 'New Year’s Day'],
  ['martin_luther_king', 'Martin Luther King Day'],
  ['presidents', 'Presidents’ Day'],
  ['good_friday', 'Good Friday'],
  ['easter', 'Easter'],
  ['memorial', 'Memorial Day'],
  ['juneteenth', 'Juneteenth'],
  ['independence', 'Independence Day'],
  ['labor', 'Labor Day'],
  ['columbus', 'Columbus Day'],
  ['veterans', 'Veterans Day'],
  ['thanksgiving', 'Thanksgiving'],
  ['thanksgiving_friday', 'the day after Thanksgiving'],
  ['christmas_eve', 'Christmas Eve'],
  ['christmas', 'Christmas'],
  ['new_year_eve', 'New Year’s Eve'],
  ['unnamed_legal_holidays', 'legal holidays'],
]);

/** `New Year’s Day`; a holiday of the state has its own name. */
export function formatHoliday(day: string): string {
  return holidayNames.get(day) ?? day.split(':')[1] ?? day;
}
