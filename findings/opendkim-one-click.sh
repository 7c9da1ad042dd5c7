#!/bin/sh
# OpenDKIM 2.11.0~beta2-8+deb12u1 of Debian 12 (2026-11-30): of the two headers of one-click unsubscribing it signs List-Unsubscribe alone. RFC
# 8058 (4) wants both signed, and mail services show no button otherwise, though the mail is signed and passes DMARC.
# `SignHeaders *,+List-Unsubscribe-Post` signs the other one, too. nodemailer
# signs both by itself since 10.6.1. The packages come from Debian's registry into a folder; nothing is installed.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 .
version='2.11.0~beta2-8+deb12u1'
libraries=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances \
  opendkim miltertest | grep -E '^lib(opendkim|milter|rbl|vbr|lua5|opendbx|memcached|hashkit|unbound|event|lmdb|ldap|sasl2|bsd|md|jansson|nghttp2|db5)[^:]*$' |
  grep -v -- '-dev$' | sort -u)
# shellcheck disable=SC2086
apt-get download -qq "opendkim=$version" "miltertest=$version" $libraries 2>/dev/null
for package in ./*.deb; do dpkg-deb -x "$package" .; done
LD_LIBRARY_PATH=$(find "$folder/usr/lib" -maxdepth 1 -name '*-linux-*')
export LD_LIBRARY_PATH
openssl genrsa -out key.pem 2048 2>/dev/null
cat >mail.lua <<'LUA'
connection = mt.connect(address)
mt.conninfo(connection, "localhost", "127.0.0.1")
mt.macro(connection, SMFIC_MAIL, "i", "1")
mt.mailfrom(connection, "permits@permits.example")
mt.rcptto(connection, "ann@carrier.example")
for _, header in ipairs({
  { "From", "permits@permits.example" }, { "To", "ann@carrier.example" }, { "Subject", "Order 1 is paid" },
  { "List-Unsubscribe", "<https://permits.example/stop>" }, { "List-Unsubscribe-Post", "List-Unsubscribe=One-Click" },
}) do mt.header(connection, header[1], header[2]) end
mt.eoh(connection)
mt.bodystring(connection, "Thank you.\r\n")
mt.eom(connection)
print((mt.getheader(connection, "DKIM-Signature", 0):gsub("%s", ""):match(";h=([^;]+);")))
mt.disconnect(connection)
LUA
sign() {
  { cat <<CONF; echo "$1"; } >settings
Domain permits.example
Selector mail
KeyFile $folder/key.pem
Socket local:$folder/socket
Mode s
Syslog no
Background no
RequireSafeKeys no
InternalHosts 127.0.0.1
PidFile $folder/pid
CONF
  usr/sbin/opendkim -f -x settings &
  pid=$!
  sleep 2
  usr/bin/miltertest -D address="unix:$folder/socket" -s mail.lua || true
  kill "$pid"
  wait "$pid" || true
}
result=$(sign ''; sign 'SignHeaders *,+List-Unsubscribe-Post')
echo "$result"
[ "$result" = 'From:To:Subject:List-Unsubscribe
From:To:Subject:List-Unsubscribe:List-Unsubscribe-Post' ]
