import { readFile } from 'node:fs/promises';
import type { CommunityConfig } from '#server/platform/config.ts';

/** The operator's own texts as Markdown; empty where there's none. */
export type Texts = { terms: string; privacy: string };

/** Reads the operator's own texts. Throws an error that names the setting of a file it can't read. */
export const readTexts = async ({ termsFile, privacyFile }: CommunityConfig): Promise<Texts> => ({
  terms: await readText('TERMS_FILE', termsFile),
  privacy: await readText('PRIVACY_FILE', privacyFile),
});

async function readText(setting: string, path: string | undefined): Promise<string> {
  if (path === undefined) return '';
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Error(`Couldn’t read ${setting}: ${(error as Error).message}`, { cause: error });
  }
}
