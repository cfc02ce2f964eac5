import { negotiate } from '@fastify/accept-negotiator';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** A level that takes a few milliseconds for a large page. */
const options = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

type Compressed = { body: Buffer | string; headers: Record<string, string> };

/** Compresses a page as the browser accepts it. `accepted`: its header Accept-Encoding. */
export async function compressPage(html: string, accepted = ''): Promise<Compressed> {
  const encoding = negotiate(accepted, ['br', 'gzip']);
  const vary = { vary: 'accept-encoding' };
  if (!encoding) return { body: html, headers: vary };
  return {
    body: await (encoding === 'br' ? brotli(html, options) : gzip(html)),
    headers: { ...vary, 'content-encoding': encoding },
  };
}
