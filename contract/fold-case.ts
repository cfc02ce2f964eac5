/**
 * The key under which two spellings of a name are the same, whatever their capitals and however
 * their accents are encoded. Upper case comes first, so that σ and ς are one letter. SQL never
 * computes this key: its `lower` knows other rules, so rows store the key that was computed here.
 */
export const foldCase = (text: string): string =>
  text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
