#!/bin/sh
# Makes a full backup if this server is the leader, and deletes those that are no longer kept.
set -e
if [ "$(psql --no-align --tuples-only --command='select pg_is_in_recovery()')" = f ]; then
  pgbackrest --stanza=pieces --type=full backup
fi
