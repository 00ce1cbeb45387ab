-- Finds the nearest names when a search finds nobody. Trusted since PostgreSQL 13, so the owner of the database may create it.
create extension if not exists pg_trgm;
