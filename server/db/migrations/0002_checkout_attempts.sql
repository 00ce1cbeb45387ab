DROP INDEX "payments_one_report";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ALTER COLUMN "id" SET DATA TYPE uuid USING "id"::uuid;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ALTER COLUMN "id" SET DEFAULT gen_random_uuid();--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "provider_id" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_live" ON "checkout_sessions" USING btree ("booking_id") WHERE "checkout_sessions"."state" in ('opening', 'open');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_report" ON "payments" USING btree ("booking_id","kind") WHERE "payments"."state" = 'reported' and "payments"."kind" <> 'balance';--> statement-breakpoint
ALTER TABLE "sandbox_checkouts" DROP COLUMN "paid";--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_provider_id_unique" UNIQUE("provider_id");--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_state" CHECK ("checkout_sessions"."state" in ('opening', 'open', 'settled', 'refunded', 'failed', 'closed'));--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_opened" CHECK ("checkout_sessions"."state" in ('opening', 'closed') or ("checkout_sessions"."provider_id" is not null and "checkout_sessions"."url" is not null));