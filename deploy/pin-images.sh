#!/bin/sh
# Writes behind the version of every base image the digest that its registry has for it now, so that what is pulled is what was tried:
#   deploy/pin-images.sh            needs Docker with buildx, or skopeo, and a way to the registry
# Nobody can know a digest without asking, so none is written by hand. Afterwards Renovate keeps versions and digests.
set -eu
cd "$(dirname "$0")"

digest_of() {
  if command -v skopeo >/dev/null; then
    skopeo inspect --no-tags --format '{{.Digest}}' "docker://$1"
  else
    docker buildx imagetools inspect --format '{{.Manifest.Digest}}' "$1"
  fi
}

for image in $(sed -n 's/.*\(docker\.io\/[a-z0-9./-]*:[A-Za-z0-9._-]*\).*/\1/p' Dockerfile compose.yml); do
  digest=$(digest_of "$image")
  printf '%s\n' "$digest" | grep -Eqx 'sha256:[0-9a-f]{64}' || {
    echo "$image: \"$digest\" is not a digest. Nothing was changed." >&2
    exit 1
  }
  for file in Dockerfile compose.yml; do
    sed "s#$image\(@sha256:[0-9a-f]*\)\{0,1\}#$image@$digest#" "$file" >"$file.new"
    cat "$file.new" >"$file"
    rm "$file.new"
  done
  echo "$image@$digest"
done
