ALTER TABLE "retreats" DROP CONSTRAINT "retreats_dates";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cancellation_rule";--> statement-breakpoint
ALTER TABLE "retreats" DROP CONSTRAINT "retreats_status";--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "minimum_guests" integer;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "cancellation_reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "retreats_dates" ON "retreats" USING btree ("starts_on","ends_on") WHERE "retreats"."status" <> 'cancelled';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_rule" CHECK ("bookings"."cancellation_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days', 'cancelled_by_organiser', 'extraordinary_circumstances'));--> statement-breakpoint
ALTER TABLE "retreats" ADD CONSTRAINT "retreats_minimum" CHECK ("retreats"."minimum_guests" is null or "retreats"."minimum_guests" >= 1);--> statement-breakpoint
ALTER TABLE "retreats" ADD CONSTRAINT "retreats_cancellation_reason" CHECK ("retreats"."cancellation_reason" in ('organiser', 'extraordinary'));--> statement-breakpoint
ALTER TABLE "retreats" ADD CONSTRAINT "retreats_cancelled" CHECK (num_nulls("retreats"."cancelled_at", "retreats"."cancellation_reason") = case when "retreats"."status" = 'cancelled' then 0 else 2 end);--> statement-breakpoint
ALTER TABLE "retreats" ADD CONSTRAINT "retreats_status" CHECK ("retreats"."status" in ('draft', 'on_sale', 'closed', 'cancelled'));