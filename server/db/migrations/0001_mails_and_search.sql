DROP INDEX "contacts_created";--> statement-breakpoint
DROP INDEX "mails_created";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
CREATE INDEX "mails_booking" ON "mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_one_line" CHECK (("mails"."recipient" || coalesce("mails"."reply_to", '') || "mails"."subject") !~ '[[:cntrl:]]');