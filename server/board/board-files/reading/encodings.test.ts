import { describe, expect, test } from 'vitest';
import { readForTeam } from '#tests/factories/board-files.ts';

/** Writes text in an encoding of one byte for each character. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (character) => bytes.get(character) ?? 0));
}

const titles = {
  Finnish: ['Piirrä kartta', 'Testaa lähetys', 'Älä unohda sähköpostia', 'Lisää käyttäjä'],
  French: ['Créer la page', 'Où ça échoue', 'Prévoir la réunion d’équipe', 'À faire après l’été'],
  Swedish: ['Rita kartan över sjön', 'Lägg till användare', 'Åtgärda felet på första sidan'],
  Portuguese: ['Correção da navegação', 'Não é possível avançar', 'Revisão do relatório'],
  Spanish: ['Según el diseño del año', '¿Qué falta? Añadir más pruebas', 'Corregir la sesión'],
};

describe.each([
  ['windows-1252', 'Windows-1252'],
  ['macintosh', 'MacRoman'],
])('%s', (encoding, name) => {
  test.each(Object.entries(titles))('in %s is read, and the preview says so', async (_, all) => {
    const { tickets, notes } = await readForTeam(encode(`Title\n${all.join('\n')}`, encoding));
    expect(tickets.map(({ title }) => title)).toEqual(all);
    expect(notes).toEqual([`This file isn’t UTF-8, so it’s read as ${name}.`]);
  });
});

test.each([
  ['one word that could be in many encodings', 'Title\nÄiti', 'windows-1252'],
  ['one letter', 'Title\nCafé', 'windows-1252'],
  ['NUL', 'Title\nPiirrä kartta\0\nTestaa lähetys\nÄlä unohda sähköpostia', 'windows-1252'],
  ['Polish', 'Title\nNarysować mapę wędrówki\nŻółć i gęśl jaźń', 'windows-1250'],
  ['Czech', 'Title\nNakreslit mapu příští trasy\nPříliš žluťoučký kůň', 'iso-8859-2'],
  ['Turkish', 'Title\nHaritayı çiz\nBitti şimdi\nKullanıcıları ekle çünkü', 'windows-1254'],
  ['Russian', 'Title\nНарисовать карту\nПроверить отправку', 'windows-1251'],
  ['Greek', 'Title\nΣχεδίασε τον χάρτη\nΈλεγξε την αποστολή', 'windows-1253'],
])('%s is refused, because it isn’t certain', async (_, text, encoding) => {
  await expect(readForTeam(encode(text, encoding))).rejects.toThrow(
    'This file isn’t UTF-8 text. Export it as CSV (UTF-8) or JSON and try again.',
  );
});
