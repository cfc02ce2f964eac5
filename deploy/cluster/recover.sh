#!/bin/sh
# Runs a server of its own with the data as they were at $RECOVERY_TIME, from the archive.
set -e
if [ ! -f /var/lib/postgresql/data/PG_VERSION ]; then
  mkdir -p -m 700 /var/lib/postgresql/data
  pgbackrest --stanza=pieces --type=time --target="$RECOVERY_TIME" --target-action=promote restore
fi
# It archives nothing, and no other server has to confirm what it writes.
exec postgres -D /var/lib/postgresql/data -c archive_mode=off -c synchronous_standby_names=
