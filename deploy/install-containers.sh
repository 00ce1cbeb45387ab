#!/bin/sh
# Builds and starts the website, its database and Caddy as containers, with the settings that deploy/setup.sh has written into deploy/.env.
# Can be run again at any time: what has not changed goes on running. Ends with the doctor.
set -eu
cd "$(dirname "$0")"

compose=$(./compose-command.sh)
# Podman's own kind of image has no health check.
export BUILDAH_FORMAT=docker

# The backups, which the website writes as the account of deploy/Dockerfile.
mkdir -p backups
chown 10001:10001 backups
chmod 700 backups

printf '\n== Website\n'
$compose build
$compose up --detach

printf '\n== Doctor\n'
$compose run --rm app doctor || true
