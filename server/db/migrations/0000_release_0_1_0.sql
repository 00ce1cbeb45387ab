CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"phone" text,
	"retreat" text,
	"experience" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid,
	"template" text NOT NULL,
	"occasion" text,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mails_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('kept', 'queued', 'sent', 'failed')),
	CONSTRAINT "mails_sent" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_one_line" CHECK (("mails"."recipient" || coalesce("mails"."reply_to", '') || "mails"."subject") !~ '[[:cntrl:]]')
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_of_provider" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_in_lower_case" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"hold_expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"retreat_id" uuid,
	"package_type" text,
	"place_number" integer,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"emergency_contact" text,
	"emergency_phone" text,
	"age" double precision,
	"weight" double precision,
	"height" double precision,
	"kiting_experience" text,
	"health_conditions" text,
	"room" text,
	"diet" text,
	"wetsuit_size" text,
	"wetsuit_gender" text,
	"tier" text,
	"base_price_cents" integer,
	"room_supplement_cents" integer,
	"discount_cents" integer,
	"total_cents" integer,
	"deposit_cents" integer,
	"balance_cents" integer,
	"balance_due_on" date,
	"reference_suffix" text NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"is_example" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix)) STORED NOT NULL,
	CONSTRAINT "bookings_reference_suffix_unique" UNIQUE("reference_suffix"),
	CONSTRAINT "bookings_place" UNIQUE("retreat_id","package_type","place_number"),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('in_progress', 'booking_submitted', 'payment_confirmed', 'cancelled', 'expired')),
	CONSTRAINT "bookings_package_type" CHECK ("bookings"."package_type" in ('kiter', 'non-kiter')),
	CONSTRAINT "bookings_room" CHECK ("bookings"."room" in ('private', 'shared')),
	CONSTRAINT "bookings_tier" CHECK ("bookings"."tier" in ('super_early_bird', 'early_bird', 'standard')),
	CONSTRAINT "bookings_place_while_held" CHECK (("bookings"."status" in ('booking_submitted', 'payment_confirmed')) = ("bookings"."place_number" is not null)),
	CONSTRAINT "bookings_place_is_somewhere" CHECK ("bookings"."place_number" is null or ("bookings"."place_number" >= 1 and "bookings"."retreat_id" is not null and "bookings"."package_type" is not null)),
	CONSTRAINT "bookings_submitted" CHECK ("bookings"."status" = 'in_progress' or "bookings"."submitted_at" is not null),
	CONSTRAINT "bookings_hold" CHECK ("bookings"."hold_expires_at" is null or "bookings"."status" = 'booking_submitted'),
	CONSTRAINT "bookings_quote_whole" CHECK (num_nulls("bookings"."tier", "bookings"."base_price_cents", "bookings"."room_supplement_cents", "bookings"."discount_cents", "bookings"."total_cents", "bookings"."deposit_cents", "bookings"."balance_cents", "bookings"."balance_due_on") in (0, 8)),
	CONSTRAINT "bookings_quote_adds_up" CHECK ("bookings"."total_cents" is null or ("bookings"."total_cents" = "bookings"."base_price_cents" + "bookings"."room_supplement_cents" - "bookings"."discount_cents" and "bookings"."balance_cents" = "bookings"."total_cents" - "bookings"."deposit_cents" and "bookings"."discount_cents" >= 0 and "bookings"."balance_cents" >= 0))
);
--> statement-breakpoint
CREATE TABLE "retreats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"places_kiter" integer NOT NULL,
	"places_non_kiter" integer NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "retreats_dates" UNIQUE("starts_on","ends_on"),
	CONSTRAINT "retreats_dates_in_order" CHECK ("retreats"."starts_on" <= "retreats"."ends_on"),
	CONSTRAINT "retreats_places" CHECK ("retreats"."places_kiter" >= 0 and "retreats"."places_non_kiter" >= 0),
	CONSTRAINT "retreats_status" CHECK ("retreats"."status" in ('draft', 'on_sale', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "document_counters" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_counters_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "documents_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "documents_number" UNIQUE("kind","year","number"),
	CONSTRAINT "documents_kind" CHECK ("documents"."kind" in ('receipt', 'credit_note')),
	CONSTRAINT "documents_number_from_one" CHECK ("documents"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"booked_on" date,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text,
	"url" text,
	"booking_id" uuid NOT NULL,
	"payment_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "checkout_sessions_amount" CHECK ("checkout_sessions"."amount_cents" > 0),
	CONSTRAINT "checkout_sessions_payment_type" CHECK ("checkout_sessions"."payment_type" in ('deposit', 'full', 'balance')),
	CONSTRAINT "checkout_sessions_state" CHECK ("checkout_sessions"."state" in ('opening', 'open', 'settled', 'refunded', 'failed', 'closed')),
	CONSTRAINT "checkout_sessions_opened" CHECK ("checkout_sessions"."state" in ('opening', 'closed') or ("checkout_sessions"."provider_id" is not null and "checkout_sessions"."url" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"reference_text" text,
	"refund_of" uuid,
	"refund_reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	CONSTRAINT "payments_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('deposit', 'full', 'balance', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'bank_transfer')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('initiated', 'reported', 'received', 'rejected', 'failed', 'refunded')),
	CONSTRAINT "payments_refund_of" CHECK (("payments"."kind" = 'refund') = ("payments"."refund_of" is not null)),
	CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('booking_cancelled', 'booking_changed', 'no_place_left', 'paid_too_much', 'given_back', 'dispute_lost')),
	CONSTRAINT "payments_reason_of_refund" CHECK ("payments"."refund_reason" is null or "payments"."kind" = 'refund')
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_intent" text NOT NULL,
	"booking_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_checkouts_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "sandbox_checkouts_payment_intent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_intent" text NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "sandbox_refunds_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "webhook_events_subject_kind" CHECK ("webhook_events"."subject_kind" in ('checkout', 'payment', 'dispute'))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_booking" ON "mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_hold_expires" ON "bookings" USING btree ("hold_expires_at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("retreat_id","package_type") WHERE "bookings"."place_number" is not null;--> statement-breakpoint
CREATE INDEX "documents_booking" ON "documents" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_live" ON "checkout_sessions" USING btree ("booking_id") WHERE "checkout_sessions"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "checkout_sessions_booking" ON "checkout_sessions" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_report" ON "payments" USING btree ("booking_id","kind") WHERE "payments"."state" = 'reported' and "payments"."kind" <> 'balance';--> statement-breakpoint
CREATE INDEX "payments_refund_of_index" ON "payments" USING btree ("refund_of");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("due_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_are_final" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
