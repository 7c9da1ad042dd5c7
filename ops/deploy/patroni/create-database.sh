#!/bin/sh
# Patroni runs this once, on the first primary, with the address of the new server.
# It creates the product's database, the role that owns and migrates it, and the role that serves, with no more rights than that.
set -eu
: "${WIDELOAD_DATABASE_PASSWORD:?is missing in the environment of Patroni}"
: "${SERVER_DATABASE_PASSWORD:?is missing in the environment of Patroni}"
/usr/lib/postgresql/15/bin/psql "$1" --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set folder="$(dirname "$0")" <<'SQL'
\set password `printf '%s' "$WIDELOAD_DATABASE_PASSWORD"`
CREATE ROLE wideload LOGIN PASSWORD :'password';
CREATE DATABASE wideload OWNER wideload;
REVOKE CONNECT ON DATABASE wideload FROM PUBLIC;
\connect wideload
BEGIN;
\i :folder/serving-role.sql
\i :folder/serving-password.sql
COMMIT;
SQL
