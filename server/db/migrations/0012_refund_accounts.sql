ALTER TABLE "bookings" ADD COLUMN "refund_link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_account" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_account_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_refund_account" CHECK ("bookings"."refund_account" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$');