CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"device" text,
	"booking_id" uuid,
	"retreat_id" uuid,
	"what" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "history_actor" CHECK ("history"."actor" in ('operator', 'guest', 'site')),
	CONSTRAINT "history_device" CHECK ("history"."device" is null or "history"."actor" = 'operator')
);
--> statement-breakpoint
ALTER TABLE "admin_sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "history_booking" ON "history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "history_retreat" ON "history" USING btree ("retreat_id","id");