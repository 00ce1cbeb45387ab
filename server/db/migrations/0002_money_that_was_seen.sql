ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_rule" text;--> statement-breakpoint
-- A booking that was cancelled before its instant was kept: its refunds were opened at that instant, and without any it is
-- the booking's last change.
UPDATE "bookings" SET "cancelled_at" = coalesce(
  (SELECT min("payments"."created_at") FROM "payments" WHERE "payments"."booking_id" = "bookings"."id" AND "payments"."refund_reason" = 'booking_cancelled'),
  "updated_at"
) WHERE "status" = 'cancelled';--> statement-breakpoint
-- The rule that domain/cancellation.ts had given at that instant; days are those in Banjul, which are UTC's.
UPDATE "bookings" SET "cancellation_rule" = CASE
  WHEN "cancelled_at" - "submitted_at" <= interval '48 hours' THEN 'within_48_hours'
  WHEN (SELECT "starts_on" FROM "retreats" WHERE "retreats"."id" = "bookings"."retreat_id") - ("cancelled_at" AT TIME ZONE 'UTC')::date >= 45 THEN '45_days_or_more'
  WHEN (SELECT "starts_on" FROM "retreats" WHERE "retreats"."id" = "bookings"."retreat_id") - ("cancelled_at" AT TIME ZONE 'UTC')::date >= 30 THEN '30_to_44_days'
  ELSE 'under_30_days'
END WHERE "status" = 'cancelled';--> statement-breakpoint
-- Refunds of transfers that nobody has seen yet: what goes back of them is decided when they arrive.
UPDATE "payments" SET "state" = 'rejected', "settled_at" = "payments"."created_at"
FROM "payments" AS "source"
WHERE "payments"."refund_of" = "source"."id" AND "source"."state" = 'reported' AND "payments"."state" = 'initiated';--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_rule" CHECK ("bookings"."cancellation_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancelled" CHECK (num_nulls("bookings"."cancelled_at", "bookings"."cancellation_rule") = case when "bookings"."status" = 'cancelled' then 0 else 2 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('booking_cancelled', 'booking_changed', 'no_place_left', 'paid_too_much', 'paid_after_cancelling', 'given_back', 'dispute_lost'));
