#!/bin/bash
# Whether the website on this machine can serve: exits with 0 where /readyz answers 200. By Bash alone, which opens connections, because a
# container has no curl, and a Node of its own for this, twice a minute, would be the larger part of the work.
exec 3<>"/dev/tcp/127.0.0.1/${PORT:-3000}" || exit 1
printf 'GET /readyz HTTP/1.0\r\nHost: localhost\r\n\r\n' >&3
read -r -t 5 _ status _ <&3
[ "$status" = 200 ]
