#!/bin/sh
# What the image of PostgreSQL does at its first start, as far as deploy/compose.yml relies on it.
set -eu
PATH=$(echo /usr/lib/postgresql/*/bin):$PATH
install -d -m 700 -o postgres -g postgres "$PGDATA" /var/run/postgresql
as_postgres='setpriv --reuid=postgres --regid=postgres --clear-groups'
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  chown postgres /tmp/password
  $as_postgres initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 "$PGDATA" >/dev/null
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database $POSTGRES_DB" | $as_postgres postgres --single -D "$PGDATA" postgres >/dev/null
fi
exec $as_postgres postgres -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=/var/run/postgresql
