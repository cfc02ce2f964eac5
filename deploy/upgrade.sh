#!/bin/sh
# Upgrades Pieces without downtime: builds the new image, then replaces one process after the other.
# Run it after `git pull`. With deploy/cluster.yaml: COMPOSE_FILE=cluster.yaml deploy/upgrade.sh
set -eu
cd "$(dirname "$0")"
export COMPOSE_FILE="${COMPOSE_FILE:-compose.yaml}"

docker compose build pieces-1
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
# Deletes the replaced image and what was only needed to build the new one.
docker image prune --force --filter label=pieces.image
