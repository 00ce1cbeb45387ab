#!/bin/sh
# Runs a command of package.json, and becomes it: deploy/run.sh start, deploy/run.sh doctor /etc/tradewind.env
# npm would stay in memory beside it, and is not in the container at all.
set -eu
cd "$(dirname "$0")/.."

name=${1:-}
[ -n "$name" ] && shift
case $name in *[!a-z:-]*) name= ;; esac
# Between "scripts" and the brace that ends it, one a line, as npm writes them; only what is one program of Node's.
line=$(sed -n '/^  "scripts": {/,/^  }/s/^    "'"$name"'": "\(exec \)\{0,1\}\(node .*\)",\{0,1\}$/\2/p' package.json)
if [ -z "$name" ] || [ -z "$line" ]; then
  echo "usage: deploy/run.sh <command of package.json> [arguments]" >&2
  exit 2
fi
PATH=$PWD/node_modules/.bin:$PATH
export PATH
exec sh -c "exec $line \"\$@\"" "$name" "$@"
