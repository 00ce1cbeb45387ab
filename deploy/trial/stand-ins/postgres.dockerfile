# In place of the official image, as far as deploy/compose.yml relies on it.
FROM docker.io/library/debian:bookworm-slim
RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/*/main && ln -s /usr/lib/postgresql/*/bin/pg_isready /usr/lib/postgresql/*/bin/dropdb /usr/lib/postgresql/*/bin/createdb /usr/local/bin/
COPY --chmod=755 postgres-entrypoint.sh /
ENV PGDATA=/var/lib/postgresql/data
STOPSIGNAL SIGINT
ENTRYPOINT ["/postgres-entrypoint.sh"]
