#!/bin/sh
# Builds and starts the website, its database and Caddy as containers, with the settings that deploy/setup.sh has written into deploy/.env.
# Can be run again at any time: what has not changed goes on running. Ends with the doctor.
set -eu
cd "$(dirname "$0")"

compose=$(./compose-command.sh)
# Podman's own kind of image has no health check.
export BUILDAH_FORMAT=docker

# Yours: texts and pictures, which the website only reads, and backups, which it writes as the account of deploy/Dockerfile.
mkdir -p content/pictures backups
chmod 755 content content/pictures
chown 10001:10001 backups
chmod 700 backups

printf '\n== Website\n'
$compose build
$compose up --detach

printf '\n== Doctor\n'
$compose run --rm app doctor || true
