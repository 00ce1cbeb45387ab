ALTER TABLE "bookings" ADD COLUMN "pay_link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD COLUMN "by_pay_link" boolean DEFAULT false NOT NULL;