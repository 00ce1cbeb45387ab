ALTER TABLE "kept_lines" ADD COLUMN "account" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "refund_account_next" text;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "refund_link_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "refund_account" text;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "refund_account_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD COLUMN "refund_account_next" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payer_hand_over_id" uuid;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payee_told" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("payer_hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_refund_account_next" CHECK ("bookings"."refund_account_next" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$');--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_sealed_refund_account" CHECK ("hand_overs"."refund_account" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$');--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_sealed_refund_account_next" CHECK ("hand_overs"."refund_account_next" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payee_told" CHECK ("payments"."payee_told" in ('promised', 'sent'));--> statement-breakpoint
-- What was paid before a place was passed on is the outgoing guest's, and so are its refunds; those that were paid out to the incoming guest stay as they were.
UPDATE "payments" SET "payer_hand_over_id" = (
  SELECT "hand_overs"."id" FROM "hand_overs"
  WHERE "hand_overs"."booking_id" = "payments"."booking_id" AND "hand_overs"."state" = 'accepted' AND "hand_overs"."ended_at" >= "payments"."created_at"
  ORDER BY "hand_overs"."ended_at" LIMIT 1
) WHERE "kind" <> 'refund';--> statement-breakpoint
UPDATE "payments" SET "payer_hand_over_id" = "source"."payer_hand_over_id"
FROM "payments" AS "source"
WHERE "payments"."refund_of" = "source"."id" AND "source"."payer_hand_over_id" IS NOT NULL
  AND NOT ("payments"."method" = 'bank_transfer' AND "payments"."state" = 'refunded' AND "payments"."created_at" > (
    SELECT "hand_overs"."ended_at" FROM "hand_overs" WHERE "hand_overs"."id" = "source"."payer_hand_over_id"
  ));--> statement-breakpoint
UPDATE "payments" SET "payee_told" = 'sent' WHERE "kind" = 'refund' AND "state" = 'refunded';--> statement-breakpoint
ALTER TABLE "history" ADD COLUMN "field" text;--> statement-breakpoint
-- Until now a change of a field was known by the label it had in English alone.
UPDATE "history" SET "field" = "labels"."field" FROM (VALUES
  ('First name', 'firstName'),
  ('Last name', 'lastName'),
  ('Email', 'email'),
  ('Phone number', 'phone'),
  ('Emergency contact', 'emergencyContact'),
  ('Emergency phone', 'emergencyPhone'),
  ('Retreat dates', 'selectedDate'),
  ('Room', 'selectedRoom'),
  ('Diet', 'selectedDiet'),
  ('Health conditions', 'healthConditions'),
  ('Age', 'age'),
  ('Weight', 'weight'),
  ('Height', 'height'),
  ('Kiting experience', 'kitingExperience'),
  ('Wetsuit size', 'selectedWetsuitSize'),
  ('Wetsuit fit', 'selectedWetsuitGender'),
  ('Arrival flight', 'arrivalFlight'),
  ('Arrival day', 'arrivalDate'),
  ('Lands at', 'arrivalTime'),
  ('Departure flight', 'departureFlight'),
  ('Departure day', 'departureDate'),
  ('Takes off at', 'departureTime'),
  ('Note on the journey', 'travelNote'),
  ('Package', 'packageType'),
  ('Roommate', 'roommate'),
  ('Wish for the room', 'roomWish'),
  ('Coach', 'coach')
) AS "labels" ("label", "field") WHERE "history"."what" = "labels"."label" AND "history"."booking_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "change_choices" ADD COLUMN "choose_by" date;--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cancellation_rule";--> statement-breakpoint
ALTER TABLE "change_choices" DROP CONSTRAINT "change_choices_state";--> statement-breakpoint
ALTER TABLE "date_changes" DROP CONSTRAINT "date_changes_something";--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "cancellation_fee_cents" integer;--> statement-breakpoint
ALTER TABLE "change_choices" ADD COLUMN "held_place" integer;--> statement-breakpoint
ALTER TABLE "date_changes" ADD COLUMN "kind" text DEFAULT 'terms' NOT NULL;--> statement-breakpoint
ALTER TABLE "date_changes" ADD COLUMN "to_retreat_id" uuid;--> statement-breakpoint
ALTER TABLE "date_changes" ADD COLUMN "status_before" text;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_to_retreat_id_retreats_id_fk" FOREIGN KEY ("to_retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "date_changes_to_retreat" ON "date_changes" USING btree ("to_retreat_id");--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_answer" CHECK ("contacts"."answer" is null or "contacts"."answered_at" is not null);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_fee" CHECK (("bookings"."cancellation_fee_cents" is not null) = ("bookings"."cancellation_rule" is not distinct from 'agreed') and "bookings"."cancellation_fee_cents" >= 0);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cancellation_rule" CHECK ("bookings"."cancellation_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days', 'cancelled_by_organiser', 'extraordinary_circumstances', 'waived', 'agreed', 'change_refused'));--> statement-breakpoint
ALTER TABLE "change_choices" ADD CONSTRAINT "change_choices_state" CHECK ("change_choices"."state" in ('asked', 'accepted', 'left', 'silent', 'lapsed', 'told', 'ended'));--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_kind" CHECK ("date_changes"."kind" in ('terms', 'days', 'other_date'));--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_status_before" CHECK ("date_changes"."status_before" in ('draft', 'on_sale', 'closed'));--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_to" CHECK (num_nulls("date_changes"."to_retreat_id", "date_changes"."status_before") = case when "date_changes"."kind" = 'terms' then 2 else 0 end);--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_something" CHECK ("date_changes"."words" is not null or "date_changes"."rise_cents" > 0 or "date_changes"."kind" <> 'terms');--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "allergies" text;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sealed_allergies" CHECK ("bookings"."allergies" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$');--> statement-breakpoint
CREATE TABLE "typed_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_key" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "typed_mails_recipient" ON "typed_mails" USING btree ("recipient_key");--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "photos_url" text;--> statement-breakpoint
ALTER TABLE "retreats" ADD COLUMN "photos_until" date;--> statement-breakpoint
ALTER TABLE "retreats" ADD CONSTRAINT "retreats_photos" CHECK (num_nulls("retreats"."photos_url", "retreats"."photos_until") <> 1);--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "letter" jsonb;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "release_dismissed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund_rule" text;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_rule" CHECK ("payments"."refund_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days'));
