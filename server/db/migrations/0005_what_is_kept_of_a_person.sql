ALTER TABLE "contacts" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_with_text" ON "mails" USING btree ("created_at") WHERE "mails"."text" <> '';--> statement-breakpoint
CREATE INDEX "bookings_unused" ON "bookings" USING btree ("updated_at") WHERE "bookings"."status" in ('in_progress', 'expired');--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");