#!/bin/sh
# Upgrades Pieces without downtime: builds the new image, backs up, then replaces one process after the
# other. Run it after `git pull`. With deploy/cluster.yaml: COMPOSE_FILE=cluster.yaml deploy/upgrade.sh
set -eu
cd "$(dirname "$0")"
export COMPOSE_FILE="${COMPOSE_FILE:-compose.yaml}"

list_cache() {
  docker system df --verbose --format '{{range .BuildCache}}{{println .ID}}{{end}}' || true
}

# Deletes the replaced image and what this build left in Docker's cache, but nothing of other projects.
clean_up() {
  set +e
  docker image prune --force --filter label=pieces.image
  # Docker deletes an entry only after those that build upon it, so one pass may not be enough.
  made=$(printf '%s\n' "${after:-$(list_cache)}" | grep --invert-match --line-regexp --fixed-strings "${before:-none}")
  for id in $made $made $made; do
    docker builder prune --all --force --filter "id=$id" > /dev/null 2>&1
  done
}

before=$(list_cache)
# After a failure or Ctrl+C, too.
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

docker compose build pieces-1
after=$(list_cache)
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
