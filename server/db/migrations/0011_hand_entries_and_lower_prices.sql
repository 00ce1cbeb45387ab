ALTER TABLE "bookings" DROP CONSTRAINT "bookings_quote_adds_up";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_method";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_refund_reason";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "lowered_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "papers_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "entry_before" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payments_papers_due" ON "payments" USING btree ("papers_due_at") WHERE "payments"."papers_due_at" is not null;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quote_adds_up" CHECK ("bookings"."total_cents" is null or ("bookings"."total_cents" = "bookings"."base_price_cents" + "bookings"."room_supplement_cents" - "bookings"."discount_cents" - "bookings"."lowered_cents" and "bookings"."balance_cents" = "bookings"."total_cents" - "bookings"."deposit_cents" and "bookings"."discount_cents" >= 0 and "bookings"."lowered_cents" >= 0 and "bookings"."balance_cents" >= 0));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_papers_wait" CHECK ("payments"."papers_due_at" is null or ("payments"."state" = 'received' and "payments"."entry_before" is not null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'bank_transfer', 'cash'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('booking_cancelled', 'booking_changed', 'no_place_left', 'paid_too_much', 'paid_after_cancelling', 'hold_ended', 'given_back', 'dispute_lost', 'price_lowered', 'paid_back', 'taken_back'));