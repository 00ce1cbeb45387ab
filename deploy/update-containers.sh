# What deploy/update.sh does in containers: each version has its image, and the settings name the one that serves (decision 0141).
# shellcheck shell=bash disable=SC2034,SC2154

cd "$here" || exit
project=$(dirname "$here")
settings=$here/.env
state=$project/.update.state
lock=$project/.update.lock
source=$project/.update
take_back_hint='git checkout -- <file>'
compose=$(./compose-command.sh)
log_hint="$compose logs app"
# Podman's own kind of image has no health check.
export BUILDAH_FORMAT=docker
case $compose in docker*) engine=docker ;; *) engine=podman ;; esac

[ -f "$settings" ] || give_up 'The website is not installed here: run deploy/setup.sh --containers first.'

# One word or two: "docker compose".
# shellcheck disable=SC2086
compose() { $compose "$@"; }
setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1; }
in_project() { git -C "$project" "$@"; }
image_in() { "$engine" inspect --format '{{.Image}}' "$1" 2>/dev/null; }
# By the labels that every Compose writes, and not the one that is tried out.
app_container() {
  "$engine" ps --filter label=com.docker.compose.project=tradewind --filter label=com.docker.compose.service=app \
    --format '{{.ID}} {{.Names}}' | grep -v tradewind-next | head -n 1 | cut -d ' ' -f 1
}

# What runs, whatever lies in this folder.
running_version() {
  local container
  container=$(app_container)
  [ -z "$container" ] || "$engine" exec "$container" sed -n 's/^  "version": "\(.*\)",$/\1/p' /app/package.json | head -n 1
}

name_image() { # <image>: for Compose, from now on
  grep -v '^APP_IMAGE=' "$settings" >"$settings.new"
  printf 'APP_IMAGE=%s\n' "$1" >>"$settings.new"
  chmod 600 "$settings.new"
  mv "$settings.new" "$settings"
}

is_left_beside() { "$engine" container inspect tradewind-next >/dev/null 2>&1; }

prepare() {
  new=tradewind:$wanted
  old=tradewind:$running
  # Under a name of its own, which no build takes away.
  "$engine" tag "$(image_in "$(app_container)")" "$old" || return 1
  rm -rf "$source"
  fetch_into "$source" || return 1
  [ "$(version_of "$source")" = "$wanted" ] || {
    echo "The release $wanted has the wrong version number: $(version_of "$source")." >&2
    return 1
  }
  "$engine" build --file "$source/deploy/Dockerfile" --tag "$new" "$source"
}

check_new() { APP_IMAGE=$new compose run --rm --no-deps -T app update:check "$running"; }
back_up() { "$engine" exec "$(app_container)" /app/deploy/run.sh backup; }

start_beside() { APP_IMAGE=$new compose run --detach --no-deps --name tradewind-next app start >/dev/null; }
is_beside_alive() { [ "$("$engine" inspect --format '{{.State.Running}}' tradewind-next 2>/dev/null)" = true ]; }
visit_beside() { "$engine" exec tradewind-next /app/deploy/run.sh update:visit http://127.0.0.1:3000 5; }
beside_log() { "$engine" logs tradewind-next 2>&1 | grep -v '^{' | head -n 12; }
stop_beside() { "$engine" rm --force tradewind-next >/dev/null 2>&1; }

take_over() {
  printf '%s\n' "$old" >"$state.new"
  mv "$state.new" "$state"
  name_image "$new"
  # Caddy too, which is made anew only where compose.yml has changed it: the website believes the address that it has there.
  compose up --detach --no-deps --no-build app caddy
}
is_site_failing() { [ "$("$engine" inspect --format '{{.RestartCount}}' "$(app_container)" 2>/dev/null)" != 0 ]; }
visit_site() { "$engine" exec "$(app_container)" /app/deploy/run.sh update:visit http://127.0.0.1:3000 5; }
# The version before 0.2.0 knows no visit; whatever is put back says by /readyz whether it serves.
visit_old() { "$engine" exec "$(app_container)" /app/deploy/ready.sh 2>/dev/null || { sleep 1 && return 2; }; }
site_log() { compose logs --tail 50 app 2>&1 | grep -v '{"level"' | head -n 12; }

put_back() {
  [ -f "$state" ] || return 0
  name_image "$(cat "$state")"
  compose up --detach --no-deps --no-build app
}

# The folder follows what runs, so that compose.yml, Caddyfile and this script are of the same version.
settle() {
  if [ -d "$project/.git" ] && [ -z "$from" ]; then
    in_project fetch --quiet --depth 1 origin tag "v$wanted"
    in_project checkout --quiet "v$wanted"
  else
    cp -R "$source/." "$project/"
  fi
  rm -rf "$source"
  "$engine" image ls --format '{{.Repository}}:{{.Tag}}' | sed 's#^localhost/##' | grep -E '^tradewind:[0-9.]+$' |
    grep -vxF -e "$new" -e "$old" | xargs -r "$engine" rmi >/dev/null || true
}
