ALTER TABLE "bookings" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrival_flight" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrival_date" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "arrival_time" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "departure_flight" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "departure_date" date;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "departure_time" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "travel_note" text;