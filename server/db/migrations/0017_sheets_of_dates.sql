ALTER TABLE "bookings" ADD COLUMN "room_share" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "room_wish" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "coach" text;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "lodge_link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "lodge_link_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_room_share" CHECK ("bookings"."room_share" is null or ("bookings"."place_number" is not null and "bookings"."room" is not distinct from 'shared'));