#!/bin/sh
# Upgrades Pieces without downtime: builds the new image, backs up, then replaces one process after the
# other. Run it after `git pull`. With deploy/cluster.yaml: COMPOSE_FILE=cluster.yaml deploy/upgrade.sh
set -eu
cd "$(dirname "$0")"
export COMPOSE_FILE="${COMPOSE_FILE:-compose.yaml}"

clean_up() {
  # Deletes the replaced image, and what was only needed to build the new one.
  docker image prune --force --filter label=pieces.image
  docker builder prune --force --filter unused-for=24h > /dev/null 2>&1 || true
}

docker compose build pieces-1
# The new version may change the tables, and the old one refuses them then. So going back needs the
# data as they are now. The container still has the old version.
if ! docker compose exec --no-TTY backup node scripts/backup.ts /backups; then
  echo "Nothing was upgraded, because there's no backup. Is the service backup running?" >&2
  exit 1
fi
for process in pieces-1 pieces-2; do
  # The old process leaves the proxy before it stops. --wait returns when the new one is healthy.
  docker compose up --detach --no-deps --no-build --wait "$process"
  # The proxy looks once a second whether it's back.
  sleep 3
done
docker compose up --detach --no-deps --no-build backup
# Not earlier, because it may ask for what only the new version has. The container still has the file
# from before `git pull`.
docker compose exec -T proxy caddy reload --config - --adapter caddyfile < Caddyfile
clean_up
