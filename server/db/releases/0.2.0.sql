CREATE SCHEMA drizzle;


--
-- Name: refuse_document_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_document_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'a document that was issued is never changed or deleted';
END $$;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: __drizzle_migrations; Type: TABLE; Schema: drizzle; Owner: -
--

CREATE TABLE drizzle.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: drizzle; Owner: -
--

CREATE SEQUENCE drizzle.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: drizzle; Owner: -
--

ALTER SEQUENCE drizzle.__drizzle_migrations_id_seq OWNED BY drizzle.__drizzle_migrations.id;


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: admin_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.admin_sessions (
    token_hash text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    device text,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    password_mark text
);


--
-- Name: backup_runs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.backup_runs (
    id bigint NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    file text,
    bytes bigint,
    reason text,
    CONSTRAINT backup_runs_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT backup_runs_file CHECK (((state = 'done'::text) = ((file IS NOT NULL) AND (bytes IS NOT NULL)))),
    CONSTRAINT backup_runs_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.backup_runs ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.backup_runs_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: bank_layouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_layouts (
    fingerprint text NOT NULL,
    columns jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL
);


--
-- Name: bank_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bank_lines (
    id text NOT NULL,
    payment_id uuid NOT NULL,
    booked_on date,
    applied_at timestamp with time zone NOT NULL,
    link text DEFAULT 'received'::text NOT NULL,
    CONSTRAINT bank_lines_link CHECK ((link = ANY (ARRAY['received'::text, 'entered'::text])))
);


--
-- Name: booking_notes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.booking_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    at timestamp with time zone NOT NULL,
    device text NOT NULL,
    text text NOT NULL
);


--
-- Name: bookings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.bookings (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    user_id text,
    status text NOT NULL,
    submitted_at timestamp with time zone,
    hold_expires_at timestamp with time zone,
    reminded_at timestamp with time zone,
    retreat_id uuid,
    package_type text,
    place_number integer,
    first_name text,
    last_name text,
    email text,
    phone text,
    emergency_contact text,
    emergency_phone text,
    age double precision,
    weight double precision,
    height double precision,
    kiting_experience text,
    health_conditions text,
    room text,
    diet text,
    wetsuit_size text,
    wetsuit_gender text,
    tier text,
    base_price_cents integer,
    room_supplement_cents integer,
    discount_cents integer,
    total_cents integer,
    deposit_cents integer,
    balance_cents integer,
    balance_due_on date,
    reference_suffix text NOT NULL,
    calendar_sequence integer DEFAULT 0 NOT NULL,
    is_example boolean DEFAULT false NOT NULL,
    cancelled_at timestamp with time zone,
    cancellation_rule text,
    health_consent_at timestamp with time zone,
    health_consent_version text,
    health_consent_withdrawn_at timestamp with time zone,
    search_text text GENERATED ALWAYS AS (lower(
CASE
    WHEN (octet_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)) = char_length(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix))) THEN ((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix)
    ELSE translate(replace(replace(replace(replace(replace(replace(replace(replace(((((((((((((COALESCE(first_name, ''::text) || ' '::text) || COALESCE(last_name, ''::text)) || chr(10)) || COALESCE(email, ''::text)) || chr(10)) || COALESCE(phone, ''::text)) || chr(10)) || regexp_replace(replace(COALESCE(phone, ''::text), '(0)'::text, ''::text), '[^0-9+]'::text, ''::text, 'g'::text)) || chr(10)) || COALESCE(last_name, ''::text)) || '-'::text) || reference_suffix), 'ß'::text, 'ss'::text), 'ẞ'::text, 'SS'::text), 'æ'::text, 'ae'::text), 'Æ'::text, 'AE'::text), 'œ'::text, 'oe'::text), 'Œ'::text, 'OE'::text), 'þ'::text, 'th'::text), 'Þ'::text, 'TH'::text), 'ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžƠơƯưǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǦǧǨǩǪǫǬǭǰǴǵǸǹǺǻȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȞȟȦȧȨȩȪȫȬȭȮȯȰȱȲȳḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹøØłŁđĐðÐħĦŧŦŋŊıəƏ’‘ʼʻ´`′“”„″‐‑‒–—−̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̕̚'::text, 'AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyyAaAaAaCcCcCcCcDdEeEeEeEeEeGgGgGgGgHhIiIiIiIiIJjKkLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZzOoUuAaIiOoUuUuUuUuUuAaAaGgKkOoOojGgNnAaAaAaEeEeIiIiOoOoRrRrUuUuSsTtHhAaEeOoOoOoOoYyAaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPpRrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwyAaAaAaAaAaAaAaAaAaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYyoOlLdDdDhHtTnNieE''''''''''''''""""------'::text)
END)) STORED NOT NULL,
    time_zone text,
    arrival_flight text,
    arrival_date date,
    arrival_time text,
    departure_flight text,
    departure_date date,
    departure_time text,
    travel_note text,
    lowered_cents integer DEFAULT 0 NOT NULL,
    refund_link_version integer DEFAULT 1 NOT NULL,
    refund_asked_at timestamp with time zone,
    refund_account text,
    refund_account_at timestamp with time zone,
    pay_link_version integer DEFAULT 1 NOT NULL,
    room_share uuid,
    room_wish text,
    coach text,
    papers_checked_at timestamp with time zone,
    packed_at timestamp with time zone,
    CONSTRAINT bookings_cancellation_rule CHECK ((cancellation_rule = ANY (ARRAY['within_48_hours'::text, '45_days_or_more'::text, '30_to_44_days'::text, 'under_30_days'::text, 'cancelled_by_organiser'::text, 'extraordinary_circumstances'::text, 'waived'::text]))),
    CONSTRAINT bookings_cancelled CHECK ((num_nulls(cancelled_at, cancellation_rule) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT bookings_health_consent CHECK (((num_nulls(health_consent_at, health_consent_version) = ANY (ARRAY[0, 2])) AND ((health_consent_withdrawn_at IS NULL) OR (health_consent_at IS NOT NULL)))),
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR (status = 'booking_submitted'::text))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_place_is_somewhere CHECK (((place_number IS NULL) OR ((place_number >= 1) AND (retreat_id IS NOT NULL) AND (package_type IS NOT NULL)))),
    CONSTRAINT bookings_place_while_held CHECK (((status = ANY (ARRAY['booking_submitted'::text, 'payment_confirmed'::text])) = (place_number IS NOT NULL))),
    CONSTRAINT bookings_quote_adds_up CHECK (((total_cents IS NULL) OR ((total_cents = (((base_price_cents + room_supplement_cents) - discount_cents) - lowered_cents)) AND (balance_cents = (total_cents - deposit_cents)) AND (discount_cents >= 0) AND (lowered_cents >= 0) AND (balance_cents >= 0)))),
    CONSTRAINT bookings_quote_whole CHECK ((num_nulls(tier, base_price_cents, room_supplement_cents, discount_cents, total_cents, deposit_cents, balance_cents, balance_due_on) = ANY (ARRAY[0, 8]))),
    CONSTRAINT bookings_room CHECK ((room = ANY (ARRAY['private'::text, 'shared'::text]))),
    CONSTRAINT bookings_room_share CHECK (((room_share IS NULL) OR ((place_number IS NOT NULL) AND (NOT (room IS DISTINCT FROM 'shared'::text))))),
    CONSTRAINT bookings_sealed_refund_account CHECK ((refund_account ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)),
    CONSTRAINT bookings_status CHECK ((status = ANY (ARRAY['in_progress'::text, 'booking_submitted'::text, 'payment_confirmed'::text, 'cancelled'::text, 'expired'::text]))),
    CONSTRAINT bookings_submitted CHECK (((status = 'in_progress'::text) OR (submitted_at IS NOT NULL))),
    CONSTRAINT bookings_tier CHECK ((tier = ANY (ARRAY['super_early_bird'::text, 'early_bird'::text, 'standard'::text])))
);


--
-- Name: checkout_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.checkout_sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_id text,
    url text,
    booking_id uuid NOT NULL,
    payment_type text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    by_pay_link boolean DEFAULT false NOT NULL,
    CONSTRAINT checkout_sessions_amount CHECK ((amount_cents > 0)),
    CONSTRAINT checkout_sessions_opened CHECK (((state = ANY (ARRAY['opening'::text, 'closed'::text])) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
    CONSTRAINT checkout_sessions_payment_type CHECK ((payment_type = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text]))),
    CONSTRAINT checkout_sessions_state CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'settled'::text, 'refunded'::text, 'failed'::text, 'closed'::text])))
);


--
-- Name: contacts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.contacts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    first_name text NOT NULL,
    last_name text,
    email text NOT NULL,
    phone text,
    retreat text,
    experience text,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    user_id text,
    answered_at timestamp with time zone
);


--
-- Name: document_counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.document_counters (
    kind text NOT NULL,
    year integer NOT NULL,
    last integer NOT NULL
);


--
-- Name: documents; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.documents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    booking_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    content jsonb NOT NULL,
    CONSTRAINT documents_kind CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text]))),
    CONSTRAINT documents_number_from_one CHECK ((number >= 1))
);


--
-- Name: history; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.history (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor text NOT NULL,
    device text,
    booking_id uuid,
    retreat_id uuid,
    what text NOT NULL,
    before text,
    after text,
    CONSTRAINT history_actor CHECK ((actor = ANY (ARRAY['operator'::text, 'guest'::text, 'site'::text]))),
    CONSTRAINT history_device CHECK (((device IS NULL) OR (actor = 'operator'::text)))
);


--
-- Name: history_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: kept_lines; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.kept_lines (
    id text NOT NULL,
    booked_on date,
    amount_cents integer NOT NULL,
    text text NOT NULL,
    bank_reference text,
    occurrence integer NOT NULL,
    state text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    kept_at timestamp with time zone NOT NULL,
    CONSTRAINT kept_lines_amount CHECK ((amount_cents > 0)),
    CONSTRAINT kept_lines_state CHECK ((state = ANY (ARRAY['waiting'::text, 'ignored'::text])))
);


--
-- Name: leases; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.leases (
    name text NOT NULL,
    holder uuid NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: mails; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid,
    template text NOT NULL,
    occasion text,
    recipient text NOT NULL,
    reply_to text,
    subject text NOT NULL,
    text text NOT NULL,
    html text NOT NULL,
    files jsonb DEFAULT '[]'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    state text DEFAULT 'kept'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    due_at timestamp with time zone DEFAULT now() NOT NULL,
    open_until timestamp with time zone,
    changed_from jsonb,
    CONSTRAINT mails_one_line CHECK ((((recipient || COALESCE(reply_to, ''::text)) || subject) !~ '[[:cntrl:]]'::text)),
    CONSTRAINT mails_sent CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
    CONSTRAINT mails_state CHECK ((state = ANY (ARRAY['kept'::text, 'queued'::text, 'sent'::text, 'failed'::text])))
);


--
-- Name: notion_sync; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.notion_sync (
    id integer NOT NULL,
    state text NOT NULL,
    started_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    done integer DEFAULT 0 NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    reason text,
    CONSTRAINT notion_sync_ended CHECK (((state = 'running'::text) = (ended_at IS NULL))),
    CONSTRAINT notion_sync_one_row CHECK ((id = 1)),
    CONSTRAINT notion_sync_state CHECK ((state = ANY (ARRAY['running'::text, 'done'::text, 'failed'::text])))
);


--
-- Name: operator_settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.operator_settings (
    id integer NOT NULL,
    mail_on_booking boolean DEFAULT true NOT NULL,
    mail_on_card_payment boolean DEFAULT true NOT NULL,
    mail_on_cancellation boolean DEFAULT true NOT NULL,
    morning_digest boolean DEFAULT true NOT NULL,
    digested_on date,
    CONSTRAINT operator_settings_one_row CHECK ((id = 1))
);


--
-- Name: passkey_challenges; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkey_challenges (
    asker text NOT NULL,
    challenge text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: passkeys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.passkeys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    credential_id text NOT NULL,
    public_key text NOT NULL,
    signature_count bigint NOT NULL,
    rp_id text NOT NULL,
    password_mark text NOT NULL,
    added_at timestamp with time zone NOT NULL,
    last_used_at timestamp with time zone
);


--
-- Name: payments; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    kind text NOT NULL,
    method text NOT NULL,
    amount_cents integer NOT NULL,
    state text NOT NULL,
    provider_reference text,
    reference_text text,
    refund_of uuid,
    refund_reason text,
    created_at timestamp with time zone NOT NULL,
    settled_at timestamp with time zone,
    disputed_at timestamp with time zone,
    reason_note text,
    disputed_cents integer,
    waived_cents integer,
    received_on date,
    note text,
    papers_due_at timestamp with time zone,
    entry_before jsonb,
    undone_at timestamp with time zone,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_disputed_cents CHECK (((disputed_cents IS NULL) OR (disputed_cents >= 0))),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text, 'refund'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'cash'::text]))),
    CONSTRAINT payments_papers_wait CHECK (((papers_due_at IS NULL) OR ((state = 'received'::text) AND (entry_before IS NOT NULL)))),
    CONSTRAINT payments_reason_of_refund CHECK (((refund_reason IS NULL) OR (kind = 'refund'::text))),
    CONSTRAINT payments_refund_of CHECK (((kind = 'refund'::text) = (refund_of IS NOT NULL))),
    CONSTRAINT payments_refund_reason CHECK ((refund_reason = ANY (ARRAY['booking_cancelled'::text, 'booking_changed'::text, 'no_place_left'::text, 'paid_too_much'::text, 'paid_after_cancelling'::text, 'hold_ended'::text, 'given_back'::text, 'dispute_lost'::text, 'price_lowered'::text, 'paid_back'::text, 'taken_back'::text]))),
    CONSTRAINT payments_state CHECK ((state = ANY (ARRAY['initiated'::text, 'reported'::text, 'received'::text, 'rejected'::text, 'failed'::text, 'refunded'::text]))),
    CONSTRAINT payments_waived_cents CHECK (((waived_cents IS NULL) OR (waived_cents > 0)))
);


--
-- Name: rate_limits; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.rate_limits (
    key text NOT NULL,
    points integer NOT NULL,
    expire timestamp with time zone
);


--
-- Name: refund_tries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.refund_tries (
    refund_id uuid NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    due_at timestamp with time zone NOT NULL,
    key_number integer DEFAULT 0 NOT NULL,
    told_at timestamp with time zone,
    CONSTRAINT refund_tries_counts CHECK (((failures >= 0) AND (key_number >= 0)))
);


--
-- Name: restores; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.restores (
    id bigint NOT NULL,
    backup_made_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone NOT NULL,
    activated_at timestamp with time zone
);


--
-- Name: restores_id_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.restores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.restores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: retreats; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.retreats (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    starts_on date NOT NULL,
    ends_on date NOT NULL,
    places_kiter integer NOT NULL,
    places_non_kiter integer NOT NULL,
    status text NOT NULL,
    minimum_guests integer,
    cancelled_at timestamp with time zone,
    cancellation_reason text,
    lodge_link_version integer DEFAULT 1 NOT NULL,
    lodge_link_at timestamp with time zone,
    CONSTRAINT retreats_cancellation_reason CHECK ((cancellation_reason = ANY (ARRAY['organiser'::text, 'extraordinary'::text]))),
    CONSTRAINT retreats_cancelled CHECK ((num_nulls(cancelled_at, cancellation_reason) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT retreats_dates_in_order CHECK ((starts_on <= ends_on)),
    CONSTRAINT retreats_minimum CHECK (((minimum_guests IS NULL) OR (minimum_guests >= 1))),
    CONSTRAINT retreats_places CHECK (((places_kiter >= 0) AND (places_non_kiter >= 0))),
    CONSTRAINT retreats_status CHECK ((status = ANY (ARRAY['draft'::text, 'on_sale'::text, 'closed'::text, 'cancelled'::text])))
);


--
-- Name: sandbox_checkouts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_checkouts (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    booking_id text NOT NULL,
    payment_type text NOT NULL,
    description text NOT NULL,
    amount_cents integer NOT NULL,
    status text NOT NULL,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    expires_at timestamp with time zone NOT NULL
);


--
-- Name: sandbox_refunds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sandbox_refunds (
    id text NOT NULL,
    idempotency_key text NOT NULL,
    payment_intent text NOT NULL,
    amount_cents integer NOT NULL
);


--
-- Name: sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sessions (
    id text NOT NULL,
    token text NOT NULL,
    user_id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: unclaimed_holds; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.unclaimed_holds (
    booking_id uuid NOT NULL,
    browser_key text NOT NULL,
    network_key text NOT NULL
);


--
-- Name: users; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.users (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean DEFAULT false NOT NULL,
    image text,
    first_name text DEFAULT ''::text NOT NULL,
    last_name text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT users_email_in_lower_case CHECK ((email = lower(email)))
);


--
-- Name: verifications; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.verifications (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);


--
-- Name: webhook_events; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.webhook_events (
    id text NOT NULL,
    type text NOT NULL,
    subject_kind text NOT NULL,
    subject_id text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    processed_at timestamp with time zone,
    attempts integer DEFAULT 0 NOT NULL,
    last_error text,
    due_at timestamp with time zone NOT NULL,
    CONSTRAINT webhook_events_subject_kind CHECK ((subject_kind = ANY (ARRAY['checkout'::text, 'payment'::text, 'dispute'::text])))
);


--
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('drizzle.__drizzle_migrations_id_seq'::regclass);


--
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: drizzle; Owner: -
--

INSERT INTO drizzle.__drizzle_migrations VALUES
	(1, '96a7a8bedf84506db49caa7c7c0fe4f569a66e4eee704400c57bd442bc875875', 1795319988885),
	(2, 'e2996488a5887fd67d4adb945dbbc04deca8ecb9a895a643242ba5449a2e4be7', 1795322679971),
	(3, '08d4c3bf9b9699d5c0d611d81f4bfeae5487d5a4499bffb8b79755927748c0eb', 1795325259450),
	(4, 'aa13849de2db12958fd0f617fba691e7948a84757823f3a5d539a08b9fdc1922', 1795329285331),
	(5, '1be09045ecdf05c20c4def67848fb50d8b1d5957514074e4d70798d41e93473e', 1795332116120),
	(6, '729085bae42773e827bfc2214539c07b4740c2d6d8a1d5e00b0719c40b20dc3f', 1795332686732),
	(7, '809b2eb06300ca07835466d0c32f656f71e27be318e05d0cd5579894143d1fe4', 1795340416878),
	(8, 'a246b7d9fa0835384604f653e097606efe9534bf97625f6c2e338f2cf7ad8e72', 1795341515121),
	(9, 'abcd7d485c9b1f63fe87526563fda685260a0e681d19856c4a75e45ae824347e', 1795344627120),
	(10, '765856c4a108e65b3bdc803da10e9603bc774c748b0f6e481bb8fed1f2352109', 1795351022586),
	(11, '918378b467e547964a71b9677f1ebbe66e10abb3f07dbbb6895e3ee01a4f9f3b', 1795351678804),
	(12, '41f47a1f616772bbe904a823305ac19bc53e5ce91c9284e5f210e480e67d6689', 1795354592919),
	(13, '155787cf2ad0130939ca0785fed25f99e9363d64ccbffb97d754bff0cbaf145f', 1795354626855),
	(14, 'ba0c1eed4e10cce3c9040e6ed44fa406352da1523bb7401731dec26fd9d2ad85', 1795355080558),
	(15, '6d5a25f4bc7486917c83313beae37a4e2ddf11acf4691a90353c9cdb3107fb7f', 1795355691882),
	(16, '738fb21ecbfd77a303c78ce215b9213182d5a17469de0990bd93f364a2b0afef', 1795355708516),
	(17, '9bfc7677b9c70abeca73c0342728c83dda7dec38e24d2f18420ee76fa6f81f53', 1795356370643),
	(18, 'be1ba4a92d8447cc1a8312171bd73f2637a4724e77aba27829e1a9b20bd6c6c6', 1795357437972),
	(19, 'a1f33b60d966a32feea1061535c1b1a74808556fa609c4090e6a03d57865c027', 1795358370958),
	(20, '0b777a175d8fab43ae103c51bd7a08dd27e6d5f452665b0505004252a2cf3a6f', 1795358383448);
INSERT INTO drizzle.__drizzle_migrations VALUES
	(21, '1e7c2f8c00b12ce06a5a30a0e95c974ca8f2db3100132ac912edd9e4326c710a', 1795363513137),
	(22, 'cf01f5cc84004ed59814e9cb40f50d2bd31bb0887d2c8c00694b0694e65dae3f', 1795366721070),
	(23, 'b26be8baf416e8cea7e8f0acb5e7631ac372cf4e62ebdb9397fe250a2d2083da', 1795367810105);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('OvyxIPH8HuHtY8vDqlBkC6FXQwwjnLqt', 'v1ui0NSZZsskbSdpXMIWJarL3V7ERihP', 'credential', 'v1ui0NSZZsskbSdpXMIWJarL3V7ERihP', NULL, NULL, NULL, NULL, NULL, NULL, 'b452f9648a16eec6a4de83991504f028:29c85422b0ceaf6dbde6d303177828ac6bf4843464a1eb03986b5346888f8c0f31824b8b1d695e260df82a1fd5f44ee268398ddc1b9440ae2519905b4a9c0da2', '2026-11-22 19:28:32.733+00', '2026-11-22 19:28:32.733+00'),
	('2ltNirFXUN8Bk4VZxvuLAUAjPwzA4Eod', 'PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', 'credential', 'PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', NULL, NULL, NULL, NULL, NULL, NULL, 'fad143d55c233fbc57ede2572dc91379:680176ce261c5c25ac3311238586b6621782dc555fc68565e6a369401b08e340a57128a21fb607ca4d66134950b1f1efe0bb1ef3305a64d9b70fb65607b0a00c', '2026-11-22 19:28:33.968+00', '2026-11-22 19:28:33.968+00'),
	('jnuvVNA5X7Cv6FrUBJfraDcLuxjbwfjT', 'JuTjyAxwjijrefflMpkYqdpegeulH2ES', 'credential', 'JuTjyAxwjijrefflMpkYqdpegeulH2ES', NULL, NULL, NULL, NULL, NULL, NULL, 'd06bd49113a955eb7c59c16ee8a2fa41:07e5e8b1b46c40c4f8e6b99c0f7a18fb764cbb6d04060c85c9eb5a8b1c6cd7bd94c8d84bf0cf0694168fd20b567431836ec9e74a42a688b4cb772296aeef4fec', '2026-11-22 19:28:35.257+00', '2026-11-22 19:28:35.257+00'),
	('zHVT4Zez0UgH3whbvzKz6nRJRtasxXMT', 'PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', 'credential', 'PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', NULL, NULL, NULL, NULL, NULL, NULL, '1c752802239d4e2aea3be670f4d0e7f4:d5a2e122334b0c670d5544d20e724ec92b3d42bc56d44a166bc82d6a6e8203640efcdcf8d7a37cf2e85a4477aef75bbd1e1ed0f30604833a84fa6da891bedcf5', '2026-11-22 19:28:36.207+00', '2026-11-22 19:28:36.207+00'),
	('qAc3qJHrlaGFOj3GnQURoXUM4qLsemJ4', '7XFtK8vLLQjAf2ulfw0PaRDd38kMcJbA', 'credential', '7XFtK8vLLQjAf2ulfw0PaRDd38kMcJbA', NULL, NULL, NULL, NULL, NULL, NULL, '38cb1301ac7236da7261b46f52bfb161:7920cebc99aabb042cec2e964d091b069d989989bc75ada9580e13fc11b6bc7f34a0d5390ffa1611b54d96a9685dbb8e703c65fb6f70ac9215bf958f04c8350d', '2026-11-22 19:28:36.858+00', '2026-11-22 19:28:36.858+00'),
	('DTWYIwNFFqvMzDpfIUxl8CeJHUck8P0R', 'DmEWaK62Cj0zgIdzqxFa4PbXVSXqpsjn', 'credential', 'DmEWaK62Cj0zgIdzqxFa4PbXVSXqpsjn', NULL, NULL, NULL, NULL, NULL, NULL, '8878e3428fa4dc5edd8515bd0eec9128:ad6dc0d2c443c7155e836955c96c5dadabbf7e4e9affa08218dc565dbd5119868c0759d3afab87c265e974be36c5a6532f32304d98e085c52de01152c83a1c74', '2026-11-22 19:28:37.496+00', '2026-11-22 19:28:37.496+00'),
	('HLnvQmbWBhuX5q9N94Q8BH34ogmRq59K', '3nwS8mqHCYqvZINWrG1aTR8Oaelz8FVo', 'credential', '3nwS8mqHCYqvZINWrG1aTR8Oaelz8FVo', NULL, NULL, NULL, NULL, NULL, NULL, '596fb8cd38b942d0fb40f6f2186aec36:e2908054cd1bff283086b64e169cace588126baf9802cd28c1d113d139ecfd5d100818baf34912e102e11e591ecaf0019907c271f1c23d843103aba6f51510ce', '2026-11-22 19:28:38.419+00', '2026-11-22 19:28:38.419+00'),
	('lyfpbZdCGX3fPpca1CMnhNHQzTjQal1I', '1Ap3CN1ZPzw8OXUBzc94Bn2DYCKzyvjG', 'credential', '1Ap3CN1ZPzw8OXUBzc94Bn2DYCKzyvjG', NULL, NULL, NULL, NULL, NULL, NULL, 'ceb62184053cb40294b81dbc239a74c0:697b00fe4df9329ec73e74f8d054e11accec57c7db14f1b29a430f664ff321180d64584e36be4d314342fb946b8278d83e707798bf9b4ad95f317d6681265b3f', '2026-11-22 19:28:40.55+00', '2026-11-22 19:28:40.55+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('681c12424969a8d01b1832e7933e7dbdcfaa2b760accd776b47d93a3ca198deb', '2025-09-03 22:00:00+00', 'a device', '1b53cbcf-87e1-4b1c-b074-b0f3bfc1b477', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU');


--
-- Data for Name: backup_runs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.backup_runs OVERRIDING SYSTEM VALUE VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'tradewind-2025-09-02T03-00-00.000Z.jsonl.gz.age', 1000, NULL);


--
-- Data for Name: bank_layouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_layouts VALUES
	('0d8329ea6b264b1a719d8082595d1f35', '{"date": 0, "name": null, "text": null, "amount": 1, "status": null, "account": null, "debitCredit": null}', '2025-09-01 09:00:00+00');


--
-- Data for Name: bank_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bank_lines VALUES
	('35c0f3ea0cbbf84b18dac2d218318f0e', 'b833ae01-bb00-493a-9ec8-652e3ddeee8f', '2025-09-03', '2025-09-01 09:00:00+00', 'received');


--
-- Data for Name: booking_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.booking_notes VALUES
	('a9e26548-3861-40a1-8967-2ff09356b6b2', '36812023-afcb-472d-86c1-2581470fe969', '2025-09-03 10:00:00+00', 'a device', 'Called: comes by train');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('5ee34552-f228-4f3b-8269-ee6a35e76aa9', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '12dc2035-5f7f-4f82-bb01-c4e4584c76e4', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:OhJGZ7Itpl7HHp0fNgB7njLPohgAnOOTq_LWph_djazh7TO8yabufwGvXg', 'sealed:1:b44a573ae91d7f14:__o8b9BoT11pDT8dP5x-oQems9-Q1g7hHS0QnBoGV9qgGZVTAKS5', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', '27QC', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('d94a4dde-f097-4e03-85c2-e50578d0f721', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '12dc2035-5f7f-4f82-bb01-c4e4584c76e4', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:97yMGBmWT5TnTAFtINhuTc9Y9oH6jN9RB7xgnbCOwgjwwVvOoUlo_k3I7g', 'sealed:1:b44a573ae91d7f14:uB17_OOQkThkptFAB228AA4iUMnnPgg2ljHYFsACgQXcvg8Wvo-R', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', '4XFV', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('2eae041c-2316-4e40-bedc-49afd1fffb65', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '745F', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('36812023-afcb-472d-86c1-2581470fe969', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:7cWxVsRw4aN6QjJ2IlCYnwAnmmH8Cb0hlEnUyjjbzC8Usq-MRWzkGw', 'sealed:1:b44a573ae91d7f14:-WDmKeQ4LJVt2F0aJM06sj-uhFdkblFFrtV8C77ONJ2sDChKD8kP6ig', 31, 62, 171, 'Two lessons so far', NULL, 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', 'DCQS', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('bc99cd1f-efed-4942-9544-cafef505cf53', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'JuTjyAxwjijrefflMpkYqdpegeulH2ES', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:6w3iivzy-itCWbYPZvjG--aza8gYG9TwH4M_f6pWcxBqQ7ONSL2u-w', 'sealed:1:b44a573ae91d7f14:WOGFSc1nmQ9IceLKHvoyHjao9kKcMLVk9XnjkzELgQuBADiK87TZVUQ', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'XCU9', 1, false, '2025-09-01 09:00:00+00', 'within_48_hours', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('977ff792-5484-4dcf-8755-71194a250afd', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'sealed:1:b44a573ae91d7f14:Fjy1AQ06w3RlRc7fsRljQGpMSrycKZu08jKO2CpPPMz8sUkrJrfZ', 'sealed:1:b44a573ae91d7f14:nZMOf00tTVwBy9DOihdoVXMYCwVlyH59Vmpl2YUDSdLd5odhBU-aoZnO0v8', NULL, NULL, NULL, NULL, NULL, 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'MJJJ', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('53fe55c0-9580-4009-87cf-4fd1c7a83e86', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'DmEWaK62Cj0zgIdzqxFa4PbXVSXqpsjn', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:bXJB2bnDHtI8JdovSanonFXfWRu3yyc6rC6EjxDxQ7CtWG5b9QzfQg', 'sealed:1:b44a573ae91d7f14:Il-ujKB5DtwXM8paxXNsnc2nJo48xD5WkgPal6_nN4fjvnevdA3pl2s', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '8FZG', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('059f0127-e177-42b7-bc5f-2763ce47836e', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '3nwS8mqHCYqvZINWrG1aTR8Oaelz8FVo', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:Xtrr5Rex0_8Y0XKqDb5qGDq2oty52JUCUAZ_5Ejj8NyFn_Lm3najsg', 'sealed:1:b44a573ae91d7f14:vlLbBdufU2KjWahYYngq4LEapx8U47lyeihjPpx9AO3CK8f2toP2Brk', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'W62P', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('2951817d-4981-4986-8432-719630d2c6c9', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'v1ui0NSZZsskbSdpXMIWJarL3V7ERihP', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:ct5wNCZUdzhqyW2ZY5Wy_rDSXrDlZnXRe-Vax1HrHDmPj_P5PPfk1Q', 'sealed:1:b44a573ae91d7f14:Px_FVasLmfuBbBA-H-vfF9MuZ3jhz8beeXgMDjng3DRPwJFAZAJDvjE', 31, 62, 171, 'Two lessons so far', 'sealed:1:b44a573ae91d7f14:J43hKbRkHlF3ImJmIgc8kYNYL1Fd3S2KEkWARW8xu040bw', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'D63H', 1, false, NULL, NULL, '2025-09-01 09:00:00+00', '2026-11-22', NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('4ac1854f-7bcf-46db-9933-6b13fb5fc658', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', '7XFtK8vLLQjAf2ulfw0PaRDd38kMcJbA', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:M2j_ntvyvU9Crb520rIBDFqCglFfTTPfjF5NzuStNrdi7Gznr3K7jw', 'sealed:1:b44a573ae91d7f14:x2EoJu0P-9CMYquE_G_OxNtRwHpiFMhcrFI4xEhOlFze8oKgIfjWzEM', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '3THB', 1, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('9fa9585d-71f3-4838-94ec-08f63a994a0a', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '1Ap3CN1ZPzw8OXUBzc94Bn2DYCKzyvjG', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:BNm-lNoQRlfMw03fvnlepbOfzp_LVSDC4SnSLfVQRZFJkWuo8dvU-g', 'sealed:1:b44a573ae91d7f14:BZrXWQm-ps46xLqUjYH8GBVToCmUyAhs5306ZzxDz-UZnbvKcRAk4Po', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'P6YM', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('1ec59cc2-b101-4a15-8848-ccbc40dbcdbb', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-03 11:00:00+00', NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'kiter', 3, 'Awa', 'Jallow', 'unclaimed@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:9srBTUpUWd82ugLS5CTqt_PX6_LLyYEof3MoZ-XZCOw1bNBnwF7IFw', 'sealed:1:b44a573ae91d7f14:7rdmyLQbFFujYCQFliwLLJmPhhrt_yJ1y9boLrXEA_NC7k5qnRHcGzw', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'E3MX', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('e3825f7b-07b6-41e2-8aa5-942f214645f6', 'cs_sandbox_hkscAfxpXiBVqbSVhvgbMq6-bnz-F_53', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_hkscAfxpXiBVqbSVhvgbMq6-bnz-F_53', '36812023-afcb-472d-86c1-2581470fe969', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('ba179a46-57e6-49ee-b047-882d7ea60075', 'cs_sandbox_apz-8kNKJ-LmElL0SsiPVs9rcbnPqHb7', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_apz-8kNKJ-LmElL0SsiPVs9rcbnPqHb7', '36812023-afcb-472d-86c1-2581470fe969', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('69055c49-cab0-41d8-868f-f0799924235a', 'cs_sandbox_0jgtLB7aePLg1ac9SRWOsSqU-oDNk70z', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_0jgtLB7aePLg1ac9SRWOsSqU-oDNk70z', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('0545d717-ed0c-4868-a504-d05eab5e7e4f', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00', NULL, NULL);


--
-- Data for Name: document_counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.document_counters VALUES
	('credit_note', 2025, 1),
	('receipt', 2025, 5);


--
-- Data for Name: documents; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.documents VALUES
	('13b92b8c-da4e-4a6c-a85d-b0d39a84a836', 'receipt', 2025, 1, '36812023-afcb-472d-86c1-2581470fe969', '90fbc0a7-3727-4fd3-8936-ebb7f28b7660', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-DCQS", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('33a0b81f-0b9d-4f85-9e46-3b81ffd2a802', 'receipt', 2025, 2, '36812023-afcb-472d-86c1-2581470fe969', '090f060e-4ad0-444d-8d1e-7df089ad321c', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-DCQS", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('453c03d5-1cae-4dbc-bdbf-1dd27c0c8b0d', 'receipt', 2025, 3, 'bc99cd1f-efed-4942-9544-cafef505cf53', '64d79d48-b86c-49d8-8c28-80d1132119f6', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-XCU9", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('d09ec069-4206-4386-b85b-e4825367746a', 'credit_note', 2025, 1, 'bc99cd1f-efed-4942-9544-cafef505cf53', '5e6efa6b-8b96-4b11-a8ba-f8fbd9b43500', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-XCU9", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('f9d597ef-a160-4c25-bac3-3ed6e8bb2694', 'receipt', 2025, 4, '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'b833ae01-bb00-493a-9ec8-652e3ddeee8f', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-8FZG", "packageName": "Kiter package"}, "payment": {"on": "2025-09-03", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-8FZG"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('4773e79d-9022-4368-aa16-cfbb3ddaa1cf', 'receipt', 2025, 5, '977ff792-5484-4dcf-8755-71194a250afd', 'f60af574-bfeb-43f6-8d9b-2426d59bfb28', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-MJJJ", "packageName": "Non-kiter package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-MJJJ"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}');


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-01 09:00:00+00', 'guest', NULL, '2951817d-4981-4986-8432-719630d2c6c9', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(2, '2025-09-01 09:00:00+00', 'guest', NULL, '36812023-afcb-472d-86c1-2581470fe969', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(3, '2025-09-01 09:00:00+00', 'guest', NULL, '36812023-afcb-472d-86c1-2581470fe969', NULL, 'Room', 'Shared', 'Private'),
	(4, '2025-09-01 09:00:00+00', 'guest', NULL, '36812023-afcb-472d-86c1-2581470fe969', NULL, 'Price', '€950', '€1,130'),
	(5, '2025-09-01 09:00:00+00', 'guest', NULL, 'bc99cd1f-efed-4942-9544-cafef505cf53', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(6, '2025-09-01 09:00:00+00', 'guest', NULL, 'bc99cd1f-efed-4942-9544-cafef505cf53', NULL, 'Booking cancelled', NULL, NULL),
	(7, '2025-09-01 09:00:00+00', 'guest', NULL, '977ff792-5484-4dcf-8755-71194a250afd', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(8, '2025-09-01 09:00:00+00', 'operator', 'a device', '977ff792-5484-4dcf-8755-71194a250afd', NULL, '€950 received', NULL, NULL),
	(9, '2025-09-01 09:00:00+00', 'guest', NULL, '4ac1854f-7bcf-46db-9933-6b13fb5fc658', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(10, '2025-09-01 09:00:00+00', 'operator', 'a device', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', NULL, '€200 never came', NULL, NULL),
	(11, '2025-09-01 09:00:00+00', 'guest', NULL, '53fe55c0-9580-4009-87cf-4fd1c7a83e86', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(12, '2025-09-01 09:00:00+00', 'operator', 'a device', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', NULL, '€200 received', NULL, NULL),
	(13, '2025-09-01 09:00:00+00', 'operator', 'a device', NULL, NULL, 'Lines of the bank kept as unknown', NULL, '1, €50'),
	(14, '2025-09-01 09:00:00+00', 'guest', NULL, '059f0127-e177-42b7-bc5f-2763ce47836e', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(15, '2025-09-03 10:00:00+00', 'site', NULL, '2951817d-4981-4986-8432-719630d2c6c9', NULL, 'Place given up, unpaid', NULL, NULL),
	(16, '2025-09-03 10:00:00+00', 'site', NULL, '4ac1854f-7bcf-46db-9933-6b13fb5fc658', NULL, 'Place given up, unpaid', NULL, NULL),
	(17, '2025-09-03 10:00:00+00', 'operator', 'a device', '36812023-afcb-472d-86c1-2581470fe969', NULL, 'Note written', NULL, NULL),
	(18, '2025-09-03 10:00:00+00', 'operator', 'a device', NULL, 'a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', 'Link for the lodge made', NULL, NULL),
	(19, '2025-09-03 10:00:00+00', 'guest', NULL, '9fa9585d-71f3-4838-94ec-08f63a994a0a', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(20, '2025-09-03 10:00:00+00', 'guest', NULL, '1ec59cc2-b101-4a15-8848-ccbc40dbcdbb', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');


--
-- Data for Name: kept_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_lines VALUES
	('71d5143641cf462bf86efbf82028305c', '2025-09-03', 5000, 'A present', NULL, 1, 'waiting', 'Asked the bank', '2025-09-01 09:00:00+00');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', '32c37a51-a9f5-4183-91d9-3645afc502e2', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('a4a32857-e4c3-4a46-8f1e-459d3db8794c', '977ff792-5484-4dcf-8755-71194a250afd', 'operator-transfer-reported', 'operator-transfer-reported:977ff792-5484-4dcf-8755-71194a250afd:f60af574-bfeb-43f6-8d9b-2426d59bfb28', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. Nothing
else was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-MJJJ

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:36.324762+00', NULL, NULL),
	('d78eb4d8-aee8-4eb3-a6c7-26a4a282d3b4', NULL, 'contact-received', 'contact-received:0545d717-ed0c-4868-a504-d05eab5e7e4f', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.000806+00', NULL, NULL),
	('f8177ba3-1515-4242-80e3-4aa192211b5b', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'operator-transfer-reported', 'operator-transfer-reported:53fe55c0-9580-4009-87cf-4fd1c7a83e86:b833ae01-bb00-493a-9ec8-652e3ddeee8f', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8FZG

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.628324+00', NULL, NULL),
	('6f25447b-42cf-44cd-9fb8-5bc73e88032b', '2951817d-4981-4986-8432-719630d2c6c9', 'booking-received', 'booking-received:2951817d-4981-4986-8432-719630d2c6c9:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=2951817d-4981-4986-8432-719630d2c6c9

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-D63H
Reference for a full transfer: KITE-FULL-2025-JALLOW-D63H

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:33.039351+00', NULL, NULL),
	('f19e6598-6ac9-4668-a34f-802e228e4bb6', '36812023-afcb-472d-86c1-2581470fe969', 'booking-received', 'booking-received:36812023-afcb-472d-86c1-2581470fe969:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=36812023-afcb-472d-86c1-2581470fe969

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-DCQS
Reference for a full transfer: KITE-FULL-2025-JALLOW-DCQS

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:34.094708+00', NULL, NULL),
	('39aa7598-1289-41d7-8191-9aa16084768c', '36812023-afcb-472d-86c1-2581470fe969', 'payment-received', 'payment-received:36812023-afcb-472d-86c1-2581470fe969:90fbc0a7-3727-4fd3-8936-ebb7f28b7660', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Payment successful, €200 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: card

Attached to this mail: Receipt R-2025-0001; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €200 back. Your deposit
From then to the start on Fri, Oct 31: €0 back. The deposit stays with us

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "13b92b8c-da4e-4a6c-a85d-b0d39a84a836"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:36812023-afcb-472d-86c1-2581470fe969\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:34.429246+00', NULL, NULL),
	('225f4e27-4f29-4ea9-aaec-3032e483a166', '36812023-afcb-472d-86c1-2581470fe969', 'payment-received', 'payment-received:36812023-afcb-472d-86c1-2581470fe969:090f060e-4ad0-444d-8d1e-7df089ad321c', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Payment successful, €750 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €750 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Balance by card, received: €750

Mon, Sep 1, 2025, Deposit by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €200

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Balance: €750
Paid by: card

Attached to this mail: Receipt R-2025-0002; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "33a0b81f-0b9d-4f85-9e46-3b81ffd2a802"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:36812023-afcb-472d-86c1-2581470fe969\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:34.609257+00', NULL, NULL),
	('53b712a6-910f-46fb-8155-8b4aedcde90e', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'booking-received', 'booking-received:bc99cd1f-efed-4942-9544-cafef505cf53:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=bc99cd1f-efed-4942-9544-cafef505cf53

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-XCU9
Reference for a full transfer: KITE-FULL-2025-JALLOW-XCU9

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:35.360448+00', NULL, NULL),
	('51b7ac11-4481-4fe8-84f1-6efa15185b89', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'payment-received', 'payment-received:bc99cd1f-efed-4942-9544-cafef505cf53:64d79d48-b86c-49d8-8c28-80d1132119f6', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Payment successful, €950 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by card, received. All of it comes back until
Wed, Sep 3, 09:00 Gambia time: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: card

Attached to this mail: Receipt R-2025-0003; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "453c03d5-1cae-4dbc-bdbf-1dd27c0c8b0d"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:bc99cd1f-efed-4942-9544-cafef505cf53\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:35.674116+00', NULL, NULL),
	('9f84c9a7-f538-44f6-a96a-87af9999e1ec', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'booking-cancelled', 'booking-cancelled:bc99cd1f-efed-4942-9544-cafef505cf53:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

Hello Awa,

Your booking for Oct 31–Nov 7, 2025 is cancelled, and your place is free
again. €950 comes back to you.

What comes back
Within 48 hours of booking: Full refund, including the deposit
Deposit: €200, of which comes back: €200
Paid beyond the deposit: €750, of which comes back: €750
Refund: €950

Attached to this mail: Credit note C-2025-0001; The cancelled stay, for your
calendar.

A card payment goes back to the card within a few days. What we send by bank
transfer needs your account: we ask you for it in another mail.

What was booked
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open my dashboard http://127.0.0.1:3000/dashboard

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "d09ec069-4206-4386-b85b-e4825367746a"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:bc99cd1f-efed-4942-9544-cafef505cf53\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:35.748315+00', NULL, NULL),
	('952672d0-809f-4df1-a9fa-6610a7cdf5a1', '977ff792-5484-4dcf-8755-71194a250afd', 'booking-received', 'booking-received:977ff792-5484-4dcf-8755-71194a250afd:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=977ff792-5484-4dcf-8755-71194a250afd

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-MJJJ
Reference for a full transfer: KITE-FULL-2025-PEETERS-MJJJ

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:36.258924+00', NULL, NULL),
	('637e7bb8-faf0-4a53-b157-0c35a206647c', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'transfer-rejected', 'transfer-rejected:4ac1854f-7bcf-46db-9933-6b13fb5fc658:7b8d4723-ae97-4338-9abc-f6ceab9dabd2', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time; after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=4ac1854f-7bcf-46db-9933-6b13fb5fc658

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-3THB

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950
Paid: €0
Still to pay: €950

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.091616+00', NULL, NULL),
	('976d2343-64bf-40fe-9fb2-ae1a7af56797', '977ff792-5484-4dcf-8755-71194a250afd', 'transfer-reported', 'transfer-reported:977ff792-5484-4dcf-8755-71194a250afd:f60af574-bfeb-43f6-8d9b-2426d59bfb28', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', '€950 on its way by transfer


Your transfer is on its way

 

Hello Lena,

You told us that you have transferred €950. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Once it has arrived, everything is paid
and your place is confirmed: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Full payment by bank transfer, on its way: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-MJJJ
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:36.324762+00', NULL, NULL),
	('beed7342-9793-42ad-b0ba-3e1da97b5afd', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'booking-received', 'booking-received:4ac1854f-7bcf-46db-9933-6b13fb5fc658:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=4ac1854f-7bcf-46db-9933-6b13fb5fc658

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-3THB
Reference for a full transfer: KITE-FULL-2025-JALLOW-3THB

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:36.8855+00', NULL, NULL),
	('2a0217d0-e522-4956-ace6-1acb36ff7d5e', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'transfer-reported', 'transfer-reported:4ac1854f-7bcf-46db-9933-6b13fb5fc658:7b8d4723-ae97-4338-9abc-f6ceab9dabd2', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-3THB
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.049807+00', NULL, NULL),
	('018105bb-2a76-4b91-8920-9109a7d96ac1', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'operator-transfer-reported', 'operator-transfer-reported:4ac1854f-7bcf-46db-9933-6b13fb5fc658:7b8d4723-ae97-4338-9abc-f6ceab9dabd2', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-3THB

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.049807+00', NULL, NULL),
	('b39ea1d4-65f1-41ae-b7a1-045d2603ac81', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'booking-received', 'booking-received:53fe55c0-9580-4009-87cf-4fd1c7a83e86:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=53fe55c0-9580-4009-87cf-4fd1c7a83e86

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-8FZG
Reference for a full transfer: KITE-FULL-2025-JALLOW-8FZG

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.585104+00', NULL, NULL),
	('914c4d47-6b5f-463d-83e4-cdb913328ef6', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'transfer-reported', 'transfer-reported:53fe55c0-9580-4009-87cf-4fd1c7a83e86:b833ae01-bb00-493a-9ec8-652e3ddeee8f', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8FZG
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:37.628324+00', NULL, NULL),
	('ed886552-f260-45e4-b110-69237b914891', '059f0127-e177-42b7-bc5f-2763ce47836e', 'booking-received', 'booking-received:059f0127-e177-42b7-bc5f-2763ce47836e:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=059f0127-e177-42b7-bc5f-2763ce47836e

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-W62P
Reference for a full transfer: KITE-FULL-2025-JALLOW-W62P

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:38.592054+00', NULL, NULL),
	('d525b840-511b-45a0-8c62-8a5de0e85193', '2951817d-4981-4986-8432-719630d2c6c9', 'booking-expired', 'booking-expired:2951817d-4981-4986-8432-719630d2c6c9:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.5117+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('b5272745-4f6e-4a08-a65b-3b4b064e7719', '059f0127-e177-42b7-bc5f-2763ce47836e', 'transfer-reported', 'transfer-reported:059f0127-e177-42b7-bc5f-2763ce47836e:e841ecdc-3b35-42a3-8e03-84dc5b4f8ccf', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


Your transfer is on its way

 

Hello Awa,

You told us that you have transferred €200. Thank you: we keep your place on
Oct 31–Nov 7, 2025 while the money travels, usually 1–3 business days, and
write to you when it has arrived. Your place is confirmed once it has
arrived: wait with your flights until then.

If it is not here by the end of Wed, Sep 10, 2025, Gambia time, your place
goes back on sale. What arrives later still books it where a place is free,
and is paid back otherwise.

Your payments

By about Thu, Sep 4, 2025, Deposit by bank transfer, on its way: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

What we look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-W62P
See your trip http://127.0.0.1:3000/dashboard

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Is the reference missing on your transfer? Answer this mail with the date
and the name on the account, and we will find it.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:38.867402+00', NULL, NULL),
	('077fd722-e678-4296-b36b-f81e6e2c1078', '059f0127-e177-42b7-bc5f-2763ce47836e', 'operator-transfer-reported', 'operator-transfer-reported:059f0127-e177-42b7-bc5f-2763ce47836e:e841ecdc-3b35-42a3-8e03-84dc5b4f8ccf', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-W62P

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:38.867402+00', NULL, NULL),
	('9ef0cf4a-4c73-4056-854e-1638d92db5b4', NULL, 'contact-acknowledgement', 'contact-acknowledgement:0545d717-ed0c-4868-a504-d05eab5e7e4f', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.000806+00', NULL, NULL),
	('658896f9-d3e3-4017-8bba-290260bd8800', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=nUepRoAg4KGR4spRJlpgOYO4

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.030889+00', NULL, NULL),
	('8fded396-dc1c-4a88-9660-29080d828c61', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'transfer-received', 'transfer-received:53fe55c0-9580-4009-87cf-4fd1c7a83e86:b833ae01-bb00-493a-9ec8-652e3ddeee8f', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Transfer received, €200


You’re going to The Gambia

 

Hello Awa,

Your transfer of €200 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. The balance of €750 is due by Tue, Sep 16, 2025; you pay it on your
dashboard.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by bank transfer, received: €200

By Tue, Sep 16, 2025, The balance. We remind you before: €750

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-8FZG

Attached to this mail: Receipt R-2025-0004; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "f9d597ef-a160-4c25-bac3-3ed6e8bb2694"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:53fe55c0-9580-4009-87cf-4fd1c7a83e86\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.423701+00', NULL, NULL),
	('addf7092-9eb4-4970-bfba-95aa44ccc807', '977ff792-5484-4dcf-8755-71194a250afd', 'transfer-received', 'transfer-received:977ff792-5484-4dcf-8755-71194a250afd:f60af574-bfeb-43f6-8d9b-2426d59bfb28', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Transfer received, €950


You’re going to The Gambia

 

Hello Lena,

Your transfer of €950 has arrived. Your place on Oct 31–Nov 7, 2025 is
yours. There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Full payment by bank transfer, received: €950

Oct 31 and Nov 7, 2025, Airport tax, in cash: €40
Fri, Oct 31, 2025, Your retreat begins

Your flight
Fly to: Banjul (BJL), The Gambia
Land: Fri, Oct 31, 2025, by the early evening if you can
Fly home: Fri, Nov 7, 2025, from midday on
At the airport: We pick you up at the airport. Bring €40 in cash for the
airport tax.

This payment
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-MJJJ

Attached to this mail: Receipt R-2025-0005; Your stay, for your calendar.

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Super Early Bird price: €950
Total: €950

If you have to cancel
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

Better with a friend? This link opens the booking with your dates chosen:
http://127.0.0.1:3000/booking?date=2025-10-31

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "4773e79d-9022-4368-aa16-cfbb3ddaa1cf"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:977ff792-5484-4dcf-8755-71194a250afd\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Non-kiter package\\, Shared room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.459525+00', NULL, NULL),
	('b8caf01e-ef85-4264-9690-e3583335cdd0', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'booking-expired', 'booking-expired:4ac1854f-7bcf-46db-9933-6b13fb5fc658:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

Hello Awa,

No payment for Oct 31–Nov 7, 2025 reached us in time, so your booking has
expired and the place is on sale again. You owe nothing.

Would you still like to come? Book again, as long as there is a place left.

Book again http://127.0.0.1:3000/booking

What was held
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

If you have sent money already, write to us. When it arrives we book you
again if a place is free, and otherwise send everything back.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.532294+00', NULL, NULL),
	('30672840-5721-4805-8512-d446dab92d74', '977ff792-5484-4dcf-8755-71194a250afd', 'pre-travel', 'pre-travel:977ff792-5484-4dcf-8755-71194a250afd:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/977ff792-5484-4dcf-8755-71194a250afd

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Paid: €950
Still to pay: Nothing

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land, by answering any of our
   mails or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.576445+00', NULL, NULL),
	('c5d3579b-20bb-4413-b285-af5b278d1610', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'pre-travel', 'pre-travel:53fe55c0-9580-4009-87cf-4fd1c7a83e86:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/53fe55c0-9580-4009-87cf-4fd1c7a83e86

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Paid: €200
Still to pay by Tue, Sep 16, 2025: €750

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land, by answering any of our
   mails or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.768281+00', NULL, NULL),
	('8d44b5a7-b0dd-49fc-ad56-870cad41f3d6', '36812023-afcb-472d-86c1-2581470fe969', 'booking-changed', NULL, 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

Hello Awa,

Your booking was changed. This is how it stands now. €180 is left to pay by
Tue, Sep 16, 2025.

What has changed
Room: Shared → Private
Total: €950 → €1,130

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Super Early Bird price: €950
Private room: €180
Total: €1,130
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Attached to this mail: Your stay, for your calendar.

Open my dashboard http://127.0.0.1:3000/dashboard

Was this not you? Answer this mail at once.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:36812023-afcb-472d-86c1-2581470fe969\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Private room\\n\\nOn your first day we pick you \r\n up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on ar\r\n rival and €20 on departure. It is not part of the price.\\n\\nA question? \r\n hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:30\r\n 00/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.840392+00', NULL, '{"Room": "Shared", "Total": "€950", "Package": "Kiter", "Retreat": "Oct 31–Nov 7, 2025", "E-mail address": "two-parts@example.com"}'),
	('ff8f94e7-3977-4e7d-8dc4-9b23b5a753ec', '36812023-afcb-472d-86c1-2581470fe969', 'pre-travel', 'pre-travel:36812023-afcb-472d-86c1-2581470fe969:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/36812023-afcb-472d-86c1-2581470fe969

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Private
Paid: €950
Still to pay by Tue, Sep 16, 2025: €180

Bring €40 in cash for the airport tax: €20 on arrival and €20 on departure.
It is not part of the price.

Has anything changed since you booked? Bring your details up to date: open
your dashboard http://127.0.0.1:3000/dashboard

Fitness program

Eight weeks, three short sessions a week, no gym. Kiting asks for a strong
middle, quick legs and a grip that lasts; most of the pull hangs in the
harness, not in your arms. If you start later, begin with week 1 all the
same and take as many weeks as are left.

Before you begin: if you have an injury, a heart or lung condition, are
pregnant, or have not moved for a long time, ask your doctor whether this is
for you. Stop at pain that is sharp or stays. Tired is fine; hurt is not.


HOW A SESSION GOES

 1. Warm up for 5 minutes: walk fast or skip, circle arms and hips, bend and
    straighten your knees.
 2. Do the round of the week. Rest for a minute or two, and repeat it as
    often as it says.
 3. Take 5 minutes for calves, hips, chest and forearms. Breathe slowly.


WEEKS 1 AND 2: WAKE UP

 * 10 squats down to a chair, and up again
 * 8 push-ups, with your hands on a table if the floor is too hard
 * 20 seconds of plank on your forearms
 * 8 bridges lying on your back, hips up, hold for two breaths

Two rounds, three times a week. On one other day walk, cycle or swim for 30
minutes.


WEEKS 3 AND 4: A STRONGER MIDDLE

 * 12 squats, slowly down, quickly up
 * 8 lunges a side
 * 30 seconds of plank, and 15 seconds on each side
 * 10 rows: pull a full bag, or a towel that is fixed in a closed door, to
   your ribs

Three rounds, three times a week. On one other day 35 minutes of swimming,
cycling or jogging.


WEEKS 5 AND 6: BALANCE AND TURNING

 * 30 seconds on one leg a side, then with your eyes closed
 * 10 squat jumps with a soft landing, or fast squats if your knees mind
 * 10 slow twists a side with a full bottle, hips still, shoulders turning
 * 20 seconds of hanging from a bar or a branch, or of squeezing two rolled
   towels

Three rounds, three times a week. In the water: 10 lengths with breaks, then
five minutes of treading water. Learn to float on your back without effort:
it is how you rest in the sea.


WEEKS 7 AND 8: LIKE A DAY ON THE WATER

 * From lying on your back get up to a low squat without your hands, 8
   times: that is the water start
 * 40 seconds of sitting against a wall, leaning back on your heels
 * 40 seconds of plank, lifting one foot after the other
 * 10 push-ups

Three rounds, three times a week, and twice a week 40 minutes of swimming or
jogging in which you can still talk.


THE LAST THREE DAYS

Rest. Walk, stretch, sleep. Arrive fresh rather than fit to bursting.


IF YOU DO NOT KITE

Everything in weeks 1 to 4 is just as good for yoga, walking in warm sand
and long excursions. Leave the jumps out.

Packing list

One bag of 15 to 20 kilos is enough. All the kite equipment is part of the
Kiter package, your wetsuit too: you need not bring any.


FOR THE WATER

 * Two swimsuits or board shorts that do not slip, so that one is always dry
 * A thin long-sleeved lycra: it saves your back from the sun and your ribs
   from the harness
 * Sun cream with a high factor that lasts in water, and a stick of zinc for
   nose and lips
 * Neoprene or old canvas shoes for shells and hot sand
 * A strap for sunglasses or for contact lenses that you ride in, and spare
   ones
 * Ear plugs, if your ears mind wind and water


FOR LAND

 * Light clothes for warm days, a jumper and long trousers for windy
   evenings and against mosquitoes
 * Something that covers shoulders and knees for villages and markets
 * Sandals, and closed shoes for excursions
 * A hat that stays on your head in the wind
 * Comfortable clothes for yoga
 * A headlamp or small torch, a refillable bottle, a dry bag for phone and
   passport


FOR YOUR HEALTH

 * Your own medicine in its packaging, enough for two more days than you
   stay, in your hand luggage
 * Mosquito repellent, something against diarrhoea and rehydration powder,
   plasters, disinfectant
 * After-sun lotion, and eye drops for wind and salt


PAPERS AND MONEY

 * Passport, ticket, insurance papers, vaccination booklet: on paper, and as
   pictures on your phone
 * €40 in cash for the airport tax, €20 for each way
 * Some cash in small notes for tips and markets, and a bank card that works
   abroad


LEAVE AT HOME

 * Drones, unless you have asked us: they need a permission
 * Jewellery that you would miss, and more than two books

Health and entry papers

Rules for entry and health change, and they differ by passport and by the
way you travel. We cannot know them for you: check each point below
yourself, now, while there is time for appointments and papers.


ENTRY

 * Passport: see how long it is valid and whether that is enough for The
   Gambia and for the countries you change planes in. Check with the embassy
   of The Gambia that is responsible for you.
 * Visa: check with that embassy whether your passport needs one, and how
   long it takes.
 * Yellow fever: whether you have to show a certificate depends on where you
   come from and where you change planes. Check with the embassy and with
   your airline.
 * Travelling with a child, or with another name than on your ticket: ask
   your airline which papers it wants to see.
 * (Example) What we know of the entry rules for most of our guests, and the
   day on which we last checked it.


HEALTH

 * Vaccinations and malaria: see a travel clinic or your doctor as early as
   you can: some vaccinations need weeks. Tell them that you spend your days
   in and by the sea.
 * Your own medicine: check with your doctor or pharmacist whether you may
   carry it across borders, and whether you need a letter for it.
 * Sun, heat and water: drink more than you are used to, and stay in the
   shade at noon.
 * What your coaches should know: an injury, asthma, an allergy, an
   operation. Bring your health notes up to date on your dashboard.


INSURANCE

 * Take a travel insurance that pays for treatment and the journey home, and
   read in it that kitesurfing is covered. Many exclude it unless you ask.
 * Insure your cancellation if the money would hurt: our own terms stand on
   your dashboard, with their dates.

Arrival


YOUR FLIGHT

 * Fly to Banjul International Airport (BJL). We pick you up there on your
   first day, and bring you back on your last.
 * Tell us your flight number and when you land, by answering any of our
   mails or on WhatsApp.
 * (Example) Between which hours we pick up, what it costs outside of them,
   and what to do when a flight is late.


AT THE AIRPORT

 * Have €20 in cash at hand for the airport tax on arrival, and keep as much
   for departure. It is not part of the price.
 * (Example) The address of the lodge as it goes on the arrival form.
 * (Example) Where exactly your driver stands, and the driver''s name.


THE DRIVE

 * Have water and something light to eat in your bag.
 * (Example) How long the drive takes, and what the road is like.


THE FIRST EVENING

 * (Example) What happens on the first evening: rooms, food, when the
   program begins.
 * Nobody is there yet? Call us: the numbers are under "Contact on the
   spot".


GOING HOME

 * We agree with you on the spot when you leave for the airport.
 * Let your kit dry in time: wet swimsuits are heavy.

Contact on the spot

Save these numbers before you leave, and print this page: a phone without
power helps nobody.


US

 * WhatsApp and telephone: +220 000 0000
 * E-mail: hello@tradewind.example
 * (Example) The name and number of the person on the spot who answers day
   and night.
 * (Example) The number of the driver.


THE LODGE

 * (Example) Name, address and telephone number of the lodge.


IF SOMETHING HAPPENS

 * On the water: do what your coach has shown you on the first day, and wave
   with both arms.
 * On land: call us first: we know who is near and how to get there.
 * (Example) The nearest clinic and hospital, with telephone numbers and how
   far they are.
 * (Example) The emergency numbers of police, ambulance and fire brigade,
   checked on the spot.
 * Your embassy: look up which one is responsible for you, and write its
   emergency number here by hand.
 * Your insurance: write its emergency number and your policy''s here by
   hand.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:39.840392+00', NULL, NULL),
	('c17504bb-70df-4d39-b815-05e962de25e6', '9fa9585d-71f3-4838-94ec-08f63a994a0a', 'booking-received', 'booking-received:9fa9585d-71f3-4838-94ec-08f63a994a0a:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri, Sep 5, 10:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri,
Sep 5, 10:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=9fa9585d-71f3-4838-94ec-08f63a994a0a

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-P6YM
Reference for a full transfer: KITE-FULL-2025-JALLOW-P6YM

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:40.561386+00', NULL, NULL),
	('4298e24b-839b-4c8a-9840-b205b1e8c1f7', '1ec59cc2-b101-4a15-8848-ccbc40dbcdbb', 'booking-received', 'booking-received:1ec59cc2-b101-4a15-8848-ccbc40dbcdbb:2025-09-03T10:00:00.000Z', 'unclaimed@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 11:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 11:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Sign in or create an account to pay. From then on the place is held for 48
hours from your booking.

Pay for my place
http://127.0.0.1:3000/payment?leadId=1ec59cc2-b101-4a15-8848-ccbc40dbcdbb

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Super Early Bird price: €950
Total: €950

Pay one of these
Deposit now: €200
Then the balance by Tue, Sep 16, 2025: €750
Or everything now: €950
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-E3MX
Reference for a full transfer: KITE-FULL-2025-JALLOW-E3MX

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. When nothing comes back any
more, your place can be handed to another person: write to us. Once the
retreat has begun it cannot be cancelled.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 19:28:40.629978+00', NULL, NULL);


--
-- Data for Name: notion_sync; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.notion_sync VALUES
	(1, 'done', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 3, 10, NULL);


--
-- Data for Name: operator_settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.operator_settings VALUES
	(1, false, false, false, false, '2025-09-03');


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey_challenges VALUES
	('browser at the gate', 'what it has to sign', '2025-09-03 10:05:00+00');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('44357ef8-732b-4454-aa6b-ec9105275bc7', 'Phone in the drawer', 'in-the-drawer', 'none', 0, 'localhost', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('f1b35f5a-d163-45ae-87c0-390a96685268', '5ee34552-f228-4f3b-8269-ee6a35e76aa9', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('78b06b9c-8c71-43cf-bb67-289b0707692c', 'd94a4dde-f097-4e03-85c2-e50578d0f721', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('90fbc0a7-3727-4fd3-8936-ebb7f28b7660', '36812023-afcb-472d-86c1-2581470fe969', 'deposit', 'card', 20000, 'received', 'pi_sandbox_XDiTIgJfNNz9tMiioGFyd6qQN6ypFPWO', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('090f060e-4ad0-444d-8d1e-7df089ad321c', '36812023-afcb-472d-86c1-2581470fe969', 'balance', 'card', 75000, 'received', 'pi_sandbox_xfGOF0mDqbWHYAzUEOYJ_m3kYuyUiyda', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('64d79d48-b86c-49d8-8c28-80d1132119f6', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'full', 'card', 95000, 'received', 'pi_sandbox_c6a1u066A7nxakcd54lYKEg6NjjPijzK', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('5e6efa6b-8b96-4b11-a8ba-f8fbd9b43500', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'refund', 'card', 95000, 'refunded', 're_sandbox_pRzriAOpGGjCm-2FsJ3GLGwCcJVnVcsu', NULL, '64d79d48-b86c-49d8-8c28-80d1132119f6', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('7b8d4723-ae97-4338-9abc-f6ceab9dabd2', '4ac1854f-7bcf-46db-9933-6b13fb5fc658', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-3THB', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('e841ecdc-3b35-42a3-8e03-84dc5b4f8ccf', '059f0127-e177-42b7-bc5f-2763ce47836e', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-W62P', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('b833ae01-bb00-493a-9ec8-652e3ddeee8f', '53fe55c0-9580-4009-87cf-4fd1c7a83e86', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-8FZG', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, '2025-09-03', NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 20000}', NULL),
	('f60af574-bfeb-43f6-8d9b-2426d59bfb28', '977ff792-5484-4dcf-8755-71194a250afd', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-MJJJ', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 95000}', NULL);


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-22 19:29:32.279+00'),
	('checkout:PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', 2, '2026-11-22 19:38:34.177+00'),
	('checkout:JuTjyAxwjijrefflMpkYqdpegeulH2ES', 1, '2026-11-22 19:38:35.653+00'),
	('contact:unknown', 1, '2026-11-22 19:29:38.991+00'),
	('forgot:unknown', 1, '2026-11-22 19:29:39.016+00'),
	('reset-mail:companion@example.com', 1, '2026-11-22 20:28:39.017+00'),
	('password-address-minute:unknown', 0, '2026-11-22 19:29:32.267+00'),
	('password-address-day:unknown', 0, '2026-11-23 19:28:32.268+00'),
	('register:unknown', 8, '2026-11-22 19:29:32.296+00'),
	('sign-up:unknown', 8, '2026-11-22 20:28:32.297+00'),
	('submit:unknown', 9, '2026-11-22 19:29:33.016+00');


--
-- Data for Name: refund_tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refund_tries VALUES
	('5e6efa6b-8b96-4b11-a8ba-f8fbd9b43500', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:10+00', 0, NULL);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.restores OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('2bb37fb7-b5db-449a-a509-80d4c47ab3b1', '2025-11-07', '2025-11-14', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('12dc2035-5f7f-4f82-bb01-c4e4584c76e4', '2025-12-05', '2025-12-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('3850a6c8-99f2-4ab9-b209-db365f1c2c81', '2026-01-09', '2026-01-16', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('c7271630-cc70-4875-a9dc-9fcfc0e0cf9d', '2026-01-23', '2026-01-30', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('f2d97a42-66dc-47df-ad6c-ad350aecd4d9', '2026-02-06', '2026-02-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('151293ca-06fc-4d74-9efc-58168efaed84', '2026-02-20', '2026-02-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('5c86a195-66be-40c1-8d8e-94ae918713ad', '2026-03-06', '2026-03-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('1162f5a4-25b7-42ed-ab7c-97ef586873aa', '2026-03-20', '2026-03-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('b690dcd2-4d18-4ded-a5a1-fd0c1a3fdd0f', '2026-10-30', '2026-11-06', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('ce3cef96-68fe-4e26-804c-68b9a5eac33e', '2026-11-06', '2026-11-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('179575bd-1d3a-43ea-af1a-d790e0c60237', '2026-12-04', '2026-12-11', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('1b0c4b63-2236-4465-b322-50669847be55', '2027-01-08', '2027-01-15', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('9ced275e-73cc-49ff-afd8-797563e1b911', '2027-01-22', '2027-01-29', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('b6edaa65-246e-47b2-9818-d44736e026b3', '2027-02-05', '2027-02-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('d9b02e30-da0d-4a48-82ef-b97b2565aef1', '2027-02-19', '2027-02-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('a6625937-953f-4d13-8a8e-744f0ffee403', '2027-03-05', '2027-03-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('7b510877-6354-4669-9595-52aa40cf14d3', '2027-03-19', '2027-03-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('a0d3995e-67c3-4e4b-a61d-d0c2f51535e5', '2025-10-31', '2025-11-07', 8, 8, 'on_sale', NULL, NULL, NULL, 1, '2025-09-03 10:00:00+00');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_hkscAfxpXiBVqbSVhvgbMq6-bnz-F_53', 'e3825f7b-07b6-41e2-8aa5-942f214645f6', 'pi_sandbox_XDiTIgJfNNz9tMiioGFyd6qQN6ypFPWO', '36812023-afcb-472d-86c1-2581470fe969', 'deposit', 'Deposit: Kiter package, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_hkscAfxpXiBVqbSVhvgbMq6-bnz-F_53', 'http://127.0.0.1:3000/payment?leadId=36812023-afcb-472d-86c1-2581470fe969&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_apz-8kNKJ-LmElL0SsiPVs9rcbnPqHb7', 'ba179a46-57e6-49ee-b047-882d7ea60075', 'pi_sandbox_xfGOF0mDqbWHYAzUEOYJ_m3kYuyUiyda', '36812023-afcb-472d-86c1-2581470fe969', 'balance', 'Balance: Kiter package, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_apz-8kNKJ-LmElL0SsiPVs9rcbnPqHb7', 'http://127.0.0.1:3000/payment?leadId=36812023-afcb-472d-86c1-2581470fe969&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_0jgtLB7aePLg1ac9SRWOsSqU-oDNk70z', '69055c49-cab0-41d8-868f-f0799924235a', 'pi_sandbox_c6a1u066A7nxakcd54lYKEg6NjjPijzK', 'bc99cd1f-efed-4942-9544-cafef505cf53', 'full', 'Full payment: Kiter package, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_0jgtLB7aePLg1ac9SRWOsSqU-oDNk70z', 'http://127.0.0.1:3000/payment?leadId=bc99cd1f-efed-4942-9544-cafef505cf53&cancelled=true', '2025-09-01 10:00:00+00');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_pRzriAOpGGjCm-2FsJ3GLGwCcJVnVcsu', '5e6efa6b-8b96-4b11-a8ba-f8fbd9b43500', 'pi_sandbox_c6a1u066A7nxakcd54lYKEg6NjjPijzK', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('fKBgwogyr9EU4lqK4GV9fKZmEspak6CJ', 'wxJsMMnKgg0bx6W9lN1kj7SO9bK7NHwZ', 'v1ui0NSZZsskbSdpXMIWJarL3V7ERihP', '2026-12-22 19:28:32.756+00', '', '', '2026-11-22 19:28:32.756+00', '2026-11-22 19:28:32.756+00'),
	('6cwoe2BC11t8pA1yOZsD9nnWhux4vXtP', '5oD5xQnMujHNkaKeUln59EpGN24SBAXq', 'PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', '2026-12-22 19:28:33.979+00', '', '', '2026-11-22 19:28:33.979+00', '2026-11-22 19:28:33.979+00'),
	('TAUfFFhqhYQyR3R7eTPM1Qp2iFaNx9zs', 'rrjQUlXzHF8OPuNDdAHwa5Rk2htrxAiK', 'JuTjyAxwjijrefflMpkYqdpegeulH2ES', '2026-12-22 19:28:35.303+00', '', '', '2026-11-22 19:28:35.303+00', '2026-11-22 19:28:35.303+00'),
	('uTE00AwL7lEFJal2E19mYaowroAiPnp5', '6S2U68R6teVpj3OjOoJsLiqB2Wibx3u6', 'PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', '2026-12-22 19:28:36.213+00', '', '', '2026-11-22 19:28:36.213+00', '2026-11-22 19:28:36.213+00'),
	('rMbau6wP5hqEFkIhmJQYPJMNzzEY6R7Y', '4f9uBJpKY7pMLZjOI7eIQwhgKLipsniE', '7XFtK8vLLQjAf2ulfw0PaRDd38kMcJbA', '2026-12-22 19:28:36.861+00', '', '', '2026-11-22 19:28:36.861+00', '2026-11-22 19:28:36.861+00'),
	('jf6XAWfzR6Nbn5uby9OaxkUgToeY7wOJ', 'Fzb5uCQh2DMDU2o4FLKVPmPceZYs7Lcp', 'DmEWaK62Cj0zgIdzqxFa4PbXVSXqpsjn', '2026-12-22 19:28:37.516+00', '', '', '2026-11-22 19:28:37.516+00', '2026-11-22 19:28:37.516+00'),
	('Y7Oeq9cvpNHXKEAAD0SMVsi3nuG5SqUA', '5ydU5fiX2GWxV1x8jfOS0uMyqAx0C6Zt', '3nwS8mqHCYqvZINWrG1aTR8Oaelz8FVo', '2026-12-22 19:28:38.576+00', '', '', '2026-11-22 19:28:38.576+00', '2026-11-22 19:28:38.576+00'),
	('4vUPi7qqOPWTPmxvdvZaOhRLrJ0lYam4', 'fYckvTjvZa2CYPx2LpgWc60RuEOJ6g54', '1Ap3CN1ZPzw8OXUBzc94Bn2DYCKzyvjG', '2026-12-22 19:28:40.551+00', '', '', '2026-11-22 19:28:40.551+00', '2026-11-22 19:28:40.551+00');


--
-- Data for Name: unclaimed_holds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.unclaimed_holds VALUES
	('1ec59cc2-b101-4a15-8848-ccbc40dbcdbb', 'ZbjCbvDDgzHOBmsLOeews7Cfpp4l0XacZ1vYe8zvX6w', 'guW1yt6YMfjaqtoHlj8CuY4W3NO385t-FZwMz1q_7LE');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('v1ui0NSZZsskbSdpXMIWJarL3V7ERihP', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:32.715+00', '2026-11-22 19:28:32.715+00'),
	('PqSB1Tfq1epJ1BAnSxqOqVTrA47lVhCR', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:33.952+00', '2026-11-22 19:28:33.952+00'),
	('JuTjyAxwjijrefflMpkYqdpegeulH2ES', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:35.252+00', '2026-11-22 19:28:35.252+00'),
	('PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:36.201+00', '2026-11-22 19:28:36.201+00'),
	('7XFtK8vLLQjAf2ulfw0PaRDd38kMcJbA', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:36.857+00', '2026-11-22 19:28:36.857+00'),
	('DmEWaK62Cj0zgIdzqxFa4PbXVSXqpsjn', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:37.495+00', '2026-11-22 19:28:37.495+00'),
	('3nwS8mqHCYqvZINWrG1aTR8Oaelz8FVo', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:38.336+00', '2026-11-22 19:28:38.336+00'),
	('1Ap3CN1ZPzw8OXUBzc94Bn2DYCKzyvjG', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 19:28:40.536+00', '2026-11-22 19:28:40.536+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('9JtZa34JsuyZGekms4NU6fcqfcJ7CWkv', 'ZAA6fG9hZZ5R8MoauCNa7xz4Q7wkdwGpb0PiwJJ7N_w', 'PsqjbzGdrm9Ag6i5PhhfRdYUkLoZ8oQp', '2026-11-22 20:28:39.022+00', '2026-11-22 19:28:39.023+00', '2026-11-22 19:28:39.023+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_coOs4azB4QFisECw3j4fZl8RpMQ21wU6', 'checkout.session.completed', 'checkout', 'cs_sandbox_hkscAfxpXiBVqbSVhvgbMq6-bnz-F_53', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_UDeE4HCqbgMPdM-hmSeoPXb8TxRk9liy', 'checkout.session.completed', 'checkout', 'cs_sandbox_apz-8kNKJ-LmElL0SsiPVs9rcbnPqHb7', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_jR11mzZizjddzhPIBDWqrkF-5IMfJOD1', 'checkout.session.completed', 'checkout', 'cs_sandbox_0jgtLB7aePLg1ac9SRWOsSqU-oDNk70z', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 23, true);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.backup_runs_id_seq', 1, true);


--
-- Name: history_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.history_id_seq', 20, true);


--
-- Name: restores_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.restores_id_seq', 1, true);


--
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: drizzle; Owner: -
--

ALTER TABLE ONLY drizzle.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);


--
-- Name: accounts accounts_of_provider; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_of_provider UNIQUE (provider_id, account_id);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: admin_sessions admin_sessions_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_id_unique UNIQUE (id);


--
-- Name: admin_sessions admin_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.admin_sessions
    ADD CONSTRAINT admin_sessions_pkey PRIMARY KEY (token_hash);


--
-- Name: backup_runs backup_runs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);


--
-- Name: bank_layouts bank_layouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_layouts
    ADD CONSTRAINT bank_layouts_pkey PRIMARY KEY (fingerprint);


--
-- Name: bank_lines bank_lines_id_payment_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_id_payment_id_pk PRIMARY KEY (id, payment_id);


--
-- Name: bank_lines bank_lines_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_unique UNIQUE (payment_id);


--
-- Name: booking_notes booking_notes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_pkey PRIMARY KEY (id);


--
-- Name: bookings bookings_place; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_place UNIQUE (retreat_id, package_type, place_number);


--
-- Name: bookings bookings_reference_suffix_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_reference_suffix_unique UNIQUE (reference_suffix);


--
-- Name: bookings bookings_sealed_emergency_contact; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_contact CHECK ((emergency_contact ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_emergency_phone; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_emergency_phone CHECK ((emergency_phone ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: bookings bookings_sealed_health_conditions; Type: CHECK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE public.bookings
    ADD CONSTRAINT bookings_sealed_health_conditions CHECK ((health_conditions ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)) NOT VALID;


--
-- Name: checkout_sessions checkout_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_pkey PRIMARY KEY (id);


--
-- Name: checkout_sessions checkout_sessions_provider_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_provider_id_unique UNIQUE (provider_id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);


--
-- Name: document_counters document_counters_kind_year_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.document_counters
    ADD CONSTRAINT document_counters_kind_year_pk PRIMARY KEY (kind, year);


--
-- Name: documents documents_number; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_number UNIQUE (kind, year, number);


--
-- Name: documents documents_payment_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_unique UNIQUE (payment_id);


--
-- Name: documents documents_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_pkey PRIMARY KEY (id);


--
-- Name: history history_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (id);


--
-- Name: kept_lines kept_lines_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.kept_lines
    ADD CONSTRAINT kept_lines_pkey PRIMARY KEY (id);


--
-- Name: leases leases_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (name);


--
-- Name: mails mails_occasion_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_occasion_unique UNIQUE (occasion);


--
-- Name: mails mails_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);


--
-- Name: notion_sync notion_sync_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.notion_sync
    ADD CONSTRAINT notion_sync_pkey PRIMARY KEY (id);


--
-- Name: operator_settings operator_settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.operator_settings
    ADD CONSTRAINT operator_settings_pkey PRIMARY KEY (id);


--
-- Name: passkey_challenges passkey_challenges_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkey_challenges
    ADD CONSTRAINT passkey_challenges_pkey PRIMARY KEY (asker);


--
-- Name: passkeys passkeys_credential_id_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_credential_id_unique UNIQUE (credential_id);


--
-- Name: passkeys passkeys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);


--
-- Name: payments payments_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);


--
-- Name: payments payments_provider_reference_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_provider_reference_unique UNIQUE (provider_reference);


--
-- Name: rate_limits rate_limits_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);


--
-- Name: refund_tries refund_tries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_pkey PRIMARY KEY (refund_id);


--
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (id);


--
-- Name: retreats retreats_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.retreats
    ADD CONSTRAINT retreats_pkey PRIMARY KEY (id);


--
-- Name: sandbox_checkouts sandbox_checkouts_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_checkouts sandbox_checkouts_payment_intent_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_payment_intent_unique UNIQUE (payment_intent);


--
-- Name: sandbox_checkouts sandbox_checkouts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_checkouts
    ADD CONSTRAINT sandbox_checkouts_pkey PRIMARY KEY (id);


--
-- Name: sandbox_refunds sandbox_refunds_idempotency_key_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_idempotency_key_unique UNIQUE (idempotency_key);


--
-- Name: sandbox_refunds sandbox_refunds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sandbox_refunds
    ADD CONSTRAINT sandbox_refunds_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);


--
-- Name: sessions sessions_token_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_token_unique UNIQUE (token);


--
-- Name: unclaimed_holds unclaimed_holds_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_pkey PRIMARY KEY (booking_id);


--
-- Name: users users_email_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_email_unique UNIQUE (email);


--
-- Name: users users_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);


--
-- Name: verifications verifications_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.verifications
    ADD CONSTRAINT verifications_pkey PRIMARY KEY (id);


--
-- Name: webhook_events webhook_events_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.webhook_events
    ADD CONSTRAINT webhook_events_pkey PRIMARY KEY (id);


--
-- Name: accounts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX accounts_user ON public.accounts USING btree (user_id);


--
-- Name: backup_runs_started; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX backup_runs_started ON public.backup_runs USING btree (started_at);


--
-- Name: booking_notes_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX booking_notes_booking ON public.booking_notes USING btree (booking_id, at);


--
-- Name: bookings_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_created ON public.bookings USING btree (created_at, id);


--
-- Name: bookings_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_email ON public.bookings USING btree (email);


--
-- Name: bookings_held; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_held ON public.bookings USING btree (retreat_id, package_type) WHERE (place_number IS NOT NULL);


--
-- Name: bookings_hold_expires; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_hold_expires ON public.bookings USING btree (hold_expires_at);


--
-- Name: bookings_unused; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_unused ON public.bookings USING btree (updated_at) WHERE (status = ANY (ARRAY['in_progress'::text, 'expired'::text]));


--
-- Name: bookings_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX bookings_user ON public.bookings USING btree (user_id);


--
-- Name: checkout_sessions_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX checkout_sessions_booking ON public.checkout_sessions USING btree (booking_id);


--
-- Name: checkout_sessions_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX checkout_sessions_one_live ON public.checkout_sessions USING btree (booking_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));


--
-- Name: contacts_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_created ON public.contacts USING btree (created_at, id);


--
-- Name: contacts_email; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_email ON public.contacts USING btree (email);


--
-- Name: contacts_unanswered; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_unanswered ON public.contacts USING btree (created_at) WHERE (answered_at IS NULL);


--
-- Name: contacts_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX contacts_user ON public.contacts USING btree (user_id);


--
-- Name: documents_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_booking ON public.documents USING btree (booking_id);


--
-- Name: history_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_booking ON public.history USING btree (booking_id, id);


--
-- Name: history_retreat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX history_retreat ON public.history USING btree (retreat_id, id);


--
-- Name: kept_lines_kept; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX kept_lines_kept ON public.kept_lines USING btree (kept_at);


--
-- Name: mails_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_booking ON public.mails USING btree (booking_id);


--
-- Name: mails_created; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_created ON public.mails USING btree (created_at, id);


--
-- Name: mails_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_due ON public.mails USING btree (due_at) WHERE (state = 'queued'::text);


--
-- Name: mails_failed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_failed ON public.mails USING btree (created_at) WHERE (state = 'failed'::text);


--
-- Name: mails_with_text; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mails_with_text ON public.mails USING btree (created_at) WHERE (text <> ''::text);


--
-- Name: payments_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_booking ON public.payments USING btree (booking_id);


--
-- Name: payments_one_report; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX payments_one_report ON public.payments USING btree (booking_id, kind) WHERE ((state = 'reported'::text) AND (kind <> 'balance'::text));


--
-- Name: payments_papers_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_papers_due ON public.payments USING btree (papers_due_at) WHERE (papers_due_at IS NOT NULL);


--
-- Name: payments_refund_of_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_refund_of_index ON public.payments USING btree (refund_of);


--
-- Name: payments_state_index; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX payments_state_index ON public.payments USING btree (state);


--
-- Name: restores_asleep; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX restores_asleep ON public.restores USING btree (restored_at) WHERE (activated_at IS NULL);


--
-- Name: retreats_dates; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX retreats_dates ON public.retreats USING btree (starts_on, ends_on) WHERE (status <> 'cancelled'::text);


--
-- Name: sessions_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sessions_user ON public.sessions USING btree (user_id);


--
-- Name: unclaimed_holds_browser; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_browser ON public.unclaimed_holds USING btree (browser_key);


--
-- Name: unclaimed_holds_network; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX unclaimed_holds_network ON public.unclaimed_holds USING btree (network_key);


--
-- Name: verifications_identifier; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);


--
-- Name: webhook_events_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_due ON public.webhook_events USING btree (due_at) WHERE (processed_at IS NULL);


--
-- Name: webhook_events_received; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX webhook_events_received ON public.webhook_events USING btree (received_at);


--
-- Name: documents documents_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER documents_are_final BEFORE DELETE OR UPDATE ON public.documents FOR EACH ROW EXECUTE FUNCTION public.refuse_document_change();


--
-- Name: accounts accounts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: bank_lines bank_lines_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: booking_notes booking_notes_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.booking_notes
    ADD CONSTRAINT booking_notes_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: bookings bookings_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


--
-- Name: bookings bookings_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.bookings
    ADD CONSTRAINT bookings_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;


--
-- Name: checkout_sessions checkout_sessions_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: contacts contacts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: documents documents_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: documents documents_payment_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.documents
    ADD CONSTRAINT documents_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES public.payments(id);


--
-- Name: history history_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: history history_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id);


--
-- Name: mails mails_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: payments payments_refund_of_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_refund_of_payments_id_fk FOREIGN KEY (refund_of) REFERENCES public.payments(id);


--
-- Name: refund_tries refund_tries_refund_id_payments_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.refund_tries
    ADD CONSTRAINT refund_tries_refund_id_payments_id_fk FOREIGN KEY (refund_id) REFERENCES public.payments(id);


--
-- Name: sessions sessions_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: unclaimed_holds unclaimed_holds_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.unclaimed_holds
    ADD CONSTRAINT unclaimed_holds_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--
