import type { Address } from './address.ts';

/**
 * How the server runs: durable, small (one machine, with Node beside it, in 300 MiB), and for
 * this product alone. Given at each start, so that a change here reaches databases made before.
 */
export function listSettings(address: Address, major: number): string[] {
  const settings = {
    ...whereToListen(address),
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    autovacuum: 'on',
    max_connections: '60',
    // Twice as much read no faster, and every connection's process counts it once more.
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
    // Without signs that mean something to a shell: on Windows it goes through one.
    log_line_prefix: '%b:',
    log_checkpoints: 'off',
    log_error_verbosity: 'terse',
    // A failed statement is told to the client; its text may hold what people wrote.
    log_min_error_statement: 'panic',
    ...(major >= 18 && { io_method: 'sync' }),
  };
  return Object.entries(settings).map(([name, value]) => `${name}=${value}`);
}

function whereToListen({ host, port }: Address): Record<string, string> {
  if (!host.startsWith('/')) {
    return { listen_addresses: host, unix_socket_directories: '', port: String(port) };
  }
  // It is a list, in which quotes hold a name with commas or spaces together.
  const quoted = `"${host.replaceAll('"', '""')}"`;
  return { listen_addresses: '', unix_socket_directories: quoted, port: String(port) };
}
