-- Finds the nearest names when a search finds nobody. Trusted since PostgreSQL 13, so the owner of the database may create it.
create extension if not exists pg_trgm;
--> statement-breakpoint
-- The total of a price's lines (domain/price/price-lines.ts), at least 0. Null without lines.
create or replace function price_total(lines jsonb) returns integer language sql immutable strict parallel safe as $$
	select greatest(0, coalesce(sum((line->>'cents')::integer), 0))::integer from jsonb_array_elements(lines) as line
$$;
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
CREATE TABLE "admin_passwords" (
	"password_mark" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"password_mark" text NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "admin_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"asker" text PRIMARY KEY NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"signature_count" bigint NOT NULL,
	"rp_id" text NOT NULL,
	"password_mark" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
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
CREATE TABLE "guest_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"text" text NOT NULL,
	"may_quote" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "guest_answers_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "guest_answers_published" CHECK ("guest_answers"."published_at" is null or "guest_answers"."may_quote")
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"user_id" text,
	"group_id" uuid,
	"group_number" smallint,
	"booked_by_other" boolean DEFAULT false NOT NULL,
	"traveller_link_version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"submitted_at" timestamp with time zone,
	"hold_expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"release_rule" text,
	"release_until" timestamp with time zone,
	"release_dismissed_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancellation_rule" text,
	"cancellation_fee_cents" integer,
	"before_cancelling" jsonb,
	"before_agreement" jsonb,
	"retreat_id" uuid,
	"package_type" text,
	"place_number" integer,
	"first_name" text,
	"last_name" text,
	"email" text,
	"phone" text,
	"emergency_contact" text,
	"emergency_phone" text,
	"room" text,
	"diet" text,
	"health_conditions" text,
	"age" double precision,
	"weight" double precision,
	"height" double precision,
	"kiting_experience" text,
	"wetsuit_size" text,
	"wetsuit_gender" text,
	"health_consent_at" timestamp with time zone,
	"health_consent_version" text,
	"health_consent_withdrawn_at" timestamp with time zone,
	"time_zone" text,
	"arrival_flight" text,
	"arrival_date" date,
	"arrival_time" text,
	"departure_flight" text,
	"departure_date" date,
	"departure_time" text,
	"travel_note" text,
	"papers_checked_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	"room_share" uuid,
	"room_wish" text,
	"allergies" text,
	"founder_pack_at" timestamp with time zone,
	"founder_photos_at" timestamp with time zone,
	"tier" text,
	"price_lines" jsonb,
	"total_cents" integer GENERATED ALWAYS AS (price_total(price_lines)) STORED,
	"balance_due_on" date,
	"written_off_cents" integer DEFAULT 0 NOT NULL,
	"written_off_at" timestamp with time zone,
	"write_off_reason" text,
	"order_version" text,
	"ordered_at" timestamp with time zone,
	"ordered_cents" integer,
	"order_changed_at" timestamp with time zone,
	"refund_link_version" integer DEFAULT 1 NOT NULL,
	"refund_asked_at" timestamp with time zone,
	"refund_account" text,
	"refund_account_at" timestamp with time zone,
	"refund_account_next" text,
	"reference_suffix" text NOT NULL,
	"pay_link_version" integer DEFAULT 1 NOT NULL,
	"calendar_sequence" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"told_how" text,
	"previous_payer" text,
	"is_example" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (lower(case when octet_length(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[[:space:]''’‘ʼ\-]', '', 'g') || chr(10) || replace(replace(replace(replace(replace(replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix) = char_length(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[[:space:]''’‘ʼ\-]', '', 'g') || chr(10) || replace(replace(replace(replace(replace(replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix) then coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[[:space:]''’‘ʼ\-]', '', 'g') || chr(10) || replace(replace(replace(replace(replace(replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix else translate(replace(replace(replace(replace(replace(replace(replace(replace(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || chr(10) || regexp_replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), '[[:space:]''’‘ʼ\-]', '', 'g') || chr(10) || replace(replace(replace(replace(replace(replace(coalesce(first_name, '') || ' ' || coalesce(last_name, ''), 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'Ae'), 'Ö', 'Oe'), 'Ü', 'Ue') || chr(10) || coalesce(email, '') || chr(10) || coalesce(phone, '') || chr(10) || regexp_replace(replace(coalesce(phone, ''), '(0)', ''), '[^0-9+]', '', 'g') || chr(10) || coalesce(last_name, '') || '-' || reference_suffix, 'ß', 'ss'), 'ẞ', 'SS'), 'æ', 'ae'), 'Æ', 'AE'), 'œ', 'oe'), 'Œ', 'OE'), 'þ', 'th'), 'Þ', 'TH'), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹøØłŁđĐðÐħĦŧŦŋŊıəƏ’‘ʼʻ´`′“”„″‐‑‒–—−̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̕̚', 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyyAaAaAaCcCcCcCcDdEeEeEeEeEeGgGgGgGgHhIiIiIiIiIJjKkLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZzOoUuAaIiOoUuUuUuUuUuAaAaGgKkOoOojGgNnAaAaAaEeEeIiIiOoOoRrRrUuUuSsTtHhAaEeOoOoOoOoYyAaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyoOlLdDdDhHtTnNieE''''''''''''''""""------') end)) STORED NOT NULL,
	CONSTRAINT "bookings_reference_suffix_unique" UNIQUE("reference_suffix"),
	CONSTRAINT "bookings_group" UNIQUE("group_id","group_number"),
	CONSTRAINT "bookings_place" UNIQUE("retreat_id","package_type","place_number"),
	CONSTRAINT "bookings_group_number" CHECK (num_nulls("bookings"."group_id", "bookings"."group_number") in (0, 2) and coalesce("bookings"."group_number", 1) >= 1),
	CONSTRAINT "bookings_booked_by_other" CHECK (not "bookings"."booked_by_other" or "bookings"."group_number" > 1),
	CONSTRAINT "bookings_status" CHECK ("bookings"."status" in ('in_progress', 'booking_submitted', 'payment_confirmed', 'cancelled', 'expired')),
	CONSTRAINT "bookings_package_type" CHECK ("bookings"."package_type" in ('kiter', 'non-kiter')),
	CONSTRAINT "bookings_cancellation_rule" CHECK ("bookings"."cancellation_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days', 'cancelled_by_organiser', 'waived', 'agreed', 'change_refused')),
	CONSTRAINT "bookings_cancelled" CHECK (num_nulls("bookings"."cancelled_at", "bookings"."cancellation_rule") = case when "bookings"."status" = 'cancelled' then 0 else 2 end),
	CONSTRAINT "bookings_before_cancelling" CHECK ("bookings"."before_cancelling" is null or "bookings"."status" = 'cancelled'),
	CONSTRAINT "bookings_cancellation_fee" CHECK (("bookings"."cancellation_fee_cents" is not null) = ("bookings"."cancellation_rule" is not distinct from 'agreed') and "bookings"."cancellation_fee_cents" >= 0),
	CONSTRAINT "bookings_health_consent" CHECK (num_nulls("bookings"."health_consent_at", "bookings"."health_consent_version") in (0, 2) and ("bookings"."health_consent_withdrawn_at" is null or "bookings"."health_consent_at" is not null)),
	CONSTRAINT "bookings_sealed_emergency_contact" CHECK ("bookings"."emergency_contact" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_sealed_emergency_phone" CHECK ("bookings"."emergency_phone" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_sealed_health_conditions" CHECK ("bookings"."health_conditions" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_sealed_allergies" CHECK ("bookings"."allergies" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_sealed_refund_account_next" CHECK ("bookings"."refund_account_next" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_sealed_refund_account" CHECK ("bookings"."refund_account" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "bookings_room" CHECK ("bookings"."room" in ('private', 'shared')),
	CONSTRAINT "bookings_room_share" CHECK ("bookings"."room_share" is null or ("bookings"."place_number" is not null and "bookings"."room" is not distinct from 'shared')),
	CONSTRAINT "bookings_tier" CHECK ("bookings"."tier" in ('super_early_bird', 'early_bird', 'standard')),
	CONSTRAINT "bookings_place_while_held" CHECK (("bookings"."status" in ('booking_submitted', 'payment_confirmed')) = ("bookings"."place_number" is not null)),
	CONSTRAINT "bookings_place_is_somewhere" CHECK ("bookings"."place_number" is null or ("bookings"."place_number" >= 1 and "bookings"."retreat_id" is not null and "bookings"."package_type" is not null)),
	CONSTRAINT "bookings_submitted" CHECK ("bookings"."status" = 'in_progress' or "bookings"."submitted_at" is not null),
	CONSTRAINT "bookings_told_how" CHECK ("bookings"."told_how" in ('phone', 'whatsapp')),
	CONSTRAINT "bookings_hold" CHECK ("bookings"."hold_expires_at" is null or "bookings"."status" = 'booking_submitted'),
	CONSTRAINT "bookings_quote_whole" CHECK (num_nulls("bookings"."tier", "bookings"."price_lines", "bookings"."balance_due_on") in (0, 3)),
	CONSTRAINT "bookings_price_lines" CHECK (jsonb_typeof("bookings"."price_lines") = 'array' and not jsonb_path_exists("bookings"."price_lines", '$[*] ? (!(@.kind == "package" || @.kind == "room" || @.kind == "founder" || @.kind == "reduction") || @.cents.type() != "number")')),
	CONSTRAINT "bookings_order" CHECK (num_nulls("bookings"."order_version", "bookings"."ordered_at", "bookings"."ordered_cents") in (0, 3) and ("bookings"."order_changed_at" is null or "bookings"."order_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "unclaimed_holds" (
	"booking_id" uuid PRIMARY KEY NOT NULL,
	"browser_key" text NOT NULL,
	"network_key" text NOT NULL
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
CREATE TABLE "order_texts" (
	"version" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_versions" (
	"version" text PRIMARY KEY NOT NULL,
	"texts_version" text NOT NULL,
	"body" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"version" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"ordered_by" text NOT NULL,
	"total_cents" integer NOT NULL,
	CONSTRAINT "orders_language" CHECK ("orders"."language" in ('en', 'fr', 'nl')),
	CONSTRAINT "orders_ordered_by" CHECK ("orders"."ordered_by" in ('guest', 'pay_link')),
	CONSTRAINT "orders_total" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booking_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"device" text,
	"booking_id" uuid,
	"retreat_id" uuid,
	"field" text,
	"what" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "history_actor" CHECK ("history"."actor" in ('operator', 'guest', 'site')),
	CONSTRAINT "history_device" CHECK ("history"."device" is null or "history"."actor" = 'operator')
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"first_name" text NOT NULL,
	"last_name" text,
	"email" text NOT NULL,
	"phone" text,
	"retreat" text,
	"experience" text,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "contacts_answer" CHECK ("contacts"."answer" is null or "contacts"."answered_at" is not null)
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
	"text" text DEFAULT '' NOT NULL,
	"html" text DEFAULT '' NOT NULL,
	"about" jsonb,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'kept' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"open_until" timestamp with time zone,
	"letter" jsonb,
	CONSTRAINT "mails_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('kept', 'queued', 'sent', 'failed')),
	CONSTRAINT "mails_sent" CHECK (("mails"."state" = 'sent') = ("mails"."sent_at" is not null)),
	CONSTRAINT "mails_one_line" CHECK (("mails"."recipient" || coalesce("mails"."reply_to", '') || "mails"."subject") !~ '[[:cntrl:]]')
);
--> statement-breakpoint
CREATE TABLE "saved_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "season_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"known_until" date,
	"opened_at" timestamp with time zone,
	CONSTRAINT "season_alerts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "typed_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_key" text NOT NULL,
	"client_key" text,
	"queued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"kind" text NOT NULL,
	"server" text DEFAULT '' NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"suspected_at" timestamp with time zone,
	"began_at" timestamp with time zone,
	"calm_since" timestamp with time zone,
	"facts" jsonb,
	"told_on" date,
	"told_over_on" date,
	CONSTRAINT "alerts_kind_server_pk" PRIMARY KEY("kind","server"),
	CONSTRAINT "alerts_kind" CHECK ("alerts"."kind" in ('mail-stuck', 'card-failing', 'disk-full', 'backup-old', 'certificate-ending', 'no-backup-key'))
);
--> statement-breakpoint
CREATE TABLE "backup_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"file" text,
	"bytes" bigint,
	"reason" text,
	CONSTRAINT "backup_runs_state" CHECK ("backup_runs"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "backup_runs_ended" CHECK (("backup_runs"."state" = 'running') = ("backup_runs"."ended_at" is null)),
	CONSTRAINT "backup_runs_file" CHECK (("backup_runs"."state" = 'done') = ("backup_runs"."file" is not null and "backup_runs"."bytes" is not null))
);
--> statement-breakpoint
CREATE TABLE "browser_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"fingerprint" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"page" text NOT NULL,
	"browsers" text[] NOT NULL,
	"version" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "browser_errors_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
CREATE TABLE "connections" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connections_name" CHECK ("connections"."name" in ('stripe', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notion_sync" (
	"id" integer PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"reason" text,
	CONSTRAINT "notion_sync_one_row" CHECK ("notion_sync"."id" = 1),
	CONSTRAINT "notion_sync_state" CHECK ("notion_sync"."state" in ('running', 'done', 'failed')),
	CONSTRAINT "notion_sync_ended" CHECK (("notion_sync"."state" = 'running') = ("notion_sync"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "operator_settings" (
	"id" integer PRIMARY KEY NOT NULL,
	"mail_on_booking" boolean DEFAULT true NOT NULL,
	"mail_on_card_payment" boolean DEFAULT true NOT NULL,
	"mail_on_cancellation" boolean DEFAULT true NOT NULL,
	"morning_digest" boolean DEFAULT true NOT NULL,
	"opened_at" timestamp with time zone,
	"digested_on" date,
	CONSTRAINT "operator_settings_one_row" CHECK ("operator_settings"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "provider_failures" (
	"call" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"last_failed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "restores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"backup_made_at" timestamp with time zone NOT NULL,
	"restored_at" timestamp with time zone NOT NULL,
	"activated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "change_choices" (
	"change_id" uuid NOT NULL,
	"booking_id" uuid NOT NULL,
	"state" text NOT NULL,
	"told_at" timestamp with time zone,
	"choose_by" date,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"held_place" integer,
	CONSTRAINT "change_choices_change_id_booking_id_pk" PRIMARY KEY("change_id","booking_id"),
	CONSTRAINT "change_choices_state" CHECK ("change_choices"."state" in ('asked', 'accepted', 'left', 'silent', 'lapsed', 'ended')),
	CONSTRAINT "change_choices_answered" CHECK (("change_choices"."state" = 'asked') = ("change_choices"."answered_at" is null))
);
--> statement-breakpoint
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
CREATE TABLE "date_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"retreat_id" uuid NOT NULL,
	"kind" text DEFAULT 'terms' NOT NULL,
	"words" text,
	"choose_by" date NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"taken_back_at" timestamp with time zone,
	"to_retreat_id" uuid,
	"status_before" text,
	CONSTRAINT "date_changes_kind" CHECK ("date_changes"."kind" in ('terms', 'days', 'other_date')),
	CONSTRAINT "date_changes_something" CHECK ("date_changes"."words" is not null or "date_changes"."kind" <> 'terms'),
	CONSTRAINT "date_changes_status_before" CHECK ("date_changes"."status_before" in ('draft', 'on_sale', 'closed')),
	CONSTRAINT "date_changes_to" CHECK (num_nulls("date_changes"."to_retreat_id", "date_changes"."status_before") = case when "date_changes"."kind" = 'terms' then 2 else 0 end)
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
	"booker_name" text,
	"refund_link_version" integer DEFAULT 1 NOT NULL,
	"refund_asked_at" timestamp with time zone,
	"refund_account" text,
	"refund_account_at" timestamp with time zone,
	"refund_account_next" text,
	CONSTRAINT "hand_overs_sealed_refund_account" CHECK ("hand_overs"."refund_account" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "hand_overs_sealed_refund_account_next" CHECK ("hand_overs"."refund_account_next" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
	CONSTRAINT "hand_overs_state" CHECK ("hand_overs"."state" in ('asked', 'open', 'accepted', 'taken_back', 'refused', 'lapsed')),
	CONSTRAINT "hand_overs_ended" CHECK (("hand_overs"."state" in ('asked', 'open')) = ("hand_overs"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" text NOT NULL,
	"payment_id" uuid NOT NULL,
	"file" text,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_lines_id_payment_id_pk" PRIMARY KEY("id","payment_id"),
	CONSTRAINT "bank_lines_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"provider_id" text,
	"url" text,
	"booking_id" uuid NOT NULL,
	"payment_type" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"parts" jsonb,
	"by_pay_link" boolean DEFAULT false NOT NULL,
	"payer_email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "checkout_sessions_amount" CHECK ("checkout_sessions"."amount_cents" > 0),
	CONSTRAINT "checkout_sessions_payment_type" CHECK ("checkout_sessions"."payment_type" in ('deposit', 'full', 'balance')),
	CONSTRAINT "checkout_sessions_method" CHECK ("checkout_sessions"."method" in ('card', 'bancontact', 'ideal')),
	CONSTRAINT "checkout_sessions_state" CHECK ("checkout_sessions"."state" in ('opening', 'open', 'settled', 'refunded', 'failed', 'closed')),
	CONSTRAINT "checkout_sessions_opened" CHECK ("checkout_sessions"."state" in ('opening', 'closed') or ("checkout_sessions"."provider_id" is not null and "checkout_sessions"."url" is not null))
);
--> statement-breakpoint
CREATE TABLE "instalments" (
	"booking_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"due_on" date NOT NULL,
	"amount_cents" integer NOT NULL,
	"until_cents" integer NOT NULL,
	CONSTRAINT "instalments_booking_id_number_pk" PRIMARY KEY("booking_id","number"),
	CONSTRAINT "instalments_number" CHECK ("instalments"."number" between 1 and 6),
	CONSTRAINT "instalments_amount" CHECK ("instalments"."amount_cents" between 1 and "instalments"."until_cents")
);
--> statement-breakpoint
CREATE TABLE "kept_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"account" text,
	"booked_on" date,
	"amount_cents" integer NOT NULL,
	"text" text NOT NULL,
	"identity" text NOT NULL,
	"occurrence" integer NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_lines_state" CHECK ("kept_lines"."state" in ('waiting', 'ignored')),
	CONSTRAINT "kept_lines_amount" CHECK ("kept_lines"."amount_cents" > 0)
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
	"refund_rule" text,
	"reason_note" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"received_on" date,
	"note" text,
	"papers_due_at" timestamp with time zone,
	"entry_before" jsonb,
	"undone_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"disputed_cents" integer,
	"waived_cents" integer,
	"payer_email" text,
	"paid_by" text,
	"payer_hand_over_id" uuid,
	"payee_told" text,
	CONSTRAINT "payments_provider_reference" UNIQUE("provider_reference","booking_id"),
	CONSTRAINT "payments_payee_told" CHECK ("payments"."payee_told" in ('promised', 'sent')),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('deposit', 'full', 'balance', 'refund')),
	CONSTRAINT "payments_method" CHECK ("payments"."method" in ('card', 'bank_transfer', 'cash', 'bancontact', 'ideal')),
	CONSTRAINT "payments_paid_by" CHECK ("payments"."paid_by" in ('guest', 'booker', 'link')),
	CONSTRAINT "payments_state" CHECK ("payments"."state" in ('initiated', 'reported', 'received', 'rejected', 'failed', 'refunded')),
	CONSTRAINT "payments_refund_of" CHECK (("payments"."kind" = 'refund') = ("payments"."refund_of" is not null)),
	CONSTRAINT "payments_refund_reason" CHECK ("payments"."refund_reason" in ('booking_cancelled', 'booking_changed', 'no_place_left', 'paid_too_much', 'paid_after_cancelling', 'hold_ended', 'given_back', 'dispute_lost', 'price_lowered', 'paid_back', 'taken_back')),
	CONSTRAINT "payments_refund_rule" CHECK ("payments"."refund_rule" in ('within_48_hours', '45_days_or_more', '30_to_44_days', 'under_30_days')),
	CONSTRAINT "payments_disputed_cents" CHECK ("payments"."disputed_cents" is null or "payments"."disputed_cents" >= 0),
	CONSTRAINT "payments_waived_cents" CHECK ("payments"."waived_cents" is null or "payments"."waived_cents" > 0),
	CONSTRAINT "payments_reason_of_refund" CHECK ("payments"."refund_reason" is null or "payments"."kind" = 'refund'),
	CONSTRAINT "payments_papers_wait" CHECK ("payments"."papers_due_at" is null or (("payments"."state" = 'received' or "payments"."kind" = 'refund') and "payments"."entry_before" is not null))
);
--> statement-breakpoint
CREATE TABLE "refund_tries" (
	"refund_id" uuid PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"failing_since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"key_number" integer DEFAULT 0 NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "refund_tries_counts" CHECK ("refund_tries"."failures" >= 0 and "refund_tries"."key_number" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"payment_intent" text NOT NULL,
	"booking_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"method" text DEFAULT 'card' NOT NULL,
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
CREATE TABLE "unmatched_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
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
CREATE TABLE "picture_files" (
	"picture_id" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "picture_files_picture_id_width_format_pk" PRIMARY KEY("picture_id","width","format"),
	CONSTRAINT "picture_files_format" CHECK ("picture_files"."format" in ('avif', 'webp'))
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retreats" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"places_kiter" integer NOT NULL,
	"places_non_kiter" integer NOT NULL,
	"status" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"minimum_guests" integer,
	"kept_open" boolean DEFAULT false NOT NULL,
	"waiting_list_paused" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancellation_words" text,
	"lodge_link_version" integer DEFAULT 1 NOT NULL,
	"lodge_link_at" timestamp with time zone,
	"photos_url" text,
	"photos_until" date,
	CONSTRAINT "retreats_dates_in_order" CHECK ("retreats"."starts_on" <= "retreats"."ends_on"),
	CONSTRAINT "retreats_places" CHECK ("retreats"."places_kiter" >= 0 and "retreats"."places_non_kiter" >= 0),
	CONSTRAINT "retreats_status" CHECK ("retreats"."status" in ('draft', 'on_sale', 'closed', 'cancelled')),
	CONSTRAINT "retreats_minimum" CHECK ("retreats"."minimum_guests" is null or "retreats"."minimum_guests" >= 1),
	CONSTRAINT "retreats_photos" CHECK (num_nulls("retreats"."photos_url", "retreats"."photos_until") <> 1),
	CONSTRAINT "retreats_cancelled" CHECK (("retreats"."status" = 'cancelled') = ("retreats"."cancelled_at" is not null) and ("retreats"."status" = 'cancelled' or "retreats"."cancellation_words" is null))
);
--> statement-breakpoint
CREATE TABLE "waiting_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"retreat_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"email" text NOT NULL,
	"kiters" integer NOT NULL,
	"non_kiters" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"offered_at" timestamp with time zone,
	"offer_until" timestamp with time zone,
	"offer_cents" integer,
	"reminded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "waiting_entries_size" CHECK ("waiting_entries"."kiters" >= 0 and "waiting_entries"."non_kiters" >= 0 and "waiting_entries"."kiters" + "waiting_entries"."non_kiters" between 1 and 4),
	CONSTRAINT "waiting_entries_offer" CHECK (num_nulls("waiting_entries"."offered_at", "waiting_entries"."offer_until", "waiting_entries"."offer_cents") in (0, 3)),
	CONSTRAINT "waiting_entries_outcome" CHECK ("waiting_entries"."outcome" in ('taken', 'declined', 'lapsed', 'closed')),
	CONSTRAINT "waiting_entries_ended" CHECK (("waiting_entries"."ended_at" is null) = ("waiting_entries"."outcome" is null))
);
--> statement-breakpoint
CREATE TABLE "site_draft" (
	"path" text PRIMARY KEY NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "site_draft_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"value" json NOT NULL,
	"base_version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"overwritten" json DEFAULT '[]'::json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"n" integer PRIMARY KEY NOT NULL,
	"document" json NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	"changes" json NOT NULL,
	"draft" json NOT NULL,
	"overwritten" json NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wind_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"choice" text,
	"chosen_at" timestamp with time zone,
	"chosen_by" text,
	"days" integer,
	"account" text,
	"paid_at" timestamp with time zone,
	CONSTRAINT "wind_claims_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "wind_claims_choice" CHECK ("wind_claims"."choice" in ('days', 'cash')),
	CONSTRAINT "wind_claims_chosen_by" CHECK ("wind_claims"."chosen_by" in ('operator', 'guest', 'site')),
	CONSTRAINT "wind_claims_chosen" CHECK (num_nulls("wind_claims"."choice", "wind_claims"."chosen_at", "wind_claims"."chosen_by", "wind_claims"."days") in (0, 4)),
	CONSTRAINT "wind_claims_cash" CHECK ("wind_claims"."choice" = 'cash' or num_nonnulls("wind_claims"."account", "wind_claims"."paid_at") = 0),
	CONSTRAINT "wind_claims_sealed_account" CHECK ("wind_claims"."account" ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$')
);
--> statement-breakpoint
CREATE TABLE "wind_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wind_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"retreat_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kite" text,
	"note" text,
	"at" timestamp with time zone NOT NULL,
	"device" text NOT NULL,
	CONSTRAINT "wind_entries_kite" CHECK ("wind_entries"."kite" in ('full', 'partly', 'none'))
);
--> statement-breakpoint
CREATE TABLE "wind_redemptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"booking_id" uuid,
	"note" text,
	CONSTRAINT "wind_redemptions_days" CHECK ("wind_redemptions"."days" >= 1)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_answers" ADD CONSTRAINT "guest_answers_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unclaimed_holds" ADD CONSTRAINT "unclaimed_holds_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_versions" ADD CONSTRAINT "order_versions_texts_version_order_texts_version_fk" FOREIGN KEY ("texts_version") REFERENCES "public"."order_texts"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_version_order_versions_version_fk" FOREIGN KEY ("version") REFERENCES "public"."order_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking_notes" ADD CONSTRAINT "booking_notes_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "history" ADD CONSTRAINT "history_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_choices" ADD CONSTRAINT "change_choices_change_id_date_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."date_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_choices" ADD CONSTRAINT "change_choices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "date_changes" ADD CONSTRAINT "date_changes_to_retreat_id_retreats_id_fk" FOREIGN KEY ("to_retreat_id") REFERENCES "public"."retreats"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hand_overs" ADD CONSTRAINT "hand_overs_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "instalments" ADD CONSTRAINT "instalments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_refund_of_payments_id_fk" FOREIGN KEY ("refund_of") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_payer_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("payer_hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_tries" ADD CONSTRAINT "refund_tries_refund_id_payments_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_files" ADD CONSTRAINT "picture_files_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entries" ADD CONSTRAINT "waiting_entries_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wind_claims" ADD CONSTRAINT "wind_claims_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wind_entries" ADD CONSTRAINT "wind_entries_retreat_id_retreats_id_fk" FOREIGN KEY ("retreat_id") REFERENCES "public"."retreats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wind_redemptions" ADD CONSTRAINT "wind_redemptions_claim_id_wind_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."wind_claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wind_redemptions" ADD CONSTRAINT "wind_redemptions_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "bookings_user" ON "bookings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bookings_created" ON "bookings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_email" ON "bookings" USING btree ("email");--> statement-breakpoint
CREATE INDEX "bookings_unused" ON "bookings" USING btree ("updated_at") WHERE "bookings"."status" in ('in_progress', 'expired');--> statement-breakpoint
CREATE INDEX "bookings_cancelling" ON "bookings" USING btree ("retreat_id") WHERE "bookings"."before_cancelling" is not null;--> statement-breakpoint
CREATE INDEX "bookings_agreement" ON "bookings" USING btree ("id") WHERE "bookings"."before_agreement" is not null;--> statement-breakpoint
CREATE INDEX "bookings_hold_expires" ON "bookings" USING btree ("hold_expires_at");--> statement-breakpoint
CREATE INDEX "bookings_held" ON "bookings" USING btree ("retreat_id","package_type") WHERE "bookings"."place_number" is not null;--> statement-breakpoint
CREATE INDEX "unclaimed_holds_browser" ON "unclaimed_holds" USING btree ("browser_key");--> statement-breakpoint
CREATE INDEX "unclaimed_holds_network" ON "unclaimed_holds" USING btree ("network_key");--> statement-breakpoint
CREATE INDEX "documents_booking" ON "documents" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "orders_booking" ON "orders" USING btree ("booking_id","ordered_at");--> statement-breakpoint
CREATE INDEX "booking_notes_booking" ON "booking_notes" USING btree ("booking_id","at");--> statement-breakpoint
CREATE INDEX "history_booking" ON "history" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "history_retreat" ON "history" USING btree ("retreat_id","id");--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "contacts_unanswered" ON "contacts" USING btree ("created_at") WHERE "contacts"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contacts_email" ON "contacts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "mails_booking" ON "mails" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."state" = 'queued';--> statement-breakpoint
CREATE INDEX "mails_with_text" ON "mails" USING btree ("created_at") WHERE "mails"."text" <> '';--> statement-breakpoint
CREATE INDEX "mails_failed" ON "mails" USING btree ("created_at") WHERE "mails"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "season_alerts_asked" ON "season_alerts" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "typed_mails_recipient" ON "typed_mails" USING btree ("recipient_key");--> statement-breakpoint
CREATE INDEX "typed_mails_client" ON "typed_mails" USING btree ("client_key");--> statement-breakpoint
CREATE INDEX "backup_runs_started" ON "backup_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "browser_errors_last" ON "browser_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "restores_asleep" ON "restores" USING btree ("restored_at") WHERE "restores"."activated_at" is null;--> statement-breakpoint
CREATE INDEX "change_choices_booking" ON "change_choices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "change_choices_open" ON "change_choices" USING btree ("change_id") WHERE "change_choices"."state" = 'asked';--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_open" ON "complaints" USING btree ("booking_id","user_id") WHERE "complaints"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "complaints_booking" ON "complaints" USING btree ("booking_id","received_at");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "date_changes_to_retreat" ON "date_changes" USING btree ("to_retreat_id");--> statement-breakpoint
CREATE INDEX "date_changes_retreat" ON "date_changes" USING btree ("retreat_id","announced_at");--> statement-breakpoint
CREATE UNIQUE INDEX "hand_overs_live" ON "hand_overs" USING btree ("booking_id") WHERE "hand_overs"."state" in ('asked', 'open');--> statement-breakpoint
CREATE INDEX "hand_overs_booking" ON "hand_overs" USING btree ("booking_id","made_at");--> statement-breakpoint
CREATE INDEX "hand_overs_from" ON "hand_overs" USING btree ("from_user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_one_live" ON "checkout_sessions" USING btree ("booking_id") WHERE "checkout_sessions"."state" in ('opening', 'open');--> statement-breakpoint
CREATE INDEX "checkout_sessions_booking" ON "checkout_sessions" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "kept_lines_kept" ON "kept_lines" USING btree ("kept_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_report" ON "payments" USING btree ("booking_id","kind") WHERE "payments"."state" = 'reported' and "payments"."kind" <> 'balance';--> statement-breakpoint
CREATE INDEX "payments_refund_of_index" ON "payments" USING btree ("refund_of");--> statement-breakpoint
CREATE INDEX "payments_booking" ON "payments" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "payments_papers_due" ON "payments" USING btree ("papers_due_at") WHERE "payments"."papers_due_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_state_index" ON "payments" USING btree ("state");--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("due_at") WHERE "webhook_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "retreats_dates" ON "retreats" USING btree ("starts_on","ends_on") WHERE "retreats"."status" <> 'cancelled' and not "retreats"."is_test";--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entries_address" ON "waiting_entries" USING btree ("retreat_id","email");--> statement-breakpoint
CREATE INDEX "waiting_entries_email" ON "waiting_entries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "wind_entries_retreat" ON "wind_entries" USING btree ("retreat_id","id");--> statement-breakpoint
CREATE INDEX "wind_redemptions_claim" ON "wind_redemptions" USING btree ("claim_id");
--> statement-breakpoint
-- What drizzle-kit does not know. It ends every migration (npm run migration), so each statement may run again.
CREATE OR REPLACE FUNCTION "refuse_document_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "documents_are_final" BEFORE UPDATE OR DELETE ON "documents" FOR EACH ROW EXECUTE FUNCTION "refuse_document_change"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refuse_order_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what was ordered is never changed';
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_texts_are_final" BEFORE UPDATE OR DELETE ON "order_texts" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "order_versions_are_final" BEFORE UPDATE OR DELETE ON "order_versions" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER "orders_are_final" BEFORE UPDATE ON "orders" FOR EACH ROW EXECUTE FUNCTION "refuse_order_change"();
