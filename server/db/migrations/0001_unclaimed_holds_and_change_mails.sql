CREATE TABLE "unclaimed_holds" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"browser_key" text NOT NULL,
	"network_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "open_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "changed_from" jsonb;--> statement-breakpoint
ALTER TABLE "unclaimed_holds" ADD CONSTRAINT "unclaimed_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unclaimed_holds_browser" ON "unclaimed_holds" USING btree ("browser_key");--> statement-breakpoint
CREATE INDEX "unclaimed_holds_network" ON "unclaimed_holds" USING btree ("network_key");