#!/bin/sh
# The image of PostgreSQL runs this once, when its volume is empty. Pieces gets an ordinary role, and
# the superuser loses its password: it only signs in inside the container.
set -e
psql --username=postgres --quiet --set=ON_ERROR_STOP=1 --set=password="$(decode-password "$POSTGRES_PASSWORD")" <<'SQL'
create role pieces login createdb password :'password';
create database pieces owner pieces;
alter role postgres password null;
SQL
