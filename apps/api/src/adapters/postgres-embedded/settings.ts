import type { Place } from './place.ts'

/**
 * The server's command line: small and durable; given at each start, so that a later version's settings apply
 * to old folders.
 */
export const serverArguments = ({ cluster, socketFolder, port, isDurable }: Place) => {
  const durable = isDurable ? 'on' : 'off'
  const settings = {
    ...(socketFolder
      ? {
          listen_addresses: '',
          unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
          unix_socket_permissions: '0700',
          // Ends the queries of an application that was killed.
          client_connection_check_interval: '10s',
        }
      : { listen_addresses: '127.0.0.1' }),
    // Tests run many apps on one server, each with its own connections.
    max_connections: isDurable ? '50' : '300',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    jit: 'off',
    fsync: durable,
    full_page_writes: durable,
    synchronous_commit: durable,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Failed statements go to their client, who logs them; here they would fill the disk and quote people's
    // data.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', cluster, '-p', String(port), ...flags]
}

/**
 * How initdb makes a cluster: the same sort order and case rules on every machine, and no way in over the
 * network.
 */
export const clusterArguments = ({ socketFolder, password }: Place) => [
  '--username=soundings',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--data-checksums',
  // Without a password on the socket: its folder is open to us alone, which the kernel enforces better than a
  // file would.
  ...(socketFolder
    ? ['--auth-local=trust', '--auth-host=reject']
    : ['--auth=scram-sha-256', `--pwfile=${password}`]),
]
