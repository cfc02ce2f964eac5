import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '..');
const unpack = `import chromium from '@sparticuz/chromium'; await chromium.executablePath();`;

/**
 * Finds the Chromium in the npm package @sparticuz/chromium, with the libraries and fonts it needs.
 * Unpacks it once per version. Undefined when the package is missing or doesn't support this system.
 */
export async function findBundledBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const description = join(root, 'node_modules/@sparticuz/chromium/package.json');
  const text = await readFile(description, 'utf8').catch(() => undefined);
  if (!text) return undefined;
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${JSON.parse(text).version}`);
  if (!existsSync(folder)) await unpackInto(folder, cache);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  };
}

// The package unpacks into the shared temporary folder and trusts files it finds there, even a
// half-unpacked browser. Unpack into a new folder instead and move it when complete.
async function unpackInto(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(`${folder}.new-`);
  try {
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: root,
      env: {
        ...process.env,
        TMPDIR: draft,
        // These make the package unpack its own libraries.
        AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
        AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x',
      },
    });
    await chmod(join(draft, 'chromium'), 0o755);
    await writeFile(join(draft, 'fonts.conf'), describeFonts(folder));
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
