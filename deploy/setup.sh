#!/bin/sh
# Sets up the website on a new Debian or Ubuntu: asks eight questions, writes the settings and creates the secrets, installs what is
# missing, and runs the doctor at the end. Run it again to change an answer: secrets, and lines that you have added, stay.
#
#   sudo deploy/setup.sh                  on this machine: PostgreSQL, Caddy, a service of systemd
#   sudo deploy/setup.sh --containers     the same in containers, by Docker or Podman
#   deploy/setup.sh --settings <file>     only asks, and writes the settings to that file; installs nothing
#
# You can also give an answer in the environment, under its name in capitals below; then you are not asked for it.
set -eu
umask 077
LC_ALL=C
export LC_ALL
here=$(cd "$(dirname "$0")" && pwd)

case ${1:-} in
  '') way=machine file=/etc/tradewind.env ;;
  --containers) way=containers file=$here/.env ;;
  --settings) way=settings file=${2:?name the file} ;;
  *)
    sed -n '2,10s/^# \{0,1\}//p' "$0" >&2
    exit 2
    ;;
esac

fail() {
  echo "$*" >&2
  exit 1
}

[ "$way" = settings ] || [ "$(id -u)" = 0 ] || fail 'This installs a service: run it with sudo.'

# --- The settings file: one NAME=value a line, which systemd, containers and the doctor read alike.

new=$file.new
trap 'rm -f "$new"' EXIT
trap 'stty echo 2>/dev/null || true; exit 130' INT TERM HUP
mkdir -p "$(dirname "$file")"
if [ -f "$file" ]; then
  cat "$file" >"$new"
else
  printf '%s\n' '# The settings of the website. deploy/setup.sh changes single lines and leaves the others as they are.' >"$new"
fi

setting() { # <name>: its value in the file, or nothing
  sed -n "s/^$1=//p" "$new" | tail -n 1 | sed 's/^"\(.*\)"$/\1/'
}

write_setting() { # <name> <value>: in its place, or at the end
  name=$1 value=$2 awk '
    BEGIN {
      value = ENVIRON["value"]
      line = ENVIRON["name"] "=" (value ~ /[^A-Za-z0-9_.:\/@%+,-]/ ? "\"" value "\"" : value)
    }
    index($0, ENVIRON["name"] "=") == 1 { if (!written) print line; written = 1; next }
    { print }
    END { if (!written) print line }' "$new" >"$new.next"
  mv "$new.next" "$new"
}

keep_or_write() { # <name> <value>: only where it has none yet
  [ -n "$(setting "$1")" ] || write_setting "$1" "$2"
}

# --- Questions.

say() { [ ! -t 0 ] || printf '%s' "$*" >&2; }

# ask <NAME> <question> <what an answer looks like, as an extended regular expression> <its example> [<answer of before>] [secret]
# The answer is in $answer. What does not look like one is asked for again at a terminal, and ends the script elsewhere.
ask() {
  if eval "[ -n \"\${$1+given}\" ]"; then
    eval "answer=\$$1"
    lower "$1"
    fits "$3" || fail "$1 should look like this: $4"
    return
  fi
  until read_answer "$2" "${5:-}" "${6:-}" && lower "$1" && fits "$3"; do
    { [ -t 0 ] && [ -z "$ended" ]; } || fail "$1 is needed, and should look like this: $4"
    echo "That is not valid. It should look like this: $4" >&2
  done
}

ended=
read_answer() { # <question> <answer of before> <secret or nothing>
  hint=$2
  [ -z "$hint" ] || [ "$3" != secret ] || hint='keep the current one'
  say "$1${hint:+ [$hint]} "
  [ "$3" != secret ] || [ ! -t 0 ] || stty -echo
  IFS= read -r answer || ended=1
  [ "$3" != secret ] || [ ! -t 0 ] || { stty echo && echo >&2; }
  answer=$(printf '%s' "$answer" | sed 's/^[[:space:]]*//; s/[[:space:]]*$//')
  [ -n "$answer" ] || answer=$2
}

# A name is the same in capitals, and of an address what stands behind the @ is one.
lower() { # <NAME>
  case $1 in
    DOMAIN | OWNER_MAIL | SMTP_SERVER) answer=$(printf '%s' "$answer" | awk -F@ -v OFS=@ '{ $NF = tolower($NF); print }') ;;
  esac
}

fits() { # <extended regular expression>: the whole answer, which is one line
  case $answer in *"
"*) return 1 ;; esac
  printf '%s\n' "$answer" | grep -Eqx -- "$1"
}

encode() { # percent-encodes what is neither a letter, a digit nor one of . _ ~ -
  printf '%s' "$1" | od -An -v -tx1 | tr -s ' ' '\n' | awk '
    BEGIN { for (i = 33; i < 127; i++) { c = sprintf("%c", i); if (c ~ /[A-Za-z0-9._~-]/) plain[sprintf("%02x", i)] = c } }
    NF { printf "%s", ($1 in plain) ? plain[$1] : "%" toupper($1) }'
}
decode() { # takes that back
  printf '%s\n' "$1" | awk '
    function digit(at) { return index("0123456789abcdef", tolower(substr($0, at, 1))) - 1 }
    { for (i = 1; i <= length($0); i++)
        if (substr($0, i) ~ /^%[0-9A-Fa-f][0-9A-Fa-f]/) { printf "%c", digit(i + 1) * 16 + digit(i + 2); i += 2 }
        else printf "%s", substr($0, i, 1) }'
}

PORT='([1-9][0-9]{0,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])'
NAME='([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}'
before=$(setting BASE_URL)
ask DOMAIN '1/8 What is the domain of your website?' "$NAME" www.example.com "${before#https://}"
domain=$answer
sender=$(setting MAIL_FROM)
ask BUSINESS_NAME '2/8 What is the name of your business, as emails show it?' "[^\"\\\\\$\`<>]+" 'Tradewind Retreats' "${sender% <*}"
business=$answer
before=${sender##*<}
ask OWNER_MAIL '3/8 Which email address sends your emails and receives the replies?' "[A-Za-z0-9._+-]+@$NAME" hello@example.com "${before%>}"
mail=$answer

# smtps://user:password@server:port, with % before what would end a part too early.
smtp=$(setting SMTP_URL)
known=${smtp#*://}
known_login=${known%@*}
[ "$known" != "$known_login" ] || known_login=
known_user=$(decode "${known_login%%:*}")
ask SMTP_SERVER '4/8 Which mail server sends your emails? (Press Enter to connect mail on the desk later)' "($NAME(:$PORT)?|127\.0\.0\.1:$PORT)?" smtp.example.com:465 "${known##*@}"
smtp_server=$answer
if [ -n "$smtp_server" ]; then
  ask SMTP_USER '5/8 What is your user name on the mail server?' '.+' hello@example.com "$known_user"
  smtp_user=$answer
  same=
  [ -z "$smtp" ] || [ "$smtp_server/$smtp_user" != "${known##*@}/$known_user" ] || same=${known_login#*:}
  ask SMTP_PASSWORD '6/8 What is your password on the mail server?' '.+' 'what your mail provider shows' "$same" secret
  smtp_password=$answer

  [ "$smtp_user" = "$known_user" ] && smtp_user=${known_login%%:*} || smtp_user=$(encode "$smtp_user")
  [ "$smtp_password" = "$same" ] || smtp_password=$(encode "$smtp_password")
  case $smtp_server in
    *:465) smtp=smtps://$smtp_user:$smtp_password@$smtp_server ;;
    *:*) smtp=smtp://$smtp_user:$smtp_password@$smtp_server ;;
    *) smtp=smtps://$smtp_user:$smtp_password@$smtp_server:465 ;;
  esac
else
  smtp=
fi

ask STRIPE_SECRET_KEY '7/8 What is your Stripe secret key? (Press Enter to paste it on the desk later)' '((sk|rk)_[A-Za-z0-9_]+)?' sk_test_… "$(setting STRIPE_SECRET_KEY)" secret
stripe_key=$answer
stripe_secret=
if [ -n "$stripe_key" ]; then
  ask STRIPE_WEBHOOK_SECRET '8/8 What is the signing secret of your Stripe webhook?' 'whsec_[A-Za-z0-9+/=_-]+' whsec_… "$(setting STRIPE_WEBHOOK_SECRET)" secret
  stripe_secret=$answer
fi

# --- What is written: the answers as they are now, and each secret once.

random_hex() { od -An -v -N "$1" -tx1 /dev/urandom | tr -d ' \n'; }

# For typing on a phone: four times five letters, without those that look like digits.
random_words() { tr -dc 'a-km-np-z' </dev/urandom | head -c 20 | sed 's/...../&-/g; s/-$//'; }

case $domain in
  www.*) other=${domain#www.} ;;
  *.*.*) other= ;;
  *) other=www.$domain ;;
esac

write_setting BASE_URL "https://$domain"
write_setting DOMAIN "$domain"
write_setting OTHER_DOMAIN "$other"
# CADDY_TLS=internal, from the environment, is for trying out without a domain: it stays until CADDY_TLS names an address.
[ "${CADDY_TLS:-$(setting CADDY_TLS)}" = internal ] && tls=internal || tls=$mail
write_setting CADDY_TLS "$tls"
write_setting MAIL_FROM "$business <$mail>"
[ -z "$smtp" ] || write_setting SMTP_URL "$smtp"
if [ -n "$stripe_key" ]; then
  write_setting STRIPE_SECRET_KEY "$stripe_key"
  write_setting STRIPE_WEBHOOK_SECRET "$stripe_secret"
fi
keep_or_write SESSION_SECRET "$(random_hex 32)"
keep_or_write DATA_KEY "$(random_hex 32)"
keep_or_write ADMIN_PASSWORD "$(random_words)"
keep_or_write LIVE 1
if [ "$way" = containers ]; then
  # The addresses inside are those of deploy/compose.yml.
  keep_or_write POSTGRES_PASSWORD "$(random_hex 24)"
else
  keep_or_write DATABASE_URL "postgres://tradewind:$(random_hex 24)@127.0.0.1:5432/tradewind"
  keep_or_write TRUSTED_PROXY 127.0.0.1
  keep_or_write DATA_DIR /srv/tradewind/data
  keep_or_write BACKUP_DIR /srv/tradewind/backups
fi
chmod 600 "$new"
mv "$new" "$file"
echo "The settings are in $file. Copy them into your password manager now: without DATA_KEY, no one can read the health notes again."

[ "$way" = settings ] || "$here/install-$way.sh" "$file"
