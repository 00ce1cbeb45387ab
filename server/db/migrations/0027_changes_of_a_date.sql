CREATE TABLE "change_choices" (
	"change_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"agreed_cents" integer NOT NULL,
	"raised_cents" integer NOT NULL,
	"rise_cents" integer NOT NULL,
	"told_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "change_choices_change_id_booking_id_pk" PRIMARY KEY("change_id","booking_id"),
	CONSTRAINT "change_choices_state" CHECK ("change_choices"."state" in ('asked', 'accepted', 'left', 'silent', 'told', 'ended')),
	CONSTRAINT "change_choices_answered" CHECK (("change_choices"."state" = 'asked') = ("change_choices"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "date_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"retreat_id" uuid NOT NULL,
	"words" text,
	"rise_cents" integer DEFAULT 0 NOT NULL,
	"rise_reason" text,
	"choose_by" date,
	"announced_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "date_changes_something" CHECK ("date_changes"."words" is not null or "date_changes"."rise_cents" > 0),
	CONSTRAINT "date_changes_rise" CHECK ("date_changes"."rise_cents" >= 0 and ("date_changes"."rise_cents" > 0) = ("date_changes"."rise_reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cancellation_rule";--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_quote_adds_up";--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "raised_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "change_choices" ADD CONSTRAINT "change_choices_change_id_date_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."date_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_choices" ADD CONSTRAINT "change_choices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_choices_booking" ON "change_choices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "change_choices_open" ON "change_choices" USING btree ("change_id") WHERE "change_choices"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "date_changes_retreat" ON "date_changes" USING btree ("retreat_id","announced_at");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_rule" CHECK ("bookings"."cancellation_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days', 'cancelled_by_organiser', 'extraordinary_circumstances', 'waived', 'change_refused'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_quote_adds_up" CHECK ("bookings"."total_cents" is null or ("bookings"."total_cents" = "bookings"."base_price_cents" + "bookings"."room_supplement_cents" - "bookings"."discount_cents" - "bookings"."lowered_cents" + "bookings"."raised_cents" and "bookings"."balance_cents" = "bookings"."total_cents" - "bookings"."deposit_cents" and "bookings"."discount_cents" >= 0 and "bookings"."lowered_cents" >= 0 and "bookings"."raised_cents" >= 0 and "bookings"."balance_cents" >= 0));