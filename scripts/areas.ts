// Draws docs/areas.svg from the imports: which areas use which. A test compares them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAreas } from './areas/draw-areas.ts';
import { listUses } from './areas/list-uses.ts';

const root = join(import.meta.dirname, '..');
writeFileSync(join(root, 'docs/areas.svg'), drawAreas(listUses(root)));
