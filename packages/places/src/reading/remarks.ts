/** `BOL 12345`, `PO# 77001`, `Load 90210`: a number of five digits there is no ZIP code. `PU 77001` and `Load: 77001` are places. */
const reference = new RegExp(
  String.raw`\b(?:(?:p\.?o|bol|b/l|ref(?:erence)?|order|w\.?o|pro|job|trip|inv(?:oice)?|conf(?:irmation)?|quote|permit|release|unit|truck|trailer)\.?` +
    String.raw`(?:\s*(?:no\b\.?|num(?:ber)?\b|id\b|#)?\s*[#:]?\s*)|(?:load|so|pu|p/u|pick\s?-?up|del(?:ivery)?|appt)\s*(?:no\b\.?|num(?:ber)?\b|id\b|#)\s*[#:]?\s*|load\s+)` +
    String.raw`(?=[\w-]{0,20}\d{3})[\w-]{1,30}\b`,
  'giu',
);
const mail = /\b[\w.+-]{1,40}@[\w-]{1,40}\.[\w.-]{2,40}/g;

/** One space or line's end for several, and no brackets or commas that are left with nothing in them. */
function squeeze(text: string): string {
  return text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/\(\s?\)/g, '')
    .replaceAll(/(?<=^|[\n,]) ?[,;:)@-]+/g, '')
    .trim();
}

/** The text without numbers of papers and addresses of mail, which are read as ZIP codes and towns. */
export function withoutReferences(text: string): string {
  const bare = squeeze(squeeze(text).replaceAll(mail, ' ').replaceAll(reference, ' '));
  return /\p{L}|\d{5}/u.test(bare) && bare !== squeeze(text) ? bare : text;
}

const clock = String.raw`(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:\s*[ap]\.?m\b\.?)?|1?\d\s*[ap]\.?m\b\.?|(?:[01]\d|2[0-4])[0-5]\d(?=\s*(?:-|\u2013|to)\s*(?:[01]\d|2[0-4])[0-5]\d\b|\s*h(?:ou)?rs?\b))`;
const hours = String.raw`(?:(?:@|at|by)\s*)?${clock}(?:\s*(?:-|\u2013|to)\s*(?:${clock}|(?:[01]\d|2[0-4])[0-5]\d\b))?(?:\s*h(?:ou)?rs?\b)?`;
const weekday = String.raw`(?:\b(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*\.?,?\s+)`;
const month = String.raw`\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|tember|ober|ember)?\.?`;
/** `US 20/26` and `I-10/12` are roads, and `123 1/2` is a house. */
const noRoad = String.raw`(?<!\b(?:us|i|ih|hwy|hwys|highway|sr|sh|fm|rte?|route|cr|loop|state|interstate|tx)[\s-]*)(?<!\d\s)(?<![\d/-])`;
const date = String.raw`(?:${noRoad}(?:1[0-2]|0?[1-9])/(?:3[01]|[12]\d|0?[1-9])(?:/(?:20)?\d\d)?(?![\d/])|${noRoad}20\d\d-\d\d-\d\d\b|${month}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+20\d\d)?(?!\s+(?:st|ave)\b))`;
const day = new RegExp(
  String.raw`(?:\bel\s+)?${weekday}?${date}(?:[\s,]*(?:@\s*)?(?:[01]\d|2[0-4])[0-5]\d\b(?:\s?(?:-|\u2013|to)\s?(?:[01]\d|2[0-4])[0-5]\d\b)?(?!\s+(?:\S+\s+){1,2}(?:st|ave|rd|dr|blvd|hwy|ln)\b))?\)?`,
  'giu',
);
const times = new RegExp(String.raw`(?<![\d:.])${weekday}?(?:${hours}|@\s*(?:[01]\d|2[0-4])[0-5]\d\b)\)?`, 'giu');
const notes =
  /(?:\b|(?=\$))(?:fcfs|first come(?:,? first served?)?|asap|appt(?:ointment)?(?: only| req(?:uire)?d)?|by appt|pls|please|thanks|thx|today|tonight|tomorrow|mañana|hoy|call (?:first|ahead)|will call|\$\s?\d[\d,.]*|\d{2,4}\s*(?:mi|miles)$)(?![\p{L}\d])/giu;

/** `Hobbs area, NM`; a region is no town of its name. */
const area =
  /(?<=\p{L})[\s,]+(?:metro(?:plex)?\s+)?(?:area|vicinity|metro(?:plex)?|outskirts)\b|^\s*(?:greater|metro)\s+(?=\p{L})/iu;
const region =
  /^\s*(?:(?:north|south|east|west|central|upper|lower|tri|bay)\b|panhandle|valley|coast|basin|gulf)|\b(?:basin|valley|coast|panhandle)\s+(?:area|vicinity)/iu;

/** `Load is going to`, `pass through`, `entregar en`: words alone before a place. */
const moving = new RegExp(
  String.raw`^\s*(?:(?:hi|the|this|it|we|load|truck|delivery|deliver(?:s|ing)?|pick(?:s|ed|ing)?\s?-?up|drop(?:s|ping)?(?:\s?-?off)?|stop(?:s|ping)?|pass(?:es|ing)?|go(?:es|ing)?|head(?:ed|ing)?|coming|is|are|will|be|job|` +
    String.raw`by|way|of|carga|cargar|descarga|descargar|entrega|entregar|recoge|recoger|pasa|pasar|va|voy)\s+)*` +
    String.raw`(?:at|in|to|from|via|thru|through|into|de|en|a|hasta|desde|por|hacia|@)\s+(?=\p{L}|\d)`,
  'iu',
);

/** Words to the driver, and hours: they are no part of a place. */
export const isRemark = (text: string) =>
  /^(?:ask|call|contact|see|text|attn|c\/o|appt|open|hours|rec(?:eiving)?|must|needs?|m-f|(?:mon|tue|wed|thu|fri|sat|sun)|\d{3,4}\s?-|\d{1,2}\s?[ap]m?\b)/i.test(
    text,
  );

/** The text without its day and hour, and without the words that only lead to a place or follow it. */
export function withoutRemarks(text: string): string {
  const bare = squeeze(squeeze(text).replaceAll(day, ' ').replaceAll(times, ' ').replaceAll(notes, ' '))
    .replace(/[\s,;:(@-]{1,9}$/, '')
    .replace(moving, '');
  const place = region.test(bare) ? bare : bare.replace(area, '');
  return /\p{L}/u.test(place) ? place : text;
}
