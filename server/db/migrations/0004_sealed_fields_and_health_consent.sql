ALTER TABLE "bookings" ADD COLUMN "health_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "health_consent_version" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "health_consent_withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_health_consent" CHECK (num_nulls("bookings"."health_consent_at", "bookings"."health_consent_version") in (0, 2) and ("bookings"."health_consent_withdrawn_at" is null or "bookings"."health_consent_at" is not null));--> statement-breakpoint
-- Not valid yet for what is there in plain text: the server encrypts it as it starts (server/store/reseal-bookings.ts).
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_emergency_contact" CHECK ("bookings"."emergency_contact" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_emergency_phone" CHECK ("bookings"."emergency_phone" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_health_conditions" CHECK ("bookings"."health_conditions" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$') NOT VALID;