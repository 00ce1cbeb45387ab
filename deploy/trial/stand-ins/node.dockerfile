# In place of the official image: Node and npm of this machine.
FROM docker.io/library/debian:bookworm-slim
COPY node /
# It trusts whom this machine trusts: its way to the registry may lead through a proxy that shows a certificate of its own.
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
