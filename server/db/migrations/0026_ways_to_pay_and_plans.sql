ALTER TABLE "payments" DROP CONSTRAINT "payments_method";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "payment_plan" jsonb;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "method" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_payment_plan" CHECK ("bookings"."payment_plan" is null or (jsonb_typeof("bookings"."payment_plan") = 'array' and jsonb_array_length("bookings"."payment_plan") between 2 and 3));--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_method" CHECK ("checkout_sessions"."method" in ('card', 'bancontact', 'ideal'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'bank_transfer', 'cash', 'bancontact', 'ideal'));