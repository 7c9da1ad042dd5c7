// The tier of a source in the words of the product, for both kinds of files.

/** A source of data/permit-facts. A second-hand quotation of an official text is a tier of its own. */
export function toTier({ tier, second_hand: isSecondHand }) {
  if (isSecondHand && tier.startsWith('official')) return 'third_party';
  return tier === 'official_quoted' ? 'quoted' : tier;
}

/** A source of data/states. Its quotations of official texts were read in a third party's words, unless `permitSources` has them opened. */
export function toStateTier({ tier, title, url }, permitSources) {
  if (tier === 'dataset') return 'secondary';
  if (!tier.startsWith('official-')) return tier.replace('-', '_');
  const isOpened = permitSources.some(
    (other) => other.title === title && other.url === url && other.second_hand !== true,
  );
  return isOpened ? 'quoted' : 'third_party';
}
