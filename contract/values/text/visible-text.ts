/**
 * What a reader sees. Marks need a letter to stand on, and some letters and symbols are blank: those
 * that are ignored by default, and empty Braille, objects, notes and hieroglyphs.
 */
const visible =
  /(?![\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a reader sees anything of a text. */
export const isVisible = (text: string): boolean => visible.test(text);
