#!/bin/sh
# Installs the website on this Debian or Ubuntu, with the settings that deploy/setup.sh has written: packages, account, database,
# build, service, Caddy. Does again only what has to be done, so that setup.sh can be run at any time. Ends with the doctor.
set -eu
# What is secret has its own mode below; the rest anybody on this machine may look into.
umask 022
file=${1:?name the settings file}
home=/srv/tradewind
app=$(cd "$(dirname "$0")/.." && pwd)
case $app in "$home"/versions/*) app=$home/app ;; esac
account=tradewind

step() { printf '\n== %s\n' "$*"; }
fail() {
  echo "$*" >&2
  exit 1
}
setting() { sed -n "s/^$1=//p" "$file" | tail -n 1 | sed 's/^"\(.*\)"$/\1/'; }
as_account() { runuser -u "$account" -- env HOME="$home" "$@"; }
# From a folder that the account may enter.
as_postgres() { (cd / && runuser -u postgres -- "$@"); }
# Also where nothing is started by systemd, as in a container.
has_systemd() { [ -d /run/systemd/system ]; }

case $app in
  /home/* | /root/*) fail "The service is not allowed to read $app: clone the project to $home/app, and run setup.sh there." ;;
esac
command -v apt-get >/dev/null || fail 'This server has no apt-get to install packages with. Run this instead: deploy/setup.sh --containers'

database=$(setting DATABASE_URL)
case $database in *@127.0.0.1:5432/*) local_database=1 ;; *) local_database= ;; esac

step 'Packages'
missing=
command -v npm >/dev/null || missing="$missing nodejs npm"
command -v caddy >/dev/null || missing="$missing caddy"
[ -z "$local_database" ] || command -v pg_ctlcluster >/dev/null || missing="$missing postgresql"
if [ -n "$missing" ]; then
  apt-get update -qq
  echo "installing:$missing (a minute or two)"
  # Names of packages, one a word.
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $missing >/dev/null
else
  echo 'all installed already'
fi

step 'Account and folders'
id "$account" >/dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$home" --shell /usr/sbin/nologin "$account"
install -d -m 755 -o "$account" -g "$account" "$home"
install -d -m 700 -o "$account" -g "$account" "$(setting DATA_DIR)" "$(setting BACKUP_DIR)"
# Each version has a folder, and a link says which one serves: an update makes another beside it, and changes the link.
if [ ! -L "$app" ]; then
  version=$home/versions/$(sed -n 's/^  "version": "\(.*\)",$/\1/p' "$app/package.json")
  [ ! -e "$version" ] || fail "$version already exists: move it away, and run setup.sh again."
  mkdir -p "$home/versions"
  mv "$app" "$version"
  ln -s "$version" "$app"
fi
chmod 755 "$home/versions"
chown -h "$account:$account" "$app" "$home/versions"
[ "$(stat -L -c %U "$app")" = "$account" ] || chown -R "$account:$account" "$(readlink -f "$app")"
echo "$home belongs to $account"

if [ -n "$local_database" ]; then
  step 'Database'
  if ! has_systemd; then service postgresql start; fi
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
    as_postgres psql -qc 'select 1' >/dev/null 2>&1 && break
    sleep 1
  done
  login=${database#*://}
  login=${login%%@*}
  # By a pipe, because everybody sees what a program was called with.
  {
    printf "select 'create role %s' where not exists (select from pg_roles where rolname = '%s')\\gexec\n" "$account" "$account"
    printf "alter role %s login password '%s';\n" "$account" "${login#*:}"
    printf "select 'create database %s owner %s' where not exists (select from pg_database where datname = '%s')\\gexec\n" \
      "$account" "$account" "$account"
  } | as_postgres psql -q -v ON_ERROR_STOP=1 postgres
  echo "the database $account is ready"
fi

step 'Website'
cd "$app"
deploy/prepare-machine.sh

step 'Service'
sed "s#/srv/tradewind/app#$app#g" deploy/tradewind.service >/etc/systemd/system/tradewind.service
if has_systemd; then
  systemctl daemon-reload
  systemctl enable --quiet tradewind
  systemctl restart tradewind
  echo 'started; its log: journalctl -u tradewind'
else
  echo 'The service is installed but was not started, because systemd is not running here.'
fi

step 'Caddy'
# shellcheck disable=SC2016
upstream='s#{$UPSTREAM:\([^}]*\)}#\1#'
# A file of its own, so that what else Caddy does on this machine stays.
sed -e "s#{\$DOMAIN}#$(setting DOMAIN)#g" -e "s#{\$OTHER_DOMAIN}#$(setting OTHER_DOMAIN)#g" \
  -e "s#{\$CADDY_TLS}#$(setting CADDY_TLS)#" -e "$upstream" \
  deploy/Caddyfile >/etc/caddy/tradewind.caddyfile
chmod 644 /etc/caddy/tradewind.caddyfile
if ! grep -qsx 'import tradewind.caddyfile' /etc/caddy/Caddyfile; then
  # But for the page that Debian's package shows until somebody has a website.
  : >/etc/caddy/Caddyfile.new
  grep -qs '/usr/share/caddy' /etc/caddy/Caddyfile || cat /etc/caddy/Caddyfile >>/etc/caddy/Caddyfile.new
  echo 'import tradewind.caddyfile' >>/etc/caddy/Caddyfile.new
  chmod 644 /etc/caddy/Caddyfile.new
  mv /etc/caddy/Caddyfile.new /etc/caddy/Caddyfile
fi
caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile >/dev/null 2>"$home/caddy.log" || {
  cat "$home/caddy.log" >&2
  fail 'Caddy does not accept /etc/caddy/Caddyfile. The reason is above.'
}
rm -f "$home/caddy.log"
if has_systemd; then
  systemctl enable --quiet caddy
  systemctl reload-or-restart caddy
  echo "HTTPS for $(setting DOMAIN)"
else
  echo 'Caddy was not started.'
fi

# A first start makes the tables. What has not come up by then is the doctor's to explain.
if has_systemd; then
  for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do
    deploy/ready.sh 2>/dev/null && break
    sleep 2
  done
fi

step 'Doctor'
deploy/run.sh doctor "$file" || true
