#!/bin/bash
# Updates the website, and goes back to the old version if the new one does not work: makes a backup, starts the new version beside the
# running one, checks its pages, and only then switches to it. You can run it again at any time, even if it was interrupted.
#
#   sudo deploy/update.sh                   to the newest version, on a machine that deploy/setup.sh has set up
#   sudo deploy/update.sh 0.3.0             to that version
#   sudo deploy/update.sh --containers      the same where the website runs in containers
#
#   --yes              you have done everything under "To do": do not ask
#   --from <folder>    take the new version from this folder, where you have unpacked it, instead of fetching it
#
# Exits with 0 if the new version is running (or was already), with 1 if the old one is still running, with 3 if neither answers.
set -euo pipefail
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)

way=machine wanted='' from='' yes=''
while [ $# -gt 0 ]; do
  case $1 in
    --containers) way=containers ;;
    --yes) yes=1 ;;
    --from) from=$(cd "${2:-}" && pwd) || exit 2 && shift ;;
    [0-9]*.[0-9]*.[0-9]*) wanted=$1 ;;
    *)
      sed -n '2,13s/^# \{0,1\}//p' "$0" >&2
      exit 2
      ;;
  esac
  shift
done

step() { printf '\n== %s\n' "$*"; }
# What a command says is read by people: one sentence, and what became of the website.
give_up() {
  printf '\n%s\n' "$*" >&2
  exit 1
}
version_of() { sed -n '/^  "version": /{s/^  "version": "\(.*\)",$/\1/p;q}' "$1/package.json"; }
is_older() { [ "$1" != "$2" ] && [ "$(printf '%s\n%s\n' "$1" "$2" | sort -V | head -n 1)" = "$1" ]; }

# fetch_into <folder>: the version that is wanted, as it was released, or out of the folder that was named
fetch_into() {
  if [ -n "$from" ]; then
    cp -a "$from" "$1"
  else
    in_project -c advice.detachedHead=false clone --quiet --depth 1 --branch "v$wanted" "$(in_project remote get-url origin)" "$1"
  fi
}

# Of its own: running_version in_project prepare check_new back_up start_beside is_beside_alive visit_beside beside_log stop_beside take_over
# is_site_failing visit_site put_back settle is_left_beside
# shellcheck source=deploy/update-machine.sh
. "$here/update-$way.sh"

# visits <alive?> <visit> <how often>: until it serves, has ended, or took too long. What is wrong is in $wrong.
visits() {
  local tries=$3 code
  while :; do
    code=0
    wrong=$("$2" 2>&1) || code=$?
    # 2: not ready yet.
    [ "$code" = 2 ] || return "$code"
    "$1" || { wrong='It stopped by itself.' && return 1; }
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
  done
}

# Clears away what an update that was broken off has left, the old version first; fails where there is nothing of it.
recover() {
  local left=1
  if is_left_beside; then
    stop_beside
    left=0
  fi
  if [ -f "$state" ]; then
    put_back
    rm -f "$state"
    left=0
  fi
  return $left
}

phase='' lasting=''
on_exit() {
  local code=$?
  trap '' INT TERM HUP
  [ "$code" != 0 ] || return 0
  [ -z "$phase" ] || stop_beside || true
  if [ "$phase" = switching ]; then
    put_back || true
    if visits is_site_alive visit_old 12; then
      lasting="Version $running was put back and is running again."
    else
      echo "Version $running was put back but does not answer: ${wrong:-no reason was given}" >&2
      echo "Check its log ($log_hint), and run the doctor." >&2
      exit 3
    fi
    rm -f "$state"
  fi
  [ -z "$lasting" ] || printf '%s Nothing was lost.\n' "$lasting" >&2
  exit "$code"
}
is_site_alive() { ! is_site_failing; }

main() {
  exec 9>"$lock"
  flock --nonblock 9 || give_up 'Another update is already running: wait until it has finished.'
  trap on_exit EXIT
  trap 'exit 130' INT TERM HUP

  if recover; then echo 'The last update was interrupted. What it left behind was removed.'; fi
  running=$(running_version)
  [ -n "$running" ] || give_up 'It is not clear which version is running here. Run deploy/setup.sh first.'
  lasting="Version $running is still running."

  step 'Version'
  if [ -n "$from" ]; then
    wanted=$(version_of "$from")
  elif [ -z "$wanted" ]; then
    wanted=$(in_project ls-remote --tags --refs origin 'v*' |
      sed -n 's#.*refs/tags/v\([0-9]*\.[0-9]*\.[0-9]*\)$#\1#p' | sort -V | tail -n 1)
    [ -n "$wanted" ] || give_up 'No released version was found at the address that the project was cloned from.'
  fi
  if [ "$wanted" = "$running" ]; then
    echo "Version $running is already running."
    exit 0
  fi
  if is_older "$wanted" "$running"; then
    give_up "Version $running is running, and $wanted is older: it may not be able to read what $running has written. To go back, restore a backup from that time into an empty database (docs/operating.md)."
  fi
  echo "$running is running, and will be replaced by $wanted"
  if changed=$(in_project status --porcelain --untracked-files=no 2>/dev/null) && [ -n "$changed" ]; then
    printf '%s\n' "$changed" >&2
    give_up "These project files were changed on this server, and an update would lose the changes. Change your texts in the admin, under Website, then undo the changes: $take_back_hint"
  fi

  step 'Fetch and build'
  prepare || give_up "Version $wanted could not be fetched or built. The reason is above."

  step 'What is new'
  local code=0
  check_new || code=$?
  case $code in
    0) ;;
    3)
      if [ -z "$yes" ]; then
        [ -t 0 ] || give_up "Version $wanted needs you to do something first: see \"To do\" above. Then run this again with --yes."
        printf '\nHave you done everything under "To do"? Press Enter to go on, or Ctrl-C to stop. '
        read -r _ || exit 1
      fi
      ;;
    *) give_up "The update to $wanted was not started. The reason is above." ;;
  esac

  step 'Backup'
  back_up || give_up "The update to $wanted was not started, because no backup could be made. The reason is above."

  step "Try $wanted beside $running"
  phase=beside
  start_beside
  if ! visits is_beside_alive visit_beside 24; then
    beside_log >&2 || true
    give_up "The update to $wanted was not made, because it does not work here: ${wrong:-it could not be started}"
  fi
  echo 'It starts with your data, and its pages work.'
  stop_beside

  step "Switch to $wanted"
  phase=switching
  take_over || give_up "The update to $wanted was not made, because the switch to it failed. The reason is above."
  visits is_site_alive visit_site 12 || {
    site_log >&2 || true
    give_up "The update to $wanted was not made, because it did not work after the switch: ${wrong:-it could not be started}"
  }
  phase=''
  rm -f "$state"
  settle
  printf '\nVersion %s is now running.\n' "$wanted"
}

# Read to its end before anything is changed: the file it stands in may be replaced meanwhile.
main
exit 0
