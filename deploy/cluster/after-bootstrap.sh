#!/bin/sh
# Patroni runs this once, on the first server, with the address of its database.
set -e
psql "$1" --quiet --set=ON_ERROR_STOP=1 --set=password="$(decode-password "$DATABASE_PASSWORD")" <<'SQL'
create role pieces login createdb password :'password';
create database pieces owner pieces;
SQL
pgbackrest --stanza=pieces stanza-create
