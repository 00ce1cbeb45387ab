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
-- Name: alerts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alerts (
    kind text NOT NULL,
    server text DEFAULT ''::text NOT NULL,
    checked_at timestamp with time zone NOT NULL,
    suspected_at timestamp with time zone,
    began_at timestamp with time zone,
    calm_since timestamp with time zone,
    facts jsonb,
    told_on date,
    told_over_on date,
    CONSTRAINT alerts_kind CHECK ((kind = ANY (ARRAY['mail-stuck'::text, 'card-failing'::text, 'disk-full'::text, 'backup-old'::text, 'certificate-ending'::text, 'no-backup-key'::text])))
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
-- Name: browser_errors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.browser_errors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    fingerprint text NOT NULL,
    message text NOT NULL,
    stack text NOT NULL,
    page text NOT NULL,
    browsers text[] NOT NULL,
    version text NOT NULL,
    count integer DEFAULT 1 NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    seen_at timestamp with time zone
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
-- Name: provider_failures; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.provider_failures (
    call text NOT NULL,
    failures integer NOT NULL,
    failing_since timestamp with time zone NOT NULL,
    last_failed_at timestamp with time zone NOT NULL
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
	(23, 'b26be8baf416e8cea7e8f0acb5e7631ac372cf4e62ebdb9397fe250a2d2083da', 1795367810105),
	(24, 'a67d000633d71e15a9ddea86043dab94d8de85c3a7fb683cd876937a30eeac8a', 1795374594718);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('w3fIDPANzo4ZzoNWvhGD1CoYpSubmtNp', '29J44DFVU81glpLHOZZ16kzmk1obV6ty', 'credential', '29J44DFVU81glpLHOZZ16kzmk1obV6ty', NULL, NULL, NULL, NULL, NULL, NULL, 'fe37d9adb9422bc91ce07fd29f9ee109:72f13372160beefd467afb09c9a1ba4ede2abec8109f546978ec798bbc7f5c9d8bb863b066e6bddc88203f49b857235fbecec29b607d1db696cfec07bed8c228', '2026-11-22 20:11:30.139+00', '2026-11-22 20:11:30.139+00'),
	('qH2BGzcGSU1xezykKonsczwxW3nAZaCL', 'oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', 'credential', 'oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', NULL, NULL, NULL, NULL, NULL, NULL, '167d6bad7d15ebd5cedcb3384927114e:f628a5e3752eebd3c6754ec0cd06c749c46f8f014196bb3e5256bf0e9448e8da814697f86562b5c78aaaa220c547696c64ed117fab22f66a67f5126df79296b6', '2026-11-22 20:11:30.722+00', '2026-11-22 20:11:30.722+00'),
	('yNLo1wsSHFLm1EPpfB22hNssmCwXmicg', 'bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', 'credential', 'bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', NULL, NULL, NULL, NULL, NULL, NULL, '1d30cff7e29bc7c38bd2d382baeeb7c0:ba7d23587688a750100acc0fd3a24c67bfca8ab7171d358d497ef67b699ba52a30d52444ba0792b2ce664cfc799f3e5bdb32b6d8b7b4e6ecdd0369006a35e6c5', '2026-11-22 20:11:31.179+00', '2026-11-22 20:11:31.179+00'),
	('Z91NxNKbZNVS64aeV0lxrI7S9jH4JQu6', 'UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', 'credential', 'UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', NULL, NULL, NULL, NULL, NULL, NULL, '8390bfd793d7e97b5500b06447283836:3741d22e7d014f3a5f3b4fabe511c4e6e3d12fd3e1b88a97125169bf634b0f22d3a0922573d52ea3edb3f4cf3e77f8bd0e421fe17aa2ea7bf2528161289ed45c', '2026-11-22 20:11:31.657+00', '2026-11-22 20:11:31.657+00'),
	('aHqu6FBv8PN5ZxqEc36OkOAxqFFRTsta', 'SKlPgh7u8jvPXjubYexjBm7uMoCceIVQ', 'credential', 'SKlPgh7u8jvPXjubYexjBm7uMoCceIVQ', NULL, NULL, NULL, NULL, NULL, NULL, '39a9e4f10cf978944f0f6e3c33f99894:6b775c16e4345184b5ceeeb9d7939a8a27ca0b71a3eb0ca2adab0f163e0644ff99e455c54e41d1c120533fe376a1ff3578138a9cf95351eb7f7af5086b0ae814', '2026-11-22 20:11:31.857+00', '2026-11-22 20:11:31.857+00'),
	('oUQfR6zNqo8iUPJv3Mw4ZDKHTTMyGJgM', 'oqg81IebgeBBHEEIWPHozEXTFmlBiULq', 'credential', 'oqg81IebgeBBHEEIWPHozEXTFmlBiULq', NULL, NULL, NULL, NULL, NULL, NULL, '79075937b545d6e4449224cff87f1e44:8d402ee068ba6cee81ce9b44705c39e4c0f56c3a16602574fafd364291278555f172bd2526e29823d6b7a07a12a4cb3231487c60266ac856f777d3fe6ccb5b2c', '2026-11-22 20:11:32.248+00', '2026-11-22 20:11:32.248+00'),
	('9FoHf69E9A1odR8D7EP0dgR5Khhx3axf', '0NhQ1sdslekPvtL4wPkzr8VfBG1MkiH3', 'credential', '0NhQ1sdslekPvtL4wPkzr8VfBG1MkiH3', NULL, NULL, NULL, NULL, NULL, NULL, '221becb799776eae27fd24fd9f3ba01d:64a14eb0487077174f249ae446951db0b4b4b501bcefcc355b7c71ca6b2e827b8a096b8c447d596a9f0302303bb9a635200533c0fb4bf427c2744ecdd5c13b4c', '2026-11-22 20:11:32.569+00', '2026-11-22 20:11:32.569+00'),
	('zO5GYns7ydTxsbAlwD62krOr0iGaIayQ', 'myZehsk1V9CjRGIqI4i6G6X6qMfGlC8p', 'credential', 'myZehsk1V9CjRGIqI4i6G6X6qMfGlC8p', NULL, NULL, NULL, NULL, NULL, NULL, '6c8dd2955f49fc96a14db89c5f678d0d:aa2fa96a4c420e9616ac937334c09637340882f0fb6e17bc7f1c59e2fa0a4f057e22fae15772cdc0519a8fd1b288c07337ebe32f78d26a71b5b7a43e3ea76905', '2026-11-22 20:11:33.546+00', '2026-11-22 20:11:33.546+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('69faaa2b951092f73b4d6f90ad1ccb24607df07a640798754f55970af8cb4269', '2025-09-03 22:00:00+00', 'a device', '89d4cc7d-b1d6-46ef-9540-ea6c900a39a9', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU');


--
-- Data for Name: alerts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alerts VALUES
	('mail-stuck', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('card-failing', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('disk-full', 'test', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('backup-old', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('certificate-ending', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL),
	('no-backup-key', '', '2025-09-03 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL);


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
	('47ddceb084fcc062e9fa006925399c0e', 'e9dd69b2-574c-400f-a1c2-448a38eb2c65', '2025-09-03', '2025-09-01 09:00:00+00', 'received');


--
-- Data for Name: booking_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.booking_notes VALUES
	('28279c3f-24fa-44c7-b6c2-63e382a55813', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', '2025-09-03 10:00:00+00', 'a device', 'Called: comes by train');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('a00d072f-d1c5-4b00-8495-f30c453bed38', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, 'fddd60c5-7f8d-43b6-8aa9-4ae8a11b9477', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:qv2ufQ_n765fSLfOH23VNEcSO9lWGcxe0u-KN62oYEHMGjTmSh43k9gAkA', 'sealed:1:b44a573ae91d7f14:d377THZNmRRyQutP86ewQk_WuO_SgM_HA3L5fBqEU_84LnkHucNj', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', '6FNR', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('f9133fec-1370-4bf0-b9b0-f850f02f12bd', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, 'fddd60c5-7f8d-43b6-8aa9-4ae8a11b9477', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:H_1C5aJd0W-I_XQvAr_jFI6GI_B26nUHQJCQx4MYy8sFu-rP7rR3vVu2fg', 'sealed:1:b44a573ae91d7f14:brd2JbOR5qJcHr5AaoAyt1MVafPPmAu8ZpcNFy2UOcpku-5V-U6E', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'K6TC', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('bf033b67-941f-4758-aa5e-f58386228d71', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'D8SU', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('255c44d3-08fa-45a7-8818-cbe6f4eb409f', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:8N--4cJCj9Y_MrkCPLUecWpy_KTqkBwu9L_3HVhdXpGwc_TsnnCjsg', 'sealed:1:b44a573ae91d7f14:TiidiLOkjoa3vzHNg0uQ-4fGOvLxbqhenu8XtAHNPJon3n8Smf86psI', 31, 62, 171, 'Two lessons so far', NULL, 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', '84W2', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('220fa8e7-927a-4912-a934-ea3f4eb57496', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:N2W9mqsJ0AnpWdzqHsO0lRovurY9kbtFsKMRnP81aMA92v7cBgDNMA', 'sealed:1:b44a573ae91d7f14:utczTpJF0SsXRItstqWHVXktcdC9GY-SsKevneJXomPU65J-KhZQ5qA', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'NEA2', 1, false, '2025-09-01 09:00:00+00', 'within_48_hours', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('1643578a-0611-4019-9761-b5807edf36c6', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'sealed:1:b44a573ae91d7f14:CGDMuQQEItksCpcHYQ7I1N7anqYJYiYobQlUx1B6RCJnHcpB0yFu', 'sealed:1:b44a573ae91d7f14:MrfmxYwI6bYEoqDNORhH0W8__lqBmvVmRvbYv5QySPpIWU9ClpV6Kq_NPSg', NULL, NULL, NULL, NULL, NULL, 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'HZM3', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('2b2244ec-3ebf-4d2d-a16a-53bac360794f', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'oqg81IebgeBBHEEIWPHozEXTFmlBiULq', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:z2_l5hwhFQaMKNo3-Opp9_kzotNbWzDkcCH2l6cqIRnuE8hij1somA', 'sealed:1:b44a573ae91d7f14:ggO7G-BAgOpZk-4E8qQaFstcfMgJb5PYK92dbv-bNxQYCuhpESoXdik', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'SWCB', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('4f6cbf76-8f00-41ef-95cc-c8e287af6666', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', '0NhQ1sdslekPvtL4wPkzr8VfBG1MkiH3', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:UuBJig36Tt2_i-csV8kYiRQWvtrbNXdGpQ18LLRxmUf3fs-tyKCmCQ', 'sealed:1:b44a573ae91d7f14:s4uB5dNmFKjvWGNgZMw18ZIgcDT96B1Rpn5c-WoXOQTFuxgqzN8OgY8', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'RZ5B', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('15e5f3d0-7775-44ba-b8d8-29157547c0bd', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', '29J44DFVU81glpLHOZZ16kzmk1obV6ty', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:dIkH8BWYk2u8BQt-U06vwWviq8S4bTW8jEMlzfBt5BEExwo0M0LbOA', 'sealed:1:b44a573ae91d7f14:5IgBBe-KmC-c4SYkLEX_NNaI1hlYaYc_IwC4lk51WUhxMEJQEl0O6ls', 31, 62, 171, 'Two lessons so far', 'sealed:1:b44a573ae91d7f14:YEArM7Ei-PgEKFyKe-JFnyFP3vNlJqK9WAqfWTHPjwau9g', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'NKFM', 1, false, NULL, NULL, '2025-09-01 09:00:00+00', '2026-11-22', NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('7eaf9111-be6a-449b-bb00-b7921d53acf7', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'SKlPgh7u8jvPXjubYexjBm7uMoCceIVQ', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:J46iOEaZA7DFasEKh5Oxp5GDSaX8h5mvWJk2LT2PriIAND5Q3Zqp2w', 'sealed:1:b44a573ae91d7f14:oIXgVK-C57JYpbM6J0EYN-Gq24a0NUl_R6Z5aiOTCPqMfeuzoXd0D5A', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'GGVB', 1, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('9ecabf5e-3afb-4f4d-8d3e-e1c3d6d77d33', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'myZehsk1V9CjRGIqI4i6G6X6qMfGlC8p', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:x74nl0zz2uGZmWFhMd0xmtHwjPDAqkCX7TOMKyM5pmCVZsf3xZIT-g', 'sealed:1:b44a573ae91d7f14:D2hZKQVfsw_80dNNHohB5OedSWTZZRA9yPxu8pOxz-w-QVKpMFVIeDk', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'D7FQ', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL),
	('d13057f3-8c98-4046-885b-3db932a2bdf9', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-03 11:00:00+00', NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'kiter', 3, 'Awa', 'Jallow', 'unclaimed@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:5F0gGw5R6MvRkF6g6OZgDfSz-AxhMGXHzLJdzjJz7-2uhnEcBW1n8w', 'sealed:1:b44a573ae91d7f14:IxLt21ZSxIyk129qV3P86z6IAjJNF4kQRDcXMpNaqVeKbWH7uTxi9uI', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '334Z', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL);


--
-- Data for Name: browser_errors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.browser_errors VALUES
	('b5ef7065-3ace-450d-bde2-061dcfa23384', 'f', 'x is not a function', '', '/booking', '{"Firefox 140"}', '0', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('9c9194e8-a936-4300-9a89-30a922ce60c6', 'cs_sandbox_yHVXEl8eFwEAEmREpVabgTjU640zTN0Q', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_yHVXEl8eFwEAEmREpVabgTjU640zTN0Q', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('36ba3df2-c9fa-42b8-b9d9-1250d93d440a', 'cs_sandbox_RlvTwGM0eQ5EOSaC8esebxwQ2xMZdM52', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_RlvTwGM0eQ5EOSaC8esebxwQ2xMZdM52', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false),
	('e5189ebc-6c29-47f7-b622-ac6c570b5bea', 'cs_sandbox_zPEcRhPgrmvPrkZ1Q8EpEIYVHFv_YAlG', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_zPEcRhPgrmvPrkZ1Q8EpEIYVHFv_YAlG', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('543a3da9-ab67-4684-ac44-5ab15461ed7c', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00', NULL, NULL);


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
	('b6e951e0-a42f-4938-b5d8-c171ddefb398', 'receipt', 2025, 1, '255c44d3-08fa-45a7-8818-cbe6f4eb409f', '728a889c-e5fd-48a6-a174-459540a9dab2', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-84W2", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('c6e09222-a170-4652-aa91-fbcc984e6433', 'receipt', 2025, 2, '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'bed46530-0b8a-48af-9a4b-770412a3faa6', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-84W2", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('abfb9ace-1443-4ee5-a71b-e6ef8b0286cd', 'receipt', 2025, 3, '220fa8e7-927a-4912-a934-ea3f4eb57496', '5f3302ee-e310-48e6-b5b2-7cd3c5da2cac', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-NEA2", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('a8e87f24-12a1-4847-b4e9-9d0fc04e945d', 'credit_note', 2025, 1, '220fa8e7-927a-4912-a934-ea3f4eb57496', '5cf332f3-ed84-4bf1-9392-6481b7a21624', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-NEA2", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('261cf05a-600f-4b53-ac04-4186ec5ab970', 'receipt', 2025, 4, '1643578a-0611-4019-9761-b5807edf36c6', 'a4c1aace-3130-4f40-8f9f-e0c70cff8ec5', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-HZM3", "packageName": "Non-kiter package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-HZM3"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('86d30ad4-c4ef-425c-91bb-e22ac13c686e', 'receipt', 2025, 5, '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'e9dd69b2-574c-400f-a1c2-448a38eb2c65', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, Sanyang, The Gambia", "registration": null}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-SWCB", "packageName": "Kiter package"}, "payment": {"on": "2025-09-03", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-SWCB"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-01 09:00:00+00', 'guest', NULL, '15e5f3d0-7775-44ba-b8d8-29157547c0bd', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(2, '2025-09-01 09:00:00+00', 'guest', NULL, '255c44d3-08fa-45a7-8818-cbe6f4eb409f', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(3, '2025-09-01 09:00:00+00', 'guest', NULL, '255c44d3-08fa-45a7-8818-cbe6f4eb409f', NULL, 'Room', 'Shared', 'Private'),
	(4, '2025-09-01 09:00:00+00', 'guest', NULL, '255c44d3-08fa-45a7-8818-cbe6f4eb409f', NULL, 'Price', '€950', '€1,130'),
	(5, '2025-09-01 09:00:00+00', 'guest', NULL, '220fa8e7-927a-4912-a934-ea3f4eb57496', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(6, '2025-09-01 09:00:00+00', 'guest', NULL, '220fa8e7-927a-4912-a934-ea3f4eb57496', NULL, 'Booking cancelled', NULL, NULL),
	(7, '2025-09-01 09:00:00+00', 'guest', NULL, '1643578a-0611-4019-9761-b5807edf36c6', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(8, '2025-09-01 09:00:00+00', 'operator', 'a device', '1643578a-0611-4019-9761-b5807edf36c6', NULL, '€950 received', NULL, NULL),
	(9, '2025-09-01 09:00:00+00', 'guest', NULL, '7eaf9111-be6a-449b-bb00-b7921d53acf7', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(10, '2025-09-01 09:00:00+00', 'operator', 'a device', '7eaf9111-be6a-449b-bb00-b7921d53acf7', NULL, '€200 never came', NULL, NULL),
	(11, '2025-09-01 09:00:00+00', 'guest', NULL, '2b2244ec-3ebf-4d2d-a16a-53bac360794f', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(12, '2025-09-01 09:00:00+00', 'operator', 'a device', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', NULL, '€200 received', NULL, NULL),
	(13, '2025-09-01 09:00:00+00', 'operator', 'a device', NULL, NULL, 'Lines of the bank kept as unknown', NULL, '1, €50'),
	(14, '2025-09-01 09:00:00+00', 'guest', NULL, '4f6cbf76-8f00-41ef-95cc-c8e287af6666', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(15, '2025-09-03 10:00:00+00', 'site', NULL, '15e5f3d0-7775-44ba-b8d8-29157547c0bd', NULL, 'Place given up, unpaid', NULL, NULL),
	(16, '2025-09-03 10:00:00+00', 'site', NULL, '7eaf9111-be6a-449b-bb00-b7921d53acf7', NULL, 'Place given up, unpaid', NULL, NULL),
	(17, '2025-09-03 10:00:00+00', 'operator', 'a device', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', NULL, 'Note written', NULL, NULL),
	(18, '2025-09-03 10:00:00+00', 'operator', 'a device', NULL, '0755429b-aa7f-4988-8450-7788faebb03a', 'Link for the lodge made', NULL, NULL),
	(19, '2025-09-03 10:00:00+00', 'guest', NULL, '9ecabf5e-3afb-4f4d-8d3e-e1c3d6d77d33', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(20, '2025-09-03 10:00:00+00', 'guest', NULL, 'd13057f3-8c98-4046-885b-3db932a2bdf9', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');


--
-- Data for Name: kept_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_lines VALUES
	('71d5143641cf462bf86efbf82028305c', '2025-09-03', 5000, 'A present', NULL, 1, 'waiting', 'Asked the bank', '2025-09-01 09:00:00+00');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', '169abe7d-a77d-4010-ac42-eaedd08be2fb', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('79d923e7-cae9-4322-9873-fb994a38b86a', '1643578a-0611-4019-9761-b5807edf36c6', 'operator-transfer-reported', 'operator-transfer-reported:1643578a-0611-4019-9761-b5807edf36c6:a4c1aace-3130-4f40-8f9f-e0c70cff8ec5', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. Nothing
else was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-HZM3

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.701108+00', NULL, NULL),
	('efd450c9-b52c-4211-bd53-7a618d77d6c2', NULL, 'contact-received', 'contact-received:543a3da9-ab67-4684-ac44-5ab15461ed7c', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.722194+00', NULL, NULL),
	('55e0ca97-f45e-42fb-acb6-5f2c78f70013', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'operator-transfer-reported', 'operator-transfer-reported:2b2244ec-3ebf-4d2d-a16a-53bac360794f:e9dd69b2-574c-400f-a1c2-448a38eb2c65', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-SWCB

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.31411+00', NULL, NULL),
	('ae96541c-572b-4d95-bb6c-56f1ca88c2cf', '15e5f3d0-7775-44ba-b8d8-29157547c0bd', 'booking-received', 'booking-received:15e5f3d0-7775-44ba-b8d8-29157547c0bd:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=15e5f3d0-7775-44ba-b8d8-29157547c0bd

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-NKFM
Reference for a full transfer: KITE-FULL-2025-JALLOW-NKFM

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:30.174768+00', NULL, NULL),
	('05f37fe9-1adf-4d2c-b32e-4b12237c35a5', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'booking-received', 'booking-received:255c44d3-08fa-45a7-8818-cbe6f4eb409f:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=255c44d3-08fa-45a7-8818-cbe6f4eb409f

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-84W2
Reference for a full transfer: KITE-FULL-2025-JALLOW-84W2

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:30.753119+00', NULL, NULL),
	('26e6fd0b-9f91-42c7-975f-4da0ed61e60e', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'payment-received', 'payment-received:255c44d3-08fa-45a7-8818-cbe6f4eb409f:728a889c-e5fd-48a6-a174-459540a9dab2', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Payment successful, €200 by card


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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "b6e951e0-a42f-4938-b5d8-c171ddefb398"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:255c44d3-08fa-45a7-8818-cbe6f4eb409f\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:30.864089+00', NULL, NULL),
	('f8823591-0514-4106-9fb0-4a91b0dac7fd', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'payment-received', 'payment-received:255c44d3-08fa-45a7-8818-cbe6f4eb409f:bed46530-0b8a-48af-9a4b-770412a3faa6', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Payment successful, €750 by card


You’re going to The Gambia

 

Hello Awa,

Your payment of €750 has arrived. Your place on Oct 31–Nov 7, 2025 is yours.
There is nothing left to pay.

See your trip http://127.0.0.1:3000/dashboard

Your payments

Mon, Sep 1, 2025, Deposit by card, received: €200

Mon, Sep 1, 2025, Balance by card, received. All of it comes back until Wed,
Sep 3, 09:00 Gambia time: €750

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "c6e09222-a170-4652-aa91-fbcc984e6433"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:255c44d3-08fa-45a7-8818-cbe6f4eb409f\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:30.921554+00', NULL, NULL),
	('fad44e41-704a-4d7d-a1b3-d556fb24bd54', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'booking-received', 'booking-received:220fa8e7-927a-4912-a934-ea3f4eb57496:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=220fa8e7-927a-4912-a934-ea3f4eb57496

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-NEA2
Reference for a full transfer: KITE-FULL-2025-JALLOW-NEA2

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.189109+00', NULL, NULL),
	('2b071c10-8eff-468f-b2e4-a75aeaf1e8d1', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'payment-received', 'payment-received:220fa8e7-927a-4912-a934-ea3f4eb57496:5f3302ee-e310-48e6-b5b2-7cd3c5da2cac', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Payment successful, €950 by card


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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "abfb9ace-1443-4ee5-a71b-e6ef8b0286cd"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:220fa8e7-927a-4912-a934-ea3f4eb57496\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.236105+00', NULL, NULL),
	('29811bb7-7899-4ab4-8074-48145d0cad99', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'booking-cancelled', 'booking-cancelled:220fa8e7-927a-4912-a934-ea3f4eb57496:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "a8e87f24-12a1-4847-b4e9-9d0fc04e945d"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:220fa8e7-927a-4912-a934-ea3f4eb57496\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.271848+00', NULL, NULL),
	('59db3f5f-7407-4727-8208-64ffa88dd01e', '1643578a-0611-4019-9761-b5807edf36c6', 'booking-received', 'booking-received:1643578a-0611-4019-9761-b5807edf36c6:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=1643578a-0611-4019-9761-b5807edf36c6

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-HZM3
Reference for a full transfer: KITE-FULL-2025-PEETERS-HZM3

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.663139+00', NULL, NULL),
	('c3d2b180-fe17-42b0-8e53-2a5847a46df5', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'transfer-rejected', 'transfer-rejected:7eaf9111-be6a-449b-bb00-b7921d53acf7:60fdae84-b1f3-4a33-8265-9bd03ccffc16', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time; after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=7eaf9111-be6a-449b-bb00-b7921d53acf7

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-GGVB

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.948949+00', NULL, NULL),
	('4469739f-e9fc-48d7-9ea8-61b91c596a35', '1643578a-0611-4019-9761-b5807edf36c6', 'transfer-reported', 'transfer-reported:1643578a-0611-4019-9761-b5807edf36c6:a4c1aace-3130-4f40-8f9f-e0c70cff8ec5', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', '€950 on its way by transfer


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
Reference: KITE-FULL-2025-PEETERS-HZM3
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.701108+00', NULL, NULL),
	('17264701-b195-425f-a388-7ab759947a67', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'booking-received', 'booking-received:7eaf9111-be6a-449b-bb00-b7921d53acf7:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=7eaf9111-be6a-449b-bb00-b7921d53acf7

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-GGVB
Reference for a full transfer: KITE-FULL-2025-JALLOW-GGVB

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.86869+00', NULL, NULL),
	('432a5821-5804-44ca-b210-e7cc8825f385', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'transfer-reported', 'transfer-reported:7eaf9111-be6a-449b-bb00-b7921d53acf7:60fdae84-b1f3-4a33-8265-9bd03ccffc16', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-GGVB
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.91638+00', NULL, NULL),
	('8d2f09df-ba07-4449-8287-0eae01ebf162', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'operator-transfer-reported', 'operator-transfer-reported:7eaf9111-be6a-449b-bb00-b7921d53acf7:60fdae84-b1f3-4a33-8265-9bd03ccffc16', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-GGVB

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:31.91638+00', NULL, NULL),
	('607bef78-c356-42c9-b5d2-8c3b5a1d1b5a', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'booking-received', 'booking-received:2b2244ec-3ebf-4d2d-a16a-53bac360794f:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=2b2244ec-3ebf-4d2d-a16a-53bac360794f

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-SWCB
Reference for a full transfer: KITE-FULL-2025-JALLOW-SWCB

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.270708+00', NULL, NULL),
	('36e902cb-28d1-42f7-af0e-ec0786830cd1', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'transfer-reported', 'transfer-reported:2b2244ec-3ebf-4d2d-a16a-53bac360794f:e9dd69b2-574c-400f-a1c2-448a38eb2c65', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-SWCB
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.31411+00', NULL, NULL),
	('db2edc15-25dc-4b2e-8642-69a54f01a57e', '4f6cbf76-8f00-41ef-95cc-c8e287af6666', 'booking-received', 'booking-received:4f6cbf76-8f00-41ef-95cc-c8e287af6666:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=4f6cbf76-8f00-41ef-95cc-c8e287af6666

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-RZ5B
Reference for a full transfer: KITE-FULL-2025-JALLOW-RZ5B

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.577674+00', NULL, NULL),
	('87d6133e-ca02-491e-a253-0f0a2f7733ce', '15e5f3d0-7775-44ba-b8d8-29157547c0bd', 'booking-expired', 'booking-expired:15e5f3d0-7775-44ba-b8d8-29157547c0bd:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.294548+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('4c8cab10-07f9-41bd-ba1f-4eaffc37daa4', '4f6cbf76-8f00-41ef-95cc-c8e287af6666', 'transfer-reported', 'transfer-reported:4f6cbf76-8f00-41ef-95cc-c8e287af6666:138c2a73-f71f-48b7-a49c-cdcd63d5583a', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-RZ5B
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.705392+00', NULL, NULL),
	('5b219e11-03f1-4d69-85ac-159009ced3bd', '4f6cbf76-8f00-41ef-95cc-c8e287af6666', 'operator-transfer-reported', 'operator-transfer-reported:4f6cbf76-8f00-41ef-95cc-c8e287af6666:138c2a73-f71f-48b7-a49c-cdcd63d5583a', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-RZ5B

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.705392+00', NULL, NULL),
	('dac9af90-a7b2-401e-876d-a4b196437954', NULL, 'contact-acknowledgement', 'contact-acknowledgement:543a3da9-ab67-4684-ac44-5ab15461ed7c', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.722194+00', NULL, NULL),
	('21db01af-20d3-4706-96a2-db1b4a57b981', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=b1wvTcTRzmgoncWAhk6tE0sM

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:32.761862+00', NULL, NULL),
	('ae74fb2f-89a2-4b85-acf3-8adaebc436dd', '1643578a-0611-4019-9761-b5807edf36c6', 'transfer-received', 'transfer-received:1643578a-0611-4019-9761-b5807edf36c6:a4c1aace-3130-4f40-8f9f-e0c70cff8ec5', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Transfer received, €950


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
Reference: KITE-FULL-2025-PEETERS-HZM3

Attached to this mail: Receipt R-2025-0004; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "261cf05a-600f-4b53-ac04-4186ec5ab970"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:1643578a-0611-4019-9761-b5807edf36c6\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Non-kiter package\\, Shared room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.168935+00', NULL, NULL),
	('ac6e953c-51e3-4f97-a75b-654f1d366d3c', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'transfer-received', 'transfer-received:2b2244ec-3ebf-4d2d-a16a-53bac360794f:e9dd69b2-574c-400f-a1c2-448a38eb2c65', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Transfer received, €200


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
Reference: KITE-DEPOSIT-2025-JALLOW-SWCB

Attached to this mail: Receipt R-2025-0005; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "86d30ad4-c4ef-425c-91bb-e22ac13c686e"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:2b2244ec-3ebf-4d2d-a16a-53bac360794f\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.222088+00', NULL, NULL),
	('04f21e25-757f-4b9e-9dae-86b51da7472a', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'booking-expired', 'booking-expired:7eaf9111-be6a-449b-bb00-b7921d53acf7:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.307453+00', NULL, NULL),
	('61ece88a-6abc-4559-998b-e62335ad96dc', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'pre-travel', 'pre-travel:2b2244ec-3ebf-4d2d-a16a-53bac360794f:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/2b2244ec-3ebf-4d2d-a16a-53bac360794f

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
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.329128+00', NULL, NULL),
	('992f9fca-7879-4aa7-a4e5-d1a0325a245d', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'booking-changed', NULL, 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:255c44d3-08fa-45a7-8818-cbe6f4eb409f\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Private room\\n\\nOn your first day we pick you \r\n up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on ar\r\n rival and €20 on departure. It is not part of the price.\\n\\nA question? \r\n hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:30\r\n 00/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.363869+00', NULL, '{"Room": "Shared", "Total": "€950", "Package": "Kiter", "Retreat": "Oct 31–Nov 7, 2025", "E-mail address": "two-parts@example.com"}'),
	('b621094c-f78c-4fe6-b5bc-dc44ea7eb8eb', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'pre-travel', 'pre-travel:255c44d3-08fa-45a7-8818-cbe6f4eb409f:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/255c44d3-08fa-45a7-8818-cbe6f4eb409f

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
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.363869+00', NULL, NULL),
	('7ccfe5f2-817e-404f-affd-1a550a288a08', '1643578a-0611-4019-9761-b5807edf36c6', 'pre-travel', 'pre-travel:1643578a-0611-4019-9761-b5807edf36c6:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/1643578a-0611-4019-9761-b5807edf36c6

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
 * Tell us your flight number and when you land: on your dashboard, by
   answering any of our mails, or on WhatsApp.
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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.384127+00', NULL, NULL),
	('1d3da895-f84d-4f3e-85c0-802300f360c5', '9ecabf5e-3afb-4f4d-8d3e-e1c3d6d77d33', 'booking-received', 'booking-received:9ecabf5e-3afb-4f4d-8d3e-e1c3d6d77d33:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri, Sep 5, 10:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri,
Sep 5, 10:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=9ecabf5e-3afb-4f4d-8d3e-e1c3d6d77d33

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-D7FQ
Reference for a full transfer: KITE-FULL-2025-JALLOW-D7FQ

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.564191+00', NULL, NULL),
	('40cb961e-daae-42f1-9205-6005f19c87de', 'd13057f3-8c98-4046-885b-3db932a2bdf9', 'booking-received', 'booking-received:d13057f3-8c98-4046-885b-3db932a2bdf9:2025-09-03T10:00:00.000Z', 'unclaimed@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 11:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 11:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Sign in or create an account to pay. From then on the place is held for 48
hours from your booking.

Pay for my place
http://127.0.0.1:3000/payment?leadId=d13057f3-8c98-4046-885b-3db932a2bdf9

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-334Z
Reference for a full transfer: KITE-FULL-2025-JALLOW-334Z

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

You get this mail because of a booking or a message at Tradewind Retreats.', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-22 20:11:33.597914+00', NULL, NULL);


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
	('26c7d72f-e324-460d-9206-53f31f96e8f9', 'Phone in the drawer', 'in-the-drawer', 'none', 0, 'localhost', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('91d9d5e3-5c3e-44fd-a64c-bf17f65a8e7f', 'a00d072f-d1c5-4b00-8495-f30c453bed38', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('26144839-6b61-471a-9d62-cb9cb2b18a9c', 'f9133fec-1370-4bf0-b9b0-f850f02f12bd', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('728a889c-e5fd-48a6-a174-459540a9dab2', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'deposit', 'card', 20000, 'received', 'pi_sandbox_6k7IZX47-43fe-u2JV1zBgMu9cieYfSc', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('bed46530-0b8a-48af-9a4b-770412a3faa6', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'balance', 'card', 75000, 'received', 'pi_sandbox_OzqEs2cC22FrLmdSiz-PpI-DVhoL_mdo', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('5f3302ee-e310-48e6-b5b2-7cd3c5da2cac', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'full', 'card', 95000, 'received', 'pi_sandbox_qdkqBT_pcLiO0zmwZLI67udeMKq6sY0a', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('5cf332f3-ed84-4bf1-9392-6481b7a21624', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'refund', 'card', 95000, 'refunded', 're_sandbox_Fnj3KrvBbNymPqp8KqbSd1dWZDqLuLEJ', NULL, '5f3302ee-e310-48e6-b5b2-7cd3c5da2cac', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('60fdae84-b1f3-4a33-8265-9bd03ccffc16', '7eaf9111-be6a-449b-bb00-b7921d53acf7', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-GGVB', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('138c2a73-f71f-48b7-a49c-cdcd63d5583a', '4f6cbf76-8f00-41ef-95cc-c8e287af6666', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-RZ5B', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('a4c1aace-3130-4f40-8f9f-e0c70cff8ec5', '1643578a-0611-4019-9761-b5807edf36c6', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-HZM3', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 95000}', NULL),
	('e9dd69b2-574c-400f-a1c2-448a38eb2c65', '2b2244ec-3ebf-4d2d-a16a-53bac360794f', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-SWCB', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, '2025-09-03', NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 20000}', NULL);


--
-- Data for Name: provider_failures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_failures VALUES
	('refund', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-22 20:12:29.943+00'),
	('checkout:oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', 2, '2026-11-22 20:21:30.792+00'),
	('checkout:bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', 1, '2026-11-22 20:21:31.222+00'),
	('contact:unknown', 1, '2026-11-22 20:12:32.721+00'),
	('forgot:unknown', 1, '2026-11-22 20:12:32.746+00'),
	('reset-mail:companion@example.com', 1, '2026-11-22 21:11:32.748+00'),
	('password-address-minute:unknown', 0, '2026-11-22 20:12:29.878+00'),
	('password-address-day:unknown', 0, '2026-11-23 20:11:29.88+00'),
	('register:unknown', 8, '2026-11-22 20:12:30.002+00'),
	('sign-up:unknown', 8, '2026-11-22 21:11:30.003+00'),
	('submit:unknown', 9, '2026-11-22 20:12:30.161+00');


--
-- Data for Name: refund_tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refund_tries VALUES
	('5cf332f3-ed84-4bf1-9392-6481b7a21624', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:10+00', 0, NULL);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.restores OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('b3784c3b-c5be-455c-babf-6a3aeca96037', '2025-11-07', '2025-11-14', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('fddd60c5-7f8d-43b6-8aa9-4ae8a11b9477', '2025-12-05', '2025-12-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('bac1cb5f-f266-46f6-be51-9e12ad5c7fe6', '2026-01-09', '2026-01-16', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('1aabd1e4-ace3-41fd-b15d-b0199d298da0', '2026-01-23', '2026-01-30', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('7f301bd4-af14-4723-8417-d51005acaedf', '2026-02-06', '2026-02-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('03b902ab-a0a3-42ea-81b2-64b6c67e86e9', '2026-02-20', '2026-02-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('d9079f81-bea8-4c47-9979-93d29a1f2441', '2026-03-06', '2026-03-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('655a5ef8-bc33-4dd7-a664-3631f2a98533', '2026-03-20', '2026-03-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('974043c0-7ae2-44a7-9e43-5005798eed88', '2026-10-30', '2026-11-06', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('d4c6b742-cf45-4096-a668-0126a3bb3564', '2026-11-06', '2026-11-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('67681fd6-3496-40ff-945a-f6683f67d66d', '2026-12-04', '2026-12-11', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('981c5970-e8ce-46cd-9af3-719da709f3e6', '2027-01-08', '2027-01-15', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('c6c23d3f-37f6-4e6e-a9f5-503cbd12034d', '2027-01-22', '2027-01-29', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('0a62778e-482a-4ca5-8ad1-eaf9a4530c03', '2027-02-05', '2027-02-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('39a5ba39-efb9-4dcb-9145-d5b6e87bfc2d', '2027-02-19', '2027-02-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('3db9bb42-c40e-47cf-a994-97e606f3bc94', '2027-03-05', '2027-03-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('6ecf7977-100a-4335-a42f-11a291f0572c', '2027-03-19', '2027-03-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('0755429b-aa7f-4988-8450-7788faebb03a', '2025-10-31', '2025-11-07', 8, 8, 'on_sale', NULL, NULL, NULL, 1, '2025-09-03 10:00:00+00');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_yHVXEl8eFwEAEmREpVabgTjU640zTN0Q', '9c9194e8-a936-4300-9a89-30a922ce60c6', 'pi_sandbox_6k7IZX47-43fe-u2JV1zBgMu9cieYfSc', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'deposit', 'Deposit: Kiter package, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_yHVXEl8eFwEAEmREpVabgTjU640zTN0Q', 'http://127.0.0.1:3000/payment?leadId=255c44d3-08fa-45a7-8818-cbe6f4eb409f&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_RlvTwGM0eQ5EOSaC8esebxwQ2xMZdM52', '36ba3df2-c9fa-42b8-b9d9-1250d93d440a', 'pi_sandbox_OzqEs2cC22FrLmdSiz-PpI-DVhoL_mdo', '255c44d3-08fa-45a7-8818-cbe6f4eb409f', 'balance', 'Balance: Kiter package, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_RlvTwGM0eQ5EOSaC8esebxwQ2xMZdM52', 'http://127.0.0.1:3000/payment?leadId=255c44d3-08fa-45a7-8818-cbe6f4eb409f&cancelled=true', '2025-09-01 10:00:00+00'),
	('cs_sandbox_zPEcRhPgrmvPrkZ1Q8EpEIYVHFv_YAlG', 'e5189ebc-6c29-47f7-b622-ac6c570b5bea', 'pi_sandbox_qdkqBT_pcLiO0zmwZLI67udeMKq6sY0a', '220fa8e7-927a-4912-a934-ea3f4eb57496', 'full', 'Full payment: Kiter package, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_zPEcRhPgrmvPrkZ1Q8EpEIYVHFv_YAlG', 'http://127.0.0.1:3000/payment?leadId=220fa8e7-927a-4912-a934-ea3f4eb57496&cancelled=true', '2025-09-01 10:00:00+00');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_Fnj3KrvBbNymPqp8KqbSd1dWZDqLuLEJ', '5cf332f3-ed84-4bf1-9392-6481b7a21624', 'pi_sandbox_qdkqBT_pcLiO0zmwZLI67udeMKq6sY0a', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('Du8E0MLoTtSYaXBqLjyU4xuiGjQvr802', 'OCSxEVYTsSRc1CmNOeq3eaoEQCCjU7Co', '29J44DFVU81glpLHOZZ16kzmk1obV6ty', '2026-12-22 20:11:30.14+00', '', '', '2026-11-22 20:11:30.14+00', '2026-11-22 20:11:30.14+00'),
	('PGMvqdY8Sxr6glxHbWUjn0ZmRBz3A3zR', 'vuRqytITirMWFVYN7eeSAkTHJWoHKkxF', 'oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', '2026-12-22 20:11:30.743+00', '', '', '2026-11-22 20:11:30.743+00', '2026-11-22 20:11:30.743+00'),
	('IeUblLuHysoHM3YER86U2ZMz1ZV6zYxM', '1LlBIZvFlj8G7UM9KxPjxV1PcMcmJbHG', 'bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', '2026-12-22 20:11:31.18+00', '', '', '2026-11-22 20:11:31.18+00', '2026-11-22 20:11:31.18+00'),
	('knhmvmbFvb4NaFApHxfGHkXwxGDWwrt5', 'q6tfMLNOOaB6HBFCbtxB4UbBg9Snft2Q', 'UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', '2026-12-22 20:11:31.657+00', '', '', '2026-11-22 20:11:31.657+00', '2026-11-22 20:11:31.657+00'),
	('OMBo9XZL5tMNPrMHppYDRoBM3JfmXJ13', 'qAhoJOxyy3NavkXHxGrIkaIQ3kwqTwHu', 'SKlPgh7u8jvPXjubYexjBm7uMoCceIVQ', '2026-12-22 20:11:31.858+00', '', '', '2026-11-22 20:11:31.858+00', '2026-11-22 20:11:31.858+00'),
	('YT8LywznWhXgGcF8evaM1A4jJOSqqyNr', 'NKLk9KAPsZ4aNlzFWyBR39xFxtpdzpCX', 'oqg81IebgeBBHEEIWPHozEXTFmlBiULq', '2026-12-22 20:11:32.249+00', '', '', '2026-11-22 20:11:32.249+00', '2026-11-22 20:11:32.249+00'),
	('GliM0jG0bdJ6qJwuV0eF3C5e41dVGylG', 'qZrTFxN1u2fx6splLW5h7ouin3IDpzLb', '0NhQ1sdslekPvtL4wPkzr8VfBG1MkiH3', '2026-12-22 20:11:32.571+00', '', '', '2026-11-22 20:11:32.571+00', '2026-11-22 20:11:32.571+00'),
	('4dXIX1pYeMppUIITruh7CYYSId8YhQVO', '6YSb49pHEgfV4bakby5xBPzfLPHIUj7D', 'myZehsk1V9CjRGIqI4i6G6X6qMfGlC8p', '2026-12-22 20:11:33.549+00', '', '', '2026-11-22 20:11:33.549+00', '2026-11-22 20:11:33.549+00');


--
-- Data for Name: unclaimed_holds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.unclaimed_holds VALUES
	('d13057f3-8c98-4046-885b-3db932a2bdf9', '9B_eVcTGA_tmw-G2JswyAAplVtDwad3tMrEhgRf-5Yk', 'guW1yt6YMfjaqtoHlj8CuY4W3NO385t-FZwMz1q_7LE');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('29J44DFVU81glpLHOZZ16kzmk1obV6ty', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:30.135+00', '2026-11-22 20:11:30.135+00'),
	('oZRNfnx9ygjkKSYqqQW6b19l2IuHUQB1', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:30.72+00', '2026-11-22 20:11:30.72+00'),
	('bTbghD33gqHKkbaE9uzFV78ZqoaDDZmf', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:31.178+00', '2026-11-22 20:11:31.178+00'),
	('UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:31.653+00', '2026-11-22 20:11:31.653+00'),
	('SKlPgh7u8jvPXjubYexjBm7uMoCceIVQ', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:31.856+00', '2026-11-22 20:11:31.856+00'),
	('oqg81IebgeBBHEEIWPHozEXTFmlBiULq', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:32.247+00', '2026-11-22 20:11:32.247+00'),
	('0NhQ1sdslekPvtL4wPkzr8VfBG1MkiH3', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:32.568+00', '2026-11-22 20:11:32.568+00'),
	('myZehsk1V9CjRGIqI4i6G6X6qMfGlC8p', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-22 20:11:33.545+00', '2026-11-22 20:11:33.545+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('bIOuoX6J6AREnZkt4IMEFqDQMbokejzZ', 'bhSXouv9r1rzGiPa73MRThdKiDN0JCLv_LWOmokvO0c', 'UJGQuTkrVV1h0LP6OkW1fqqXRr563cvp', '2026-11-22 21:11:32.752+00', '2026-11-22 20:11:32.753+00', '2026-11-22 20:11:32.753+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_ulHy0jVbm4yWh8nA_q2etY9Tnwfwmleh', 'checkout.session.completed', 'checkout', 'cs_sandbox_yHVXEl8eFwEAEmREpVabgTjU640zTN0Q', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_OV-2zX3nB7Ynu0nCpWB_JN3U4ARdMG7o', 'checkout.session.completed', 'checkout', 'cs_sandbox_RlvTwGM0eQ5EOSaC8esebxwQ2xMZdM52', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_xe8frkBa0dxtDUDxPLO13s6pzAlDu8Wr', 'checkout.session.completed', 'checkout', 'cs_sandbox_zPEcRhPgrmvPrkZ1Q8EpEIYVHFv_YAlG', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 24, true);


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
-- Name: alerts alerts_kind_server_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_kind_server_pk PRIMARY KEY (kind, server);


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
-- Name: browser_errors browser_errors_fingerprint_unique; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_fingerprint_unique UNIQUE (fingerprint);


--
-- Name: browser_errors browser_errors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.browser_errors
    ADD CONSTRAINT browser_errors_pkey PRIMARY KEY (id);


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
-- Name: provider_failures provider_failures_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.provider_failures
    ADD CONSTRAINT provider_failures_pkey PRIMARY KEY (call);


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
-- Name: browser_errors_last; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX browser_errors_last ON public.browser_errors USING btree (last_at);


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
