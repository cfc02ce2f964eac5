import type { Address } from './address.ts';

/**
 * Lists the server's settings: durable, small (for one machine, within 300 MiB including Node), and
 * only for this product. They are passed at each start, so changes also apply to existing databases.
 * `changed` replaces some of them.
 */
export function listSettings(
  address: Address,
  major: number,
  changed: Record<string, string> = {},
): string[] {
  const settings = {
    ...listenSettings(address),
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    autovacuum: 'on',
    max_connections: '60',
    // Twice as much wasn't faster, and every connection's process counts it again.
    shared_buffers: '32MB',
    maintenance_work_mem: '32MB',
    autovacuum_max_workers: '2',
    huge_pages: 'off',
    max_wal_size: '256MB',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    logging_collector: 'off',
    log_destination: 'stderr',
    // No characters that are special in a shell: on Windows it passes through one.
    log_line_prefix: '%b:',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    // Don't log failed statements: they may contain user input, and the client gets the error.
    log_min_error_statement: 'panic',
    ...(major >= 18 && { io_method: 'sync' }),
    ...changed,
  };
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}

function listenSettings({ host, port }: Address): Record<string, string> {
  if (!host.startsWith('/')) {
    return { listen_addresses: host, unix_socket_directories: '', port: String(port) };
  }
  // The value is a list; quotes protect commas and spaces in the name.
  const quoted = `"${host.replaceAll('"', '""')}"`;
  return { listen_addresses: '', unix_socket_directories: quoted, port: String(port) };
}
