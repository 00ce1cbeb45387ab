#!/bin/sh
# Makes the version in whose folder this stands ready to be started on this machine: the Node that builds it, its packages, its build.
# Does again only what has to be done.
set -eu
cd "$(dirname "$0")/.."
home=${TRADEWIND_ROOT:-}/srv/tradewind
account=tradewind

as_account() { runuser -u "$account" -- env HOME="$home" "$@"; }

# What builds leaves out parts of itself where npm runs on an older Node than the project's, such as Debian's. So Debian's npm only
# fetches that Node, and an npm for it.
tools=$home/node/node_modules/.bin
wanted=$(sed -n 's/^    "node": "\(.*\)",\{0,1\}$/\1/p' package.json)
if [ "$("$tools/node" --version 2>/dev/null)" != "v$wanted" ]; then
  as_account npm install --silent --no-save --prefix "$home/node" "node@$wanted" npm@11.19.1
fi
# What was installed last lies in what was installed.
if ! cmp -s package-lock.json node_modules/.installed-lock.json; then
  as_account env PATH="$tools:$PATH" npm ci --include=dev
  # What it is made of and by, kept with it. Where npm has a doubt about that, the website runs all the same.
  as_account mkdir -p build
  as_account env PATH="$tools:$PATH" sh -c \
    'npm sbom --include=dev --sbom-format=cyclonedx --sbom-type=application >build/sbom.cdx.json' || true
  as_account cp package-lock.json node_modules/.installed-lock.json
fi
as_account deploy/run.sh build --if-needed >/dev/null
echo "built, for Node $wanted"
