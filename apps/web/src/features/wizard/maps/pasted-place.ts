import { parsePlace } from '@wideload/domain';
import type { ClipboardEvent } from 'react';
import type { PlaceText } from '../draft/permit-form.ts';
import { toPlaceText } from './place-text.ts';

/** The paste then does not reach the field. */
export function parsePastedPlace(event: ClipboardEvent): PlaceText | null {
  const place = parsePlace(event.clipboardData.getData('text'));
  if (place === null) return null;
  event.preventDefault();
  return toPlaceText(place);
}
