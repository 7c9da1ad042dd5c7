import { decodePartialCBOR, type CBORType } from '@levischuck/tiny-cbor';

/** The library reads the whole memory under a view, so it gets bytes of their own. @returns the value and its length in bytes */
export function readFirstCbor(bytes: Uint8Array): [value: CBORType, length: number] {
  return decodePartialCBOR(Uint8Array.from(bytes), 0);
}

/** @throws Error if anything follows the value. */
export function readCbor(bytes: Uint8Array): CBORType {
  const [value, length] = readFirstCbor(bytes);
  if (length !== bytes.length) throw new Error('The CBOR value has bytes left over');
  return value;
}
