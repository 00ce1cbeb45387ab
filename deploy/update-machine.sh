# What deploy/update.sh does on a machine with systemd: each version has its folder, and a link says which one serves (decision 0141).
# shellcheck shell=bash disable=SC2034,SC2154

# Everything in another place, for trials.
root=${TRADEWIND_ROOT:-}
settings=$root/etc/tradewind.env
home=$root/srv/tradewind
versions=$home/versions
units=$root/etc/systemd/system
volatile=$root/run/systemd/system
state=$home/update.state
lock=$home/update.lock
log_hint='journalctl -u tradewind'
take_back_hint="runuser -u tradewind -- git -C $home/app checkout -- <file>"
umask 022

as_account() { runuser -u tradewind -- env HOME="$home" "$@"; }
setting() { sed -n "s/^$1=//p" "$settings" | tail -n 1 | sed 's/^"\(.*\)"$/\1/'; }
# with_settings <command …>: as the service runs it, with every setting in its environment, and not as root
with_settings() (
  while IFS= read -r line; do
    case $line in [A-Z]*=*) ;; *) continue ;; esac
    value=${line#*=}
    case $value in '"'*'"') value=${value#?} value=${value%?} ;; esac
    export "${line%%=*}=$value"
  done <"$settings"
  NODE_ENV=production as_account "$@"
)

[ "$(id -u)" = 0 ] || give_up 'This changes a service: run it with sudo.'
[ -f "$settings" ] && [ -f "$units/tradewind.service" ] ||
  give_up 'The website is not installed on this server: run deploy/setup.sh first. If it runs in containers: deploy/update.sh --containers'
app=$(sed -n 's/^WorkingDirectory=//p' "$units/tradewind.service")
[ -L "$app" ] || give_up "$app has room for only one version. Run deploy/setup.sh again: it makes room for a second one."
[ -n "$(setting DATABASE_URL)" ] ||
  give_up 'The website keeps its data in the embedded database, which two versions cannot share: move to PostgreSQL first.'
site_port=$(setting PORT)
site_port=${site_port:-3000}

running_version() { version_of "$app"; }
in_project() { as_account git -C "$(readlink -f "$app")" "$@"; }

point_to() { # <folder>: the link changes at once, or not at all
  ln -sfn "$1" "$app.new"
  mv -T "$app.new" "$app"
}

# unit <file> <folder>
unit() { sed -e "s#/srv/tradewind/app#$2#g" -e "s#/etc/tradewind\.env#$settings#g" "$1"; }

install_unit() {
  unit "$app/deploy/tradewind.service" "$app" >"$units/tradewind.service.new"
  mv "$units/tradewind.service.new" "$units/tradewind.service"
  systemctl daemon-reload
}

is_left_beside() { [ -e "$volatile/tradewind-next.service" ]; }

prepare() {
  # Made with another mode by versions up to 0.3.0.
  chmod 755 "$versions"
  old=$(readlink -f "$app")
  new=$versions/$wanted
  while [ "$new" = "$old" ]; do new=$new-again; done
  # What was fetched before is what would be fetched again; a folder of yours may have changed.
  [ -z "$from" ] || rm -rf "$new"
  if [ ! -d "$new" ]; then
    local free
    free=$(df -Pk "$versions" | awk 'NR == 2 { print $4 }')
    [ -n "$from" ] || [ "$free" -gt 2000000 ] || {
      echo "There is not enough disk space for a second version: it needs 2 GB, and $((free / 1000000)) GB are free." >&2
      return 1
    }
    rm -rf "$new.part"
    fetch_into "$new.part" || return 1
    chown -R tradewind:tradewind "$new.part"
    mv "$new.part" "$new"
  fi
  [ "$(version_of "$new")" = "$wanted" ] || {
    echo "The release $wanted has the wrong version number: $(version_of "$new")." >&2
    return 1
  }
  "$new/deploy/prepare-machine.sh"
}

check_new() { with_settings "$new/deploy/run.sh" update:check "$running"; }
back_up() { with_settings "$old/deploy/run.sh" backup; }

# By whatever kind of connection: also one of this machine's own to somewhere else keeps a port.
is_taken() {
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port="$(printf ':%04X' "$1")" '
    substr($2, length($2) - 4) == port { found = 1 }
    END { exit !found }'
}

start_beside() {
  port=3001
  while [ "$port" = "$site_port" ] || is_taken "$port"; do port=$((port + 1)); done
  mkdir -p "$volatile"
  printf 'PORT=%s\nHOST=127.0.0.1\n' "$port" >"$volatile/tradewind-next.env"
  # It ends by itself should nobody be left to end it, and is gone with the next start of the machine.
  unit "$new/deploy/tradewind.service" "$new" | sed \
    -e '/^\[Install\]/,$d' -e '/^Wants=/d' -e '/^Restart/d' \
    -e "s#^EnvironmentFile=.*#&\nEnvironmentFile=$volatile/tradewind-next.env\nRuntimeMaxSec=30min#" \
    >"$volatile/tradewind-next.service"
  systemctl daemon-reload
  started=$(date +%s)
  systemctl start tradewind-next
}
is_beside_alive() { systemctl is-active --quiet tradewind-next; }
visit_beside() { as_account "$new/deploy/run.sh" update:visit "http://127.0.0.1:$port" 5; }
# But for its record of requests: what it said to people.
beside_log() { journalctl --unit tradewind-next --since "@$started" --output cat --no-pager | grep -v '^{' | head -n 12; }
stop_beside() {
  systemctl stop tradewind-next 2>/dev/null || true
  rm -f "$volatile/tradewind-next.service" "$volatile/tradewind-next.env"
  systemctl daemon-reload
}

# Where a version has just failed and waits for its next try, systemd would go on counting its ends as those of the next one. What it has
# counted is cleared only now that the failed version is gone and can add nothing.
restart_site() {
  systemctl restart tradewind
  systemctl reset-failed tradewind 2>/dev/null || true
}

take_over() {
  printf '%s\n' "$old" >"$state.new"
  mv "$state.new" "$state"
  started=$(date +%s)
  point_to "$new"
  install_unit
  restart_site
}
# It is started again after each end, and the service counts that.
is_site_failing() { [ "$(systemctl show --property NRestarts --value tradewind)" != 0 ]; }
visit_site() { as_account "$new/deploy/run.sh" update:visit "http://127.0.0.1:$site_port" 5; }
visit_old() { as_account "$app/deploy/run.sh" update:visit "http://127.0.0.1:$site_port" 5; }
site_log() { journalctl --unit tradewind --since "@$started" --output cat --no-pager | grep -v '^{' | head -n 12; }

put_back() {
  [ -f "$state" ] || return 0
  point_to "$(cat "$state")"
  install_unit
  restart_site
}

# Of the versions before, the last one stays.
settle() {
  for each in "$versions"/*; do
    [ "$each" = "$new" ] || [ "$each" = "$old" ] || rm -rf "$each"
  done
}
