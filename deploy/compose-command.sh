#!/bin/sh
# Which program composes containers here: its words, on one line.
for each in 'docker compose' 'podman compose' podman-compose; do
  if $each version >/dev/null 2>&1; then
    echo "$each"
    exit
  fi
done
echo 'There is no "docker compose" here. Install Docker (docs.docker.com/engine/install), or do it without --containers.' >&2
exit 1
