import { stat } from 'node:fs/promises';
import { Gauge } from '@prometheus-io/client';
import { listBackups } from '#server/platform/backup/kept-backups.ts';
import type { MetricsSource } from './metrics.ts';

export function observeBackups({ backupDir, clock, registry }: MetricsSource) {
  if (!backupDir) return;
  const findNewest = async () => (await listBackups(backupDir).catch(() => [])).at(-1);
  registry.registerMetric(
    new Gauge({
      name: 'pieces_backup_bytes',
      help: 'Size of the newest backup in BACKUP_DIR.',
      registers: [],
      async collect() {
        const newest = await findNewest();
        const file = newest && (await stat(newest.file).catch(() => undefined));
        this.set(file?.size ?? Number.NaN);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'pieces_backup_age_seconds',
      help: 'Age of the newest backup in BACKUP_DIR; infinite if there is none.',
      registers: [],
      async collect() {
        const newest = await findNewest();
        // Infinite, so that an alert about its age also tells of a folder without any.
        const age = newest ? clock().getTime() - newest.madeAt.getTime() : Infinity;
        this.set(age / 1000);
      },
    }),
  );
}
