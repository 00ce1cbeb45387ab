CREATE TABLE "refund_tries" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"key_number" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "refund_tries_counts" CHECK ("refund_tries"."failures" >= 0 and "refund_tries"."key_number" >= 0)
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "reason_note" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disputed_cents" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "waived_cents" integer;--> statement-breakpoint
ALTER TABLE "refund_tries" ADD CONSTRAINT "refund_tries_refund_id_payments_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_disputed_cents" CHECK ("payments"."disputed_cents" is null or "payments"."disputed_cents" >= 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_waived_cents" CHECK ("payments"."waived_cents" is null or "payments"."waived_cents" > 0);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('booking_cancelled', 'booking_changed', 'no_place_left', 'paid_too_much', 'paid_after_cancelling', 'hold_ended', 'given_back', 'dispute_lost'));--> statement-breakpoint
-- Disputes that were open before it was kept what they are about: the bank has taken the whole payment, as it nearly always does.
UPDATE "payments" SET "disputed_cents" = "amount_cents" WHERE "disputed_at" IS NOT NULL;
