import { Gauge } from '@prometheus-io/client';
import { listBackups } from '#server/platform/backup/kept-backups.ts';
import type { MetricsSource } from './metrics.ts';

export function observeBackups({ backupDir, clock, registry }: MetricsSource) {
  if (!backupDir) return;
  registry.registerMetric(
    new Gauge({
      name: 'pieces_backup_age_seconds',
      help: 'Age of the newest backup in BACKUP_DIR; infinite if there is none.',
      registers: [],
      async collect() {
        const newest = (await listBackups(backupDir).catch(() => [])).at(-1);
        // Infinite, so that an alert about its age also tells of a folder without any.
        const age = newest ? clock().getTime() - newest.madeAt.getTime() : Infinity;
        this.set(age / 1000);
      },
    }),
  );
}
