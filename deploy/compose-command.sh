#!/bin/sh
# Which program composes containers here: its words, on one line.
for each in 'docker compose' 'podman compose' podman-compose; do
  version=$($each version 2>/dev/null) || continue
  # Debian 12 has this one: it stops at a service with an address of its own, which Caddy has here.
  case $version in *'version 1.0.'*)
    echo "$each 1.0 is too old for compose.yml." >&2
    continue
    ;;
  esac
  echo "$each"
  exit
done
echo 'No "docker compose" was found. Install Docker (docs.docker.com/engine/install), or run this without --containers.' >&2
exit 1
