-- Finds the nearest names when a search finds nobody. Trusted since PostgreSQL 13, so the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- The total of a price's lines (domain/price/price-lines.ts), at least 0. Null without lines.
create or replace function price_total(lines jsonb) returns integer language sql immutable strict parallel safe as $$
	select greatest(0, coalesce(sum((line->>'cents')::integer), 0))::integer from jsonb_array_elements(lines) as line
$$;
