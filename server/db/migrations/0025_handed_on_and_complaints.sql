CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"acknowledged_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "complaints_answered" CHECK (num_nulls("complaints"."answered_at", "complaints"."answer") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"accept_by" date NOT NULL,
	"to_name" text,
	"to_email" text,
	"ended_at" timestamp with time zone,
	"reason" text,
	"from_user_id" text,
	"from_name" text,
	"from_email" text,
	CONSTRAINT "hand_overs_state" CHECK ("hand_overs"."state" in ('asked', 'open', 'accepted', 'taken_back', 'refused', 'lapsed')),
	CONSTRAINT "hand_overs_ended" CHECK (("hand_overs"."state" in ('asked', 'open')) = ("hand_overs"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_open" ON "complaints" USING btree ("booking_id","user_id") WHERE "complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_booking" ON "complaints" USING btree ("booking_id","received_at");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_live" ON "hand_overs" USING btree ("booking_id") WHERE "hand_overs"."state" in ('asked', 'open');--> statement-breakpoint
CREATE INDEX "hand_overs_booking" ON "hand_overs" USING btree ("booking_id","made_at");--> statement-breakpoint
CREATE INDEX "hand_overs_from" ON "hand_overs" USING btree ("from_user_id");