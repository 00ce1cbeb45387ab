ALTER TABLE "bookings" ADD COLUMN "papers_checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "packed_at" timestamp with time zone;