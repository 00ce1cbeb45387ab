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


--
-- Name: refuse_order_change(); Type: FUNCTION; Schema: public; Owner: -
--

CREATE FUNCTION public.refuse_order_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	RAISE EXCEPTION 'what was ordered is never changed';
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
    order_version text,
    ordered_at timestamp with time zone,
    ordered_cents integer,
    order_changed_at timestamp with time zone,
    handed_over_at timestamp with time zone,
    payment_plan jsonb,
    raised_cents integer DEFAULT 0 NOT NULL,
    CONSTRAINT bookings_cancellation_rule CHECK ((cancellation_rule = ANY (ARRAY['within_48_hours'::text, '45_days_or_more'::text, '30_to_44_days'::text, 'under_30_days'::text, 'cancelled_by_organiser'::text, 'extraordinary_circumstances'::text, 'waived'::text, 'change_refused'::text]))),
    CONSTRAINT bookings_cancelled CHECK ((num_nulls(cancelled_at, cancellation_rule) =
CASE
    WHEN (status = 'cancelled'::text) THEN 0
    ELSE 2
END)),
    CONSTRAINT bookings_health_consent CHECK (((num_nulls(health_consent_at, health_consent_version) = ANY (ARRAY[0, 2])) AND ((health_consent_withdrawn_at IS NULL) OR (health_consent_at IS NOT NULL)))),
    CONSTRAINT bookings_hold CHECK (((hold_expires_at IS NULL) OR (status = 'booking_submitted'::text))),
    CONSTRAINT bookings_order CHECK (((num_nulls(order_version, ordered_at, ordered_cents) = ANY (ARRAY[0, 3])) AND ((order_changed_at IS NULL) OR (order_version IS NOT NULL)))),
    CONSTRAINT bookings_package_type CHECK ((package_type = ANY (ARRAY['kiter'::text, 'non-kiter'::text]))),
    CONSTRAINT bookings_payment_plan CHECK (((payment_plan IS NULL) OR ((jsonb_typeof(payment_plan) = 'array'::text) AND ((jsonb_array_length(payment_plan) >= 2) AND (jsonb_array_length(payment_plan) <= 3))))),
    CONSTRAINT bookings_place_is_somewhere CHECK (((place_number IS NULL) OR ((place_number >= 1) AND (retreat_id IS NOT NULL) AND (package_type IS NOT NULL)))),
    CONSTRAINT bookings_place_while_held CHECK (((status = ANY (ARRAY['booking_submitted'::text, 'payment_confirmed'::text])) = (place_number IS NOT NULL))),
    CONSTRAINT bookings_quote_adds_up CHECK (((total_cents IS NULL) OR ((total_cents = ((((base_price_cents + room_supplement_cents) - discount_cents) - lowered_cents) + raised_cents)) AND (balance_cents = (total_cents - deposit_cents)) AND (discount_cents >= 0) AND (lowered_cents >= 0) AND (raised_cents >= 0) AND (balance_cents >= 0)))),
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
-- Name: change_choices; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.change_choices (
    change_id uuid NOT NULL,
    booking_id uuid NOT NULL,
    state text NOT NULL,
    agreed_cents integer NOT NULL,
    raised_cents integer NOT NULL,
    rise_cents integer NOT NULL,
    told_at timestamp with time zone,
    reminded_at timestamp with time zone,
    answered_at timestamp with time zone,
    CONSTRAINT change_choices_answered CHECK (((state = 'asked'::text) = (answered_at IS NULL))),
    CONSTRAINT change_choices_state CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'left'::text, 'silent'::text, 'told'::text, 'ended'::text])))
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
    method text DEFAULT 'card'::text NOT NULL,
    payer_email text,
    CONSTRAINT checkout_sessions_amount CHECK ((amount_cents > 0)),
    CONSTRAINT checkout_sessions_method CHECK ((method = ANY (ARRAY['card'::text, 'bancontact'::text, 'ideal'::text]))),
    CONSTRAINT checkout_sessions_opened CHECK (((state = ANY (ARRAY['opening'::text, 'closed'::text])) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
    CONSTRAINT checkout_sessions_payment_type CHECK ((payment_type = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text]))),
    CONSTRAINT checkout_sessions_state CHECK ((state = ANY (ARRAY['opening'::text, 'open'::text, 'settled'::text, 'refunded'::text, 'failed'::text, 'closed'::text])))
);


--
-- Name: complaints; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.complaints (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    user_id text NOT NULL,
    text text NOT NULL,
    received_at timestamp with time zone NOT NULL,
    acknowledged_at timestamp with time zone NOT NULL,
    answered_at timestamp with time zone,
    answer text,
    CONSTRAINT complaints_answered CHECK ((num_nulls(answered_at, answer) = ANY (ARRAY[0, 2])))
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
-- Name: date_changes; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.date_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    retreat_id uuid NOT NULL,
    words text,
    rise_cents integer DEFAULT 0 NOT NULL,
    rise_reason text,
    choose_by date,
    announced_at timestamp with time zone NOT NULL,
    device text NOT NULL,
    taken_back_at timestamp with time zone,
    CONSTRAINT date_changes_rise CHECK (((rise_cents >= 0) AND ((rise_cents > 0) = (rise_reason IS NOT NULL)))),
    CONSTRAINT date_changes_something CHECK (((words IS NOT NULL) OR (rise_cents > 0)))
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
-- Name: hand_overs; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.hand_overs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    state text NOT NULL,
    made_at timestamp with time zone NOT NULL,
    accept_by date NOT NULL,
    to_name text,
    to_email text,
    ended_at timestamp with time zone,
    reason text,
    from_user_id text,
    from_name text,
    from_email text,
    CONSTRAINT hand_overs_ended CHECK (((state = ANY (ARRAY['asked'::text, 'open'::text])) = (ended_at IS NULL))),
    CONSTRAINT hand_overs_state CHECK ((state = ANY (ARRAY['asked'::text, 'open'::text, 'accepted'::text, 'taken_back'::text, 'refused'::text, 'lapsed'::text])))
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
-- Name: order_texts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_texts (
    version text NOT NULL,
    body text NOT NULL,
    stored_at timestamp with time zone NOT NULL
);


--
-- Name: order_versions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.order_versions (
    version text NOT NULL,
    texts_version text NOT NULL,
    body text NOT NULL,
    stored_at timestamp with time zone NOT NULL
);


--
-- Name: orders; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    booking_id uuid NOT NULL,
    version text NOT NULL,
    ordered_at timestamp with time zone NOT NULL,
    language text NOT NULL,
    ordered_by text NOT NULL,
    total_cents integer NOT NULL,
    CONSTRAINT orders_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text, 'nl'::text]))),
    CONSTRAINT orders_ordered_by CHECK ((ordered_by = ANY (ARRAY['guest'::text, 'pay_link'::text]))),
    CONSTRAINT orders_total CHECK ((total_cents >= 0))
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
    payer_email text,
    CONSTRAINT payments_amount CHECK ((amount_cents > 0)),
    CONSTRAINT payments_disputed_cents CHECK (((disputed_cents IS NULL) OR (disputed_cents >= 0))),
    CONSTRAINT payments_kind CHECK ((kind = ANY (ARRAY['deposit'::text, 'full'::text, 'balance'::text, 'refund'::text]))),
    CONSTRAINT payments_method CHECK ((method = ANY (ARRAY['card'::text, 'bank_transfer'::text, 'cash'::text, 'bancontact'::text, 'ideal'::text]))),
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
    expires_at timestamp with time zone NOT NULL,
    method text DEFAULT 'card'::text NOT NULL
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
	(24, 'a67d000633d71e15a9ddea86043dab94d8de85c3a7fb683cd876937a30eeac8a', 1795374594718),
	(25, '3b3925602599afabb0b796f6b42b624b235ef082d839b9f4c78c2d3f718342aa', 1795386320326),
	(26, '15af213a0f20da20f5d75800fdac6e087cd83b518a5ce43e15af3ad44565f2a6', 1795388395977),
	(27, 'c45bc1223327fe33329e04fd078812ef0dfe460e286556fecd96e98d74d98d99', 1795390344361),
	(28, 'd234af878c22647b1063c87f72905ab07164fec4cc54f89cb2b43f82352b077c', 1795390969812);


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES
	('TtF5LGiTKXXEavkTyF4MyQwkAuCwTveV', '9nRg4SL21DquRptRLHr8mgewehUQ9sye', 'credential', '9nRg4SL21DquRptRLHr8mgewehUQ9sye', NULL, NULL, NULL, NULL, NULL, NULL, '197b130fa1f7c038fa84d1043c8571ac:a717a248c795eb9c191ece5c77248069c5b4981b79d8f69f8aea4d8f69ab08157da120400f8b205ac383c900751d02d54a107493a68a93966f643896fe4c35ce', '2026-11-23 00:04:52.239+00', '2026-11-23 00:04:52.239+00'),
	('7v9VVrshZB9iqNJ1t1fXUI79Tjiv5NUC', 'LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 'credential', 'LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', NULL, NULL, NULL, NULL, NULL, NULL, '222d84184325788decf40a20e7a19531:27d9dee845251359d1c13f2f14c3d157448bf573ec97ec84dc4d5c7a6843faf9517f4c9f8a8210a155e48ac84add18bd5070f097a982afb3971c65a224d81aac', '2026-11-23 00:04:52.648+00', '2026-11-23 00:04:52.648+00'),
	('EWS6INpxGmV1KvIIyMKY9osnKUmfHMey', 'Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', 'credential', 'Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', NULL, NULL, NULL, NULL, NULL, NULL, '725289a7af764b7b9fc2d4232f863c27:4f236915e4529881128e9b823c00518bb641b827ecbd9ffaaf0b8730b9c8ac6fd74c19847efa0bafa8741f10e9d51b86890d7a9eee63c1b9e6820b7560b59cff', '2026-11-23 00:04:52.945+00', '2026-11-23 00:04:52.945+00'),
	('nfDUwkr1r6zeJSySkza9v8zq6CXZNy8f', 'I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', 'credential', 'I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', NULL, NULL, NULL, NULL, NULL, NULL, 'ebc09757547839124502ac72c65f27eb:f3fe1387d7ddd7c8715640ce4aab1c11dca05f4616b0da55e4816495ea6a766524eae91a1e557e6cf1c73e90878d0c825bf7db80aea49f1a9357f982d605f116', '2026-11-23 00:04:53.16+00', '2026-11-23 00:04:53.16+00'),
	('S1Fm9oN1nRsAgT84DdTpUXs3RuKGu022', 'WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', 'credential', 'WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', NULL, NULL, NULL, NULL, NULL, NULL, '5139dac7d2a0b6c63c49202ecc723c42:fd09b15737df00645f985768f844d587dedd6fedcd8439831cd4ee009b50407d232a009f12f55a84d98c1443037ec183d1f33cf059f46e4631ceb42b5481370b', '2026-11-23 00:04:53.319+00', '2026-11-23 00:04:53.319+00'),
	('MCpsVKSJO55WbzMkL4RFl3loPVLog81H', 'k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', 'credential', 'k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', NULL, NULL, NULL, NULL, NULL, NULL, 'cd521b27c6c0dbb5778dfcd78abe1303:79afb641fa8a154b096bb66465b0a11905dd47de3591819b583365dc86a9623249ac9e9628fc52b7885570f5b83738bdb7a4f2bd33b64a18030f9b6542ea130d', '2026-11-23 00:04:53.474+00', '2026-11-23 00:04:53.474+00'),
	('zXKtR0e4LlhzeByoGU5S6l8ljgYuuKM9', 'S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', 'credential', 'S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', NULL, NULL, NULL, NULL, NULL, NULL, '6ef2c55cb6c4e6dccb76e1b049f5caaa:e9784a04e387a459a8eb967a8fa807167a4a1ad9e2e295da9ed3b785ccbb653da0e84909ae3887dbed253a95badfd065f382e45d2815b8141ce322a2458256ad', '2026-11-23 00:04:53.661+00', '2026-11-23 00:04:53.661+00'),
	('TTv6gM8L4mGFsBqJMnshcIwI6iahTF44', 'oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', 'credential', 'oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', NULL, NULL, NULL, NULL, NULL, NULL, '2c78651465c5b035c883499c4d929022:89333e987068d4bc4854618857cf84d6f2e0dccaca9b95afe0d845b364b0258fc8aaeca9bea87ef0cc200d86908083a9e37a27dc88bdced93d14e3eced1bc11a', '2026-11-23 00:04:54.44+00', '2026-11-23 00:04:54.44+00');


--
-- Data for Name: admin_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.admin_sessions VALUES
	('7118dab355d8dc39be5bd6f16345917407d4a48453a5e786cf14400b6127f311', '2025-09-03 22:00:00+00', 'a device', '239d8317-2e31-4f1c-8730-9d6e280d0593', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU');


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
	('58903991d6252f87f5c03ad841e2a9b5', '2bf58da2-7f21-4098-a8f7-40d750dfa11a', '2025-09-03', '2025-09-01 09:00:00+00', 'received');


--
-- Data for Name: booking_notes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.booking_notes VALUES
	('790bd10b-0a3f-4e16-8d44-cc2fb1a8e0e0', '6b4731bc-a72d-4c51-b381-8c31c5b92446', '2025-09-03 10:00:00+00', 'a device', 'Called: comes by train');


--
-- Data for Name: bookings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.bookings VALUES
	('cb2fba42-693b-425b-b2c1-3ef386679221', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '38d16c06-cfd0-4616-a103-b11a52e336c3', 'kiter', 1, 'Example', 'Guest 1', 'guest1@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:OBpWySYAZvOT4KiG0_WKYGkua6R9zRX_Xz_mcfi0rbkJ-nWbFC7kA1PIZg', 'sealed:1:b44a573ae91d7f14:Wp7SjPpfO3aEEUtLn1ZW3BmGz4Nps749pkqWxWaBDuPaVixVv5O5', 31, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'KKR5', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('c3486930-3936-451d-95d3-40d04dd40bca', '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, 'payment_confirmed', '2025-08-20 10:00:00+00', NULL, NULL, '38d16c06-cfd0-4616-a103-b11a52e336c3', 'kiter', 2, 'Example', 'Guest 2', 'guest2@example.com', '+00 000 000', 'sealed:1:b44a573ae91d7f14:oq7-f5_M_xOPSy7S3-XrJhUmv9nxZpbby18LtmLLcU4n_8OyUQItQQshwQ', 'sealed:1:b44a573ae91d7f14:ilxBD_7Vj2Np-lRyjNXf7KRCutkrCKiJWUBuhFt9fFlGOQG3OGZj', 32, 70, 175, 'Beginner', NULL, 'shared', 'no-diet', 'M', 'male', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-10-21', 'ZH4Z', 0, true, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('0dee7a13-4dcb-4d0e-9f38-f3be39ffba2e', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, 'in_progress', NULL, NULL, NULL, NULL, NULL, NULL, 'Half', NULL, 'half@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'TJ8S', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0),
	('6b4731bc-a72d-4c51-b381-8c31c5b92446', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', 2, 'Awa', 'Jallow', 'two-parts@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:q1EeCeqoG-ksQZkeqKagisFHz7V2bFGnQ_Q1yHU7I5dNw0RmVbyWsw', 'sealed:1:b44a573ae91d7f14:By2_fLYBpLWLnk65FYLs3ixGjfKgOKLk65Lt0g7fL-9LWWuBkpzuCQ8', 31, 62, 171, 'Two lessons so far', NULL, 'private', 'vegan', 'M', 'female', 'super_early_bird', 95000, 18000, 0, 113000, 20000, 93000, '2025-09-16', 'WSAF', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, '2025-09-01 09:00:00+00', NULL, NULL, 0),
	('79a69e58-f8ac-42cc-a6f9-34449cfae6cc', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'non-kiter', 1, 'Lena', 'Peeters', 'companion@example.com', '+32 470 00 00 01', 'sealed:1:b44a573ae91d7f14:0oZ-8CI838ANsIiwLYhfZnLnqjpJ7wEekipQ69HKoJv8lOKJ4a6q', 'sealed:1:b44a573ae91d7f14:wbBBfTFaYVdx0lAdeRkUSDG2aH5X1SESepW1B2AAovwujhGyLAdeYYmwGAA', NULL, NULL, NULL, NULL, NULL, 'shared', 'no-diet', NULL, NULL, 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'WWG6', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, 'b5a1b9349d959d5bb3e03380106cd39e3ce3587d0b0135cd223cb4875472a3ee', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('8e424516-7a38-4604-b76c-8be6b3103691', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', 'cancelled', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', NULL, 'Awa', 'Jallow', 'cancelled@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:3WhZvsXSiwxSKHto3wPhZ8_j2tLXGxqTDxqZo_vYTfbRk2v8vQ0YDQ', 'sealed:1:b44a573ae91d7f14:mOcEYnG0G5TPXTokEnnwL0XNu__cuMSMpRBDmRFzfNqOwN_AM9MD1NE', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'P92X', 1, false, '2025-09-01 09:00:00+00', 'within_48_hours', NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('f93f2c18-ffa4-41dd-a187-0085a90e7db8', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', 'payment_confirmed', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', 4, 'Awa', 'Jallow', 'statement@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:pxl4UfM-aiUICQPxanrqbTmXi7TcxzLodFGyUVqzrbED38YHMK071w', 'sealed:1:b44a573ae91d7f14:2BDAXdeUEWqMsMuMfd43kNKZQ2eltqxNVTlZKmctW2sTcpV88OJBdqc', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', '7X7R', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('2ada3a00-3483-4402-aa38-85a77750c3cf', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', 'WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', NULL, 'Awa', 'Jallow', 'rejected@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:4It7DuG2ZMh-8FQ-OvWKvkQIrkseX6YvRxnxSfm1CwGGAu7zK4ofSw', 'sealed:1:b44a573ae91d7f14:ZIoKD1CopVeZGQT6P9Mo9qkNRL4wSBV417Xv-P4pU41w2hvGi1bRPxY', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'XH25', 1, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('5c8b77a3-414a-4ee0-8909-c143c3369c5c', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 'S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', 'booking_submitted', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', 5, 'Awa', 'Jallow', 'reported@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:mKrI8rL3FnA2E0a7JOOLHC5LgxGRRaZ_OCoRJdY8Nk7sV8Icbt2Z2g', 'sealed:1:b44a573ae91d7f14:A1Cxbv7OkZ2C3SIIgJ8EfY97Im6Z8cfWUi_UaLFT5atJz7yZjztz4Xc', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'Y4GS', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('37b1986f-b73c-4ebb-9b0b-d876335996b9', '2025-09-01 09:00:00+00', '2025-09-03 10:00:00+00', '9nRg4SL21DquRptRLHr8mgewehUQ9sye', 'expired', '2025-09-01 09:00:00+00', NULL, NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', NULL, 'Awa', 'Jallow', 'submitted@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:SzdvWEtLn4cZmQqM1ip5ZFQTF4o-QjZbgKHuJOF-58fgcfHqCe-EnA', 'sealed:1:b44a573ae91d7f14:017y9aEtp7HJqeD-8KwJVxVE8pWS-Axafx2LrBV9JkJ4-i11lH__vIk', 31, 62, 171, 'Two lessons so far', 'sealed:1:b44a573ae91d7f14:Wqs7ZSx-iH8xHZLKvZilgnYX3HDn4mBpXSLEQ1Avke9WHQ', 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'DUK5', 1, false, NULL, NULL, '2025-09-01 09:00:00+00', '2026-11-22', NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 95000, NULL, NULL, NULL, 0),
	('0c744387-fc71-4693-b084-02aaf738dac5', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', 'oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-05 10:00:00+00', NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', 1, 'Awa', 'Jallow', 'late@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:5o7e8Lz6smwdqMz5yaRusGNLo0nUWG5c-l5XMmLjL8t_kIP_ZukqTw', 'sealed:1:b44a573ae91d7f14:Svv2yyqoF_8wQbtmACgRjC_Dkmz1RIKDMKb1vFmTWig2La9QWOa5nzM', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'A9UP', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, '7976d468ce741257ef2add7ab77ef9f3203b982cc6511b8b93ff6e102e3f87ca', '2025-09-03 10:00:00+00', 95000, NULL, NULL, NULL, 0),
	('78e8f465-79cb-40a1-9c31-e60db9820851', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, 'booking_submitted', '2025-09-03 10:00:00+00', '2025-09-03 11:00:00+00', NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'kiter', 3, 'Awa', 'Jallow', 'unclaimed@example.com', '+32 470 00 00 00', 'sealed:1:b44a573ae91d7f14:0XweLDR2vvF_muzkf7wkLseDzh8FpRZ-w4_BEOUhgGRWWiSKKdYk4A', 'sealed:1:b44a573ae91d7f14:uDcpyage5P2VGMWSsXViztcEQXpyZpZm5NpdM0UC40OYemr88-izwoE', 31, 62, 171, 'Two lessons so far', NULL, 'shared', 'vegan', 'M', 'female', 'super_early_bird', 95000, 0, 0, 95000, 20000, 75000, '2025-09-16', 'JHJZ', 0, false, NULL, NULL, NULL, NULL, NULL, DEFAULT, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1, NULL, NULL, NULL, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0);


--
-- Data for Name: browser_errors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.browser_errors VALUES
	('605f76a0-14bd-48fb-b636-3923603c25d3', 'f', 'x is not a function', '', '/booking', '{"Firefox 140"}', '0', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: change_choices; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.change_choices VALUES
	('47787092-d3d9-4d6e-9b23-7414c2369f84', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'asked', 113000, 0, 0, '2025-09-03 10:00:00+00', NULL, NULL);


--
-- Data for Name: checkout_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.checkout_sessions VALUES
	('c59f8296-48b5-4dab-9a96-b9f6c7e6cdeb', 'cs_sandbox_jupEdH66cOddTblQASvMLOw78uSXxyHF', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_jupEdH66cOddTblQASvMLOw78uSXxyHF', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'deposit', 20000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL),
	('176ee438-6769-4320-a549-12646da709ac', 'cs_sandbox_kChLla5jSEVKhnFVppyZyBVxUxYXuumO', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_kChLla5jSEVKhnFVppyZyBVxUxYXuumO', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'balance', 75000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL),
	('fa674149-b9f6-4043-a48b-d677aa961048', 'cs_sandbox_SQsXQpYH8g-BmOsKX7Mw86Y5UQcCHwnD', 'http://127.0.0.1:3000/sandbox/checkout/cs_sandbox_SQsXQpYH8g-BmOsKX7Mw86Y5UQcCHwnD', '8e424516-7a38-4604-b76c-8be6b3103691', 'full', 95000, 'settled', '2025-09-01 09:00:00+00', '2025-09-01 10:00:00+00', false, 'card', NULL);


--
-- Data for Name: complaints; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.complaints VALUES
	('58a9cdbf-3533-42be-9e79-6852c41fb35c', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 'The lesson was short', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', NULL, NULL);


--
-- Data for Name: contacts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.contacts VALUES
	('58d8555e-3269-4124-bb01-04474294c238', 'Ousman', NULL, 'ousman@example.com', NULL, NULL, NULL, 'Is there wind in May?', '2025-09-01 09:00:00+00', NULL, NULL);


--
-- Data for Name: date_changes; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.date_changes VALUES
	('47787092-d3d9-4d6e-9b23-7414c2369f84', '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'Another lodge', 0, NULL, '2025-10-15', '2025-09-03 10:00:00+00', 'Firefox on Linux', NULL);


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
	('42f75006-0f5a-489d-8533-3f2b191186c9', 'receipt', 2025, 1, '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'd29e735d-3752-4bae-9753-38e3dad148af', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0001", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-WSAF", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}'),
	('8ccdd334-4957-49e4-86f2-03b2831e5e4e', 'receipt', 2025, 2, '6b4731bc-a72d-4c51-b381-8c31c5b92446', '959af7c4-5bc9-4b2a-a8d9-6a1462221ab0', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Balance", "amountCents": 75000}, "guest": {"name": "Awa Jallow", "email": "two-parts@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0002", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-WSAF", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received before", "amountCents": -20000}, {"label": "Received with this receipt", "amountCents": -75000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('f7c916aa-e05b-4658-b30c-03eedf814ffb', 'receipt', 2025, 3, '8e424516-7a38-4604-b76c-8be6b3103691', 'afd409e1-487d-4381-ab9e-60f88c0f8831', '2025-09-01 09:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0003", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-P92X", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": null, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('07872def-a98c-49e0-881b-c7318a9a9870', 'credit_note', 2025, 1, '8e424516-7a38-4604-b76c-8be6b3103691', 'ee5668f9-c67a-46b4-b1b9-fa5357182402', '2025-09-01 09:00:00+00', '{"kind": "credit_note", "line": {"label": "Full payment, given back", "amountCents": 95000}, "guest": {"name": "Awa Jallow", "email": "cancelled@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "C-2025-0001", "reason": "The booking was cancelled", "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-P92X", "packageName": "Kiter package"}, "payment": {"on": "2025-09-01", "method": "card", "reference": null}, "corrects": {"number": "R-2025-0003", "issuedOn": "2025-09-01"}, "issuedOn": "2025-09-01", "statement": {"rows": [{"label": "Received with receipt R-2025-0003", "amountCents": 95000}, {"label": "Given back with this credit note", "amountCents": -95000}, {"label": "Left of this payment", "amountCents": 0}], "title": "What this changes"}}'),
	('3ee4c341-f6b9-47c5-9c73-dc6d9db75bfc', 'receipt', 2025, 4, '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', '6b1dabbd-5c4c-4c01-b1b1-c4068687a469', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Full payment", "amountCents": 95000}, "guest": {"name": "Lena Peeters", "email": "companion@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0004", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "PEETERS-WWG6", "packageName": "Non-kiter package"}, "payment": {"on": "2025-09-01", "method": "bank_transfer", "reference": "KITE-FULL-2025-PEETERS-WWG6"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -95000}, {"label": "Still to pay", "amountCents": 0}], "title": "Your booking"}}'),
	('f67654d6-8ce8-450a-820e-57363778df27', 'receipt', 2025, 5, 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', '2bf58da2-7f21-4098-a8f7-40d750dfa11a', '2025-09-03 10:00:00+00', '{"kind": "receipt", "line": {"label": "Deposit", "amountCents": 20000}, "guest": {"name": "Awa Jallow", "email": "statement@example.com"}, "issuer": {"name": "Tradewind Retreats", "brand": "Tradewind Retreats", "email": "hello@tradewind.example", "address": "Example Road 1, 1000 Brussels, Belgium", "registration": "BE 0000.000.000"}, "number": "R-2025-0005", "reason": null, "booking": {"room": "Shared room", "retreat": "Oct 31–Nov 7, 2025", "reference": "JALLOW-7X7R", "packageName": "Kiter package"}, "payment": {"on": "2025-09-03", "method": "bank_transfer", "reference": "KITE-DEPOSIT-2025-JALLOW-7X7R"}, "corrects": null, "issuedOn": "2025-09-03", "statement": {"rows": [{"label": "Super Early Bird price", "amountCents": 95000}, {"label": "Price in all", "amountCents": 95000}, {"label": "Received with this receipt", "amountCents": -20000}, {"label": "Still to pay, by Tue, Sep 16, 2025", "amountCents": 75000}], "title": "Your booking"}}');


--
-- Data for Name: hand_overs; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.hand_overs VALUES
	('979719da-b627-434d-bca7-cc01dd332486', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'refused', '2025-09-03 10:00:00+00', '2025-10-30', NULL, NULL, '2025-09-03 10:00:00+00', 'Too late', NULL, NULL, NULL);


--
-- Data for Name: history; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-01 09:00:00+00', 'guest', NULL, '37b1986f-b73c-4ebb-9b0b-d876335996b9', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(2, '2025-09-01 09:00:00+00', 'guest', NULL, '37b1986f-b73c-4ebb-9b0b-d876335996b9', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(3, '2025-09-01 09:00:00+00', 'guest', NULL, '6b4731bc-a72d-4c51-b381-8c31c5b92446', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(4, '2025-09-01 09:00:00+00', 'guest', NULL, '6b4731bc-a72d-4c51-b381-8c31c5b92446', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(5, '2025-09-01 09:00:00+00', 'guest', NULL, '6b4731bc-a72d-4c51-b381-8c31c5b92446', NULL, 'Room', 'Shared', 'Private'),
	(6, '2025-09-01 09:00:00+00', 'guest', NULL, '6b4731bc-a72d-4c51-b381-8c31c5b92446', NULL, 'Price', '€950', '€1,130'),
	(7, '2025-09-01 09:00:00+00', 'guest', NULL, '8e424516-7a38-4604-b76c-8be6b3103691', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(8, '2025-09-01 09:00:00+00', 'guest', NULL, '8e424516-7a38-4604-b76c-8be6b3103691', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(9, '2025-09-01 09:00:00+00', 'guest', NULL, '8e424516-7a38-4604-b76c-8be6b3103691', NULL, 'Booking cancelled', NULL, NULL),
	(10, '2025-09-01 09:00:00+00', 'guest', NULL, '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(11, '2025-09-01 09:00:00+00', 'guest', NULL, '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(12, '2025-09-01 09:00:00+00', 'operator', 'a device', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', NULL, '€950 received', NULL, NULL),
	(13, '2025-09-01 09:00:00+00', 'guest', NULL, '2ada3a00-3483-4402-aa38-85a77750c3cf', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(14, '2025-09-01 09:00:00+00', 'guest', NULL, '2ada3a00-3483-4402-aa38-85a77750c3cf', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(15, '2025-09-01 09:00:00+00', 'operator', 'a device', '2ada3a00-3483-4402-aa38-85a77750c3cf', NULL, '€200 never came', NULL, NULL),
	(16, '2025-09-01 09:00:00+00', 'guest', NULL, 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(17, '2025-09-01 09:00:00+00', 'guest', NULL, 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(18, '2025-09-01 09:00:00+00', 'operator', 'a device', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', NULL, '€200 received', NULL, NULL),
	(19, '2025-09-01 09:00:00+00', 'operator', 'a device', NULL, NULL, 'Lines of the bank kept as unknown', NULL, '1, €50'),
	(20, '2025-09-01 09:00:00+00', 'guest', NULL, '5c8b77a3-414a-4ee0-8909-c143c3369c5c', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');
INSERT INTO public.history OVERRIDING SYSTEM VALUE VALUES
	(21, '2025-09-01 09:00:00+00', 'guest', NULL, '5c8b77a3-414a-4ee0-8909-c143c3369c5c', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(22, '2025-09-03 10:00:00+00', 'site', NULL, '37b1986f-b73c-4ebb-9b0b-d876335996b9', NULL, 'Place given up, unpaid', NULL, NULL),
	(23, '2025-09-03 10:00:00+00', 'site', NULL, '2ada3a00-3483-4402-aa38-85a77750c3cf', NULL, 'Place given up, unpaid', NULL, NULL),
	(24, '2025-09-03 10:00:00+00', 'operator', 'a device', '6b4731bc-a72d-4c51-b381-8c31c5b92446', NULL, 'Note written', NULL, NULL),
	(25, '2025-09-03 10:00:00+00', 'operator', 'a device', NULL, '1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', 'Link for the lodge made', NULL, NULL),
	(26, '2025-09-03 10:00:00+00', 'guest', NULL, '0c744387-fc71-4693-b084-02aaf738dac5', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950'),
	(27, '2025-09-03 10:00:00+00', 'guest', NULL, '0c744387-fc71-4693-b084-02aaf738dac5', NULL, 'Ordered with obligation to pay', NULL, '€950'),
	(28, '2025-09-03 10:00:00+00', 'guest', NULL, '78e8f465-79cb-40a1-9c31-e60db9820851', NULL, 'Booked', NULL, 'Oct 31–Nov 7, 2025, €950');


--
-- Data for Name: kept_lines; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.kept_lines VALUES
	('71d5143641cf462bf86efbf82028305c', '2025-09-03', 5000, 'A present', NULL, 1, 'waiting', 'Asked the bank', '2025-09-01 09:00:00+00');


--
-- Data for Name: leases; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.leases VALUES
	('release', 'bf16fddf-d9df-4262-9930-cc7428c34ec5', '2025-09-01 09:01:00+00');


--
-- Data for Name: mails; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mails VALUES
	('ef6bd2f6-e758-428f-9a06-8785f47a1ea8', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'payment-received', 'payment-received:6b4731bc-a72d-4c51-b381-8c31c5b92446:d29e735d-3752-4bae-9753-38e3dad148af', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €200 for Oct 31–Nov 7, 2025', 'Payment successful, €200 by card


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

Attached to this mail: Receipt R-2025-0001; Your order 9c52902c, with form
and terms; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0001.pdf", "type": "document", "documentId": "42f75006-0f5a-489d-8533-3f2b191186c9"}, {"name": "order-9c52902c.pdf", "type": "order", "orderId": "7d060a24-b574-4b33-a178-6cdfc6599d39"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:6b4731bc-a72d-4c51-b381-8c31c5b92446\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.768904+00', NULL, NULL),
	('5dff7564-df3d-436f-a42f-97fa7663b50a', NULL, 'contact-received', 'contact-received:58d8555e-3269-4124-bb01-04474294c238', 'hello@tradewind.example', 'ousman@example.com', 'Message from Ousman', 'Message from Ousman

Is there wind in May?

From
Name: Ousman
Email: ousman@example.com

Answer this mail to write back.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.737738+00', NULL, NULL),
	('1c7a94f1-028d-4e54-8586-175b56404653', NULL, 'password-reset', NULL, 'companion@example.com', 'hello@tradewind.example', 'Set a new password for Tradewind Retreats', 'Set a new password

Hello,

Somebody asked for a new password for your account. If it was you, choose
one now. The link works once, within 60 minutes of your asking.

Choose a new password
http://127.0.0.1:3000/auth?token=8WquupDkHyx8qEB2GIMjPuP2

If it was not you, do nothing: your password stays as it is.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because somebody asked for a new password at Tradewind
Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.753285+00', NULL, NULL),
	('3413c8b4-aa19-478b-8654-723c0d63d981', '37b1986f-b73c-4ebb-9b0b-d876335996b9', 'booking-received', 'booking-received:37b1986f-b73c-4ebb-9b0b-d876335996b9:2025-09-01T09:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=37b1986f-b73c-4ebb-9b0b-d876335996b9

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-DUK5
Reference for a full transfer: KITE-FULL-2025-JALLOW-DUK5

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.252888+00', NULL, NULL),
	('4c065cd9-3a89-48b4-9d74-63198bc6b20c', '37b1986f-b73c-4ebb-9b0b-d876335996b9', 'order-placed', 'order-placed:37b1986f-b73c-4ebb-9b0b-d876335996b9:494e2f4b-189b-4e33-ba4e-48aeded4cd17', 'submitted@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=37b1986f-b73c-4ebb-9b0b-d876335996b9

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "494e2f4b-189b-4e33-ba4e-48aeded4cd17"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.553744+00', NULL, NULL),
	('b5ed9adb-4460-4f00-95bf-f3f2823122c0', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'booking-received', 'booking-received:6b4731bc-a72d-4c51-b381-8c31c5b92446:2025-09-01T09:00:00.000Z', 'two-parts@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=6b4731bc-a72d-4c51-b381-8c31c5b92446

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-WSAF
Reference for a full transfer: KITE-FULL-2025-JALLOW-WSAF

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.655958+00', NULL, NULL),
	('ed75247c-8549-45df-8306-326e5c6f6f89', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'order-placed', 'order-placed:6b4731bc-a72d-4c51-b381-8c31c5b92446:7d060a24-b574-4b33-a178-6cdfc6599d39', 'two-parts@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=6b4731bc-a72d-4c51-b381-8c31c5b92446

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "7d060a24-b574-4b33-a178-6cdfc6599d39"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.692079+00', NULL, NULL),
	('f97307ba-1683-4e96-8dd8-2493398b6453', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'payment-received', 'payment-received:6b4731bc-a72d-4c51-b381-8c31c5b92446:959af7c4-5bc9-4b2a-a8d9-6a1462221ab0', 'two-parts@example.com', 'hello@tradewind.example', 'Payment received: €750 for Oct 31–Nov 7, 2025', 'Payment successful, €750 by card


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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0002.pdf", "type": "document", "documentId": "8ccdd334-4957-49e4-86f2-03b2831e5e4e"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:6b4731bc-a72d-4c51-b381-8c31c5b92446\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.818255+00', NULL, NULL),
	('3f97d5f4-ca4e-497f-a034-1f318de33e90', '8e424516-7a38-4604-b76c-8be6b3103691', 'booking-received', 'booking-received:8e424516-7a38-4604-b76c-8be6b3103691:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=8e424516-7a38-4604-b76c-8be6b3103691

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-P92X
Reference for a full transfer: KITE-FULL-2025-JALLOW-P92X

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:52.954387+00', NULL, NULL),
	('ebde7860-11cf-4138-9e68-9d49e6030888', '8e424516-7a38-4604-b76c-8be6b3103691', 'order-placed', 'order-placed:8e424516-7a38-4604-b76c-8be6b3103691:011c84e8-1a15-41c5-963f-295abd559aaa', 'cancelled@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=8e424516-7a38-4604-b76c-8be6b3103691

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "011c84e8-1a15-41c5-963f-295abd559aaa"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.010362+00', NULL, NULL),
	('24143af8-26a6-4580-884a-e97c7419a42c', '8e424516-7a38-4604-b76c-8be6b3103691', 'payment-received', 'payment-received:8e424516-7a38-4604-b76c-8be6b3103691:afd409e1-487d-4381-ab9e-60f88c0f8831', 'cancelled@example.com', 'hello@tradewind.example', 'Payment received: €950 for Oct 31–Nov 7, 2025', 'Payment successful, €950 by card


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

Attached to this mail: Receipt R-2025-0003; Your order 9c52902c, with form
and terms; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0003.pdf", "type": "document", "documentId": "f7c916aa-e05b-4658-b30c-03eedf814ffb"}, {"name": "order-9c52902c.pdf", "type": "order", "orderId": "011c84e8-1a15-41c5-963f-295abd559aaa"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:8e424516-7a38-4604-b76c-8be6b3103691\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.041057+00', NULL, NULL),
	('9fb04533-b57d-45ba-86f3-4df99a23c3a2', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'booking-changed', NULL, 'two-parts@example.com', 'hello@tradewind.example', 'Your booking has changed: Oct 31–Nov 7, 2025', 'Your booking has changed

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:6b4731bc-a72d-4c51-b381-8c31c5b92446\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Private room\\n\\nOn your first day we pick you \r\n up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on ar\r\n rival and €20 on departure. It is not part of the price.\\n\\nA question? \r\n hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:30\r\n 00/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.279198+00', NULL, '{"Room": "Shared", "Total": "€950", "Package": "Kiter", "Retreat": "Oct 31–Nov 7, 2025", "E-mail address": "two-parts@example.com"}'),
	('ee5e1a7f-972e-4b35-9082-05e7cd0167ac', '8e424516-7a38-4604-b76c-8be6b3103691', 'booking-cancelled', 'booking-cancelled:8e424516-7a38-4604-b76c-8be6b3103691:2025-09-01T09:00:00.000Z', 'cancelled@example.com', 'hello@tradewind.example', 'Your booking for Oct 31–Nov 7, 2025 is cancelled', 'Your booking is cancelled

Hello Awa,

Your booking for Oct 31–Nov 7, 2025 is cancelled, and your place is free
again. €950 comes back to you, within 14 days.

What comes back
Within 48 hours of booking: Full refund, including the deposit
Deposit: €200, of which comes back: €200
Paid beyond the deposit: €750, of which comes back: €750
Refund: €950

Attached to this mail: Credit note C-2025-0001; The cancelled stay, for your
calendar.

What you paid by card, Bancontact or iDEAL goes back the same way within a
few days. What we send by bank transfer needs your account: we ask you for
it in another mail.

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "credit-note-C-2025-0001.pdf", "type": "document", "documentId": "07872def-a98c-49e0-881b-c7318a9a9870"}, {"name": "retreat-cancelled.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:CANCEL\r\nBEGIN:VEVENT\r\nUID:8e424516-7a38-4604-b76c-8be6b3103691\r\nSEQUENCE:1\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CANCELLED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "CANCEL"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.068251+00', NULL, NULL),
	('758d8d4a-3572-4051-98f1-73b888febafe', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'booking-received', 'booking-received:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:2025-09-01T09:00:00.000Z', 'companion@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Lena,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=79a69e58-f8ac-42cc-a6f9-34449cfae6cc

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-PEETERS-WWG6
Reference for a full transfer: KITE-FULL-2025-PEETERS-WWG6

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.166763+00', NULL, NULL),
	('4ce30e97-c491-487e-88b6-af6559a79e65', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'order-placed', 'order-placed:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:b9e0ca46-58b0-4c33-83d5-997d90030466', 'companion@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Lena,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=79a69e58-f8ac-42cc-a6f9-34449cfae6cc

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared

Attached to this mail: Your order b5a1b934, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-b5a1b934.pdf", "type": "order", "orderId": "b9e0ca46-58b0-4c33-83d5-997d90030466"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.196154+00', NULL, NULL),
	('603f8fef-c6e4-4934-8ee0-a5a9848fe0a2', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'transfer-received', 'transfer-received:f93f2c18-ffa4-41dd-a187-0085a90e7db8:2bf58da2-7f21-4098-a8f7-40d750dfa11a', 'statement@example.com', 'hello@tradewind.example', 'Transfer received: €200 for Oct 31–Nov 7, 2025', 'Transfer received, €200


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
Reference: KITE-DEPOSIT-2025-JALLOW-7X7R

Attached to this mail: Receipt R-2025-0005; Your order 9c52902c, with form
and terms; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0005.pdf", "type": "document", "documentId": "f67654d6-8ce8-450a-820e-57363778df27"}, {"name": "order-9c52902c.pdf", "type": "order", "orderId": "f92f0e74-8e5a-40e6-82fa-51cf28cb23d0"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:f93f2c18-ffa4-41dd-a187-0085a90e7db8\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Kiter package\\, Shared room\\n\\nOn your first day we pick you u\r\n p at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on arr\r\n ival and €20 on departure. It is not part of the price.\\n\\nA question? h\r\n ello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1:300\r\n 0/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.167496+00', NULL, NULL),
	('dbac69fb-b59c-4b08-9642-d5ca4d6dd089', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'pre-travel', 'pre-travel:6b4731bc-a72d-4c51-b381-8c31c5b92446:2025-10-31', 'two-parts@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/6b4731bc-a72d-4c51-b381-8c31c5b92446

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.279198+00', NULL, NULL),
	('fa0cd6f9-29db-4619-86ca-5da9f97666a6', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'transfer-reported', 'transfer-reported:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:6b1dabbd-5c4c-4c01-b1b1-c4068687a469', 'companion@example.com', 'hello@tradewind.example', 'You told us: €950 is on its way for Oct 31–Nov 7, 2025', '€950 on its way by transfer


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
Reference: KITE-FULL-2025-PEETERS-WWG6
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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.216265+00', NULL, NULL),
	('00fb2613-23f1-4eab-bfb5-b558ddbcc436', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'operator-transfer-reported', 'operator-transfer-reported:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:6b1dabbd-5c4c-4c01-b1b1-c4068687a469', 'hello@tradewind.example', 'companion@example.com', 'Look for a transfer: €950 from Lena Peeters', 'A transfer to look for

Lena Peeters says that €950 for Oct 31–Nov 7, 2025 is on its way. Nothing
else was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Full payment: €950
Paid by: bank transfer
Reference: KITE-FULL-2025-PEETERS-WWG6

The booking
Guest: Lena Peeters
Retreat: Oct 31–Nov 7, 2025
Package: Non-kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.216265+00', NULL, NULL),
	('d023160f-a0fb-49cb-84e3-7d6e2c525aa3', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'booking-received', 'booking-received:2ada3a00-3483-4402-aa38-85a77750c3cf:2025-09-01T09:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=2ada3a00-3483-4402-aa38-85a77750c3cf

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-XH25
Reference for a full transfer: KITE-FULL-2025-JALLOW-XH25

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.324853+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('a23102a1-097d-47a6-923c-826131c67c0e', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'order-placed', 'order-placed:2ada3a00-3483-4402-aa38-85a77750c3cf:015cbaae-7a39-4970-9ac0-db14fdfbc359', 'rejected@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=2ada3a00-3483-4402-aa38-85a77750c3cf

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "015cbaae-7a39-4970-9ac0-db14fdfbc359"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.352632+00', NULL, NULL),
	('14e71280-386a-47f4-8cd9-ebe7cedb27d3', '37b1986f-b73c-4ebb-9b0b-d876335996b9', 'booking-expired', 'booking-expired:37b1986f-b73c-4ebb-9b0b-d876335996b9:2025-09-03T10:00:00.000Z', 'submitted@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.191209+00', NULL, NULL),
	('26d5fbf5-09e1-437f-ac90-ad3584e075e5', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'transfer-reported', 'transfer-reported:2ada3a00-3483-4402-aa38-85a77750c3cf:83932f8e-d641-42f1-8ba6-9d46e8db3416', 'rejected@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-XH25
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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.371385+00', NULL, NULL),
	('72f772bf-4e85-4808-8333-27a1f3f0988f', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'operator-transfer-reported', 'operator-transfer-reported:2ada3a00-3483-4402-aa38-85a77750c3cf:83932f8e-d641-42f1-8ba6-9d46e8db3416', 'hello@tradewind.example', 'rejected@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-XH25

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.371385+00', NULL, NULL),
	('db7075fb-cce8-4497-b003-352830e60aed', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'transfer-rejected', 'transfer-rejected:2ada3a00-3483-4402-aa38-85a77750c3cf:83932f8e-d641-42f1-8ba6-9d46e8db3416', 'rejected@example.com', 'hello@tradewind.example', 'We could not find your transfer of €200', 'Your transfer has not arrived

Hello Awa,

We have looked for the transfer of €200 that you reported, and could not
find it on our account. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time; after that it goes back on sale.

If your bank shows that the money has left, answer this mail with the bank’s
confirmation before you pay again.

Pay again
http://127.0.0.1:3000/payment?leadId=2ada3a00-3483-4402-aa38-85a77750c3cf

What we looked for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-XH25

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.395948+00', NULL, NULL),
	('4ffd2bee-b7bb-4474-92d8-7ea9d491bc08', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'booking-received', 'booking-received:f93f2c18-ffa4-41dd-a187-0085a90e7db8:2025-09-01T09:00:00.000Z', 'statement@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=f93f2c18-ffa4-41dd-a187-0085a90e7db8

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-7X7R
Reference for a full transfer: KITE-FULL-2025-JALLOW-7X7R

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.480118+00', NULL, NULL),
	('25795faf-1d4d-41f7-8dd6-e41014b8d26c', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'transfer-received', 'transfer-received:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:6b1dabbd-5c4c-4c01-b1b1-c4068687a469', 'companion@example.com', 'hello@tradewind.example', 'Transfer received: €950 for Oct 31–Nov 7, 2025', 'Transfer received, €950


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
Reference: KITE-FULL-2025-PEETERS-WWG6

Attached to this mail: Receipt R-2025-0004; Your order b5a1b934, with form
and terms; Your stay, for your calendar.

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "receipt-R-2025-0004.pdf", "type": "document", "documentId": "3ee4c341-f6b9-47c5-9c73-dc6d9db75bfc"}, {"name": "order-b5a1b934.pdf", "type": "order", "orderId": "b9e0ca46-58b0-4c33-83d5-997d90030466"}, {"name": "retreat.ics", "text": "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Tradewind Retreats//Stay//EN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nUID:79a69e58-f8ac-42cc-a6f9-34449cfae6cc\r\nSEQUENCE:0\r\nDTSTAMP:20250901T090000Z\r\nDTSTART;VALUE=DATE:20251031\r\nDTEND;VALUE=DATE:20251108\r\nX-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r\nX-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r\nSUMMARY:Tradewind Retreats: your 8 days\r\nLOCATION:The Gambia\r\nDESCRIPTION:Non-kiter package\\, Shared room\\n\\nOn your first day we pick y\r\n ou up at the airport.\\n\\nBring €40 in cash for the airport tax: €20 on\r\n  arrival and €20 on departure. It is not part of the price.\\n\\nA questio\r\n n? hello@tradewind.example\\, or WhatsApp +220 000 0000\\n\\nhttp://127.0.0.1\r\n :3000/dashboard\r\nORGANIZER;CN=\"Tradewind Retreats\":mailto:hello@tradewind.example\r\nURL;VALUE=URI:http://127.0.0.1:3000/dashboard\r\nSTATUS:CONFIRMED\r\nEND:VEVENT\r\nEND:VCALENDAR", "type": "calendar", "method": "PUBLISH"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.151738+00', NULL, NULL),
	('76398dd9-f1b9-4a4a-a811-6c5df33fde48', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'order-placed', 'order-placed:f93f2c18-ffa4-41dd-a187-0085a90e7db8:f92f0e74-8e5a-40e6-82fa-51cf28cb23d0', 'statement@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=f93f2c18-ffa4-41dd-a187-0085a90e7db8

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "f92f0e74-8e5a-40e6-82fa-51cf28cb23d0"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.513566+00', NULL, NULL),
	('e8d74153-0420-4a70-8ff2-aafb4066bf94', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'transfer-reported', 'transfer-reported:f93f2c18-ffa4-41dd-a187-0085a90e7db8:2bf58da2-7f21-4098-a8f7-40d750dfa11a', 'statement@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-7X7R
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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.530851+00', NULL, NULL),
	('407d832a-113e-4c6b-8bc4-df40d29ae40e', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'operator-transfer-reported', 'operator-transfer-reported:f93f2c18-ffa4-41dd-a187-0085a90e7db8:2bf58da2-7f21-4098-a8f7-40d750dfa11a', 'hello@tradewind.example', 'statement@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-7X7R

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.530851+00', NULL, NULL),
	('b919326e-75e5-411f-9359-539f323b70e2', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', 'booking-received', 'booking-received:5c8b77a3-414a-4ee0-8909-c143c3369c5c:2025-09-01T09:00:00.000Z', 'reported@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 09:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 09:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=5c8b77a3-414a-4ee0-8909-c143c3369c5c

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-Y4GS
Reference for a full transfer: KITE-FULL-2025-JALLOW-Y4GS

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.667549+00', NULL, NULL),
	('a45ed68d-7c29-4c6e-ae31-9717519e9aef', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'pre-travel', 'pre-travel:79a69e58-f8ac-42cc-a6f9-34449cfae6cc:2025-10-31', 'companion@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Lena,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/79a69e58-f8ac-42cc-a6f9-34449cfae6cc

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.2623+00', NULL, NULL),
	('ab86b3cb-ed77-463e-abdb-3878be3b79cf', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', 'order-placed', 'order-placed:5c8b77a3-414a-4ee0-8909-c143c3369c5c:0d4178c9-8efb-4aa8-bde6-c6f45a6d7dec', 'reported@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Wed, Sep 3, 09:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=5c8b77a3-414a-4ee0-8909-c143c3369c5c

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 9c52902c, with form and terms.

If you cancel, once everything is paid
Until Wed, Sep 3, 09:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Wed, Sep 3, 09:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-9c52902c.pdf", "type": "order", "orderId": "0d4178c9-8efb-4aa8-bde6-c6f45a6d7dec"}]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.697116+00', NULL, NULL),
	('e23f27fe-ea8c-4f98-ac99-cd20da6e37b1', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'booking-expired', 'booking-expired:2ada3a00-3483-4402-aa38-85a77750c3cf:2025-09-03T10:00:00.000Z', 'rejected@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is no longer held', 'Your place is no longer held

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.213169+00', NULL, NULL),
	('ee268516-1665-430b-ab29-96be25072e69', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'pre-travel', 'pre-travel:f93f2c18-ffa4-41dd-a187-0085a90e7db8:2025-10-31', 'statement@example.com', 'hello@tradewind.example', 'Get ready for your retreat: Oct 31–Nov 7, 2025', 'Your retreat is coming closer

Hello Awa,

Your retreat, Oct 31–Nov 7, 2025, is coming closer. Here is your fitness
program and all that is good to know before you travel. It stands on your
dashboard too, on a page to print.

Open my guide
http://127.0.0.1:3000/guide/f93f2c18-ffa4-41dd-a187-0085a90e7db8

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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.237497+00', NULL, NULL),
	('e2d601ef-88de-4698-b221-c825e129c69f', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', 'transfer-reported', 'transfer-reported:5c8b77a3-414a-4ee0-8909-c143c3369c5c:379c0a4a-487d-4dbd-aa8f-0cbb41ae339c', 'reported@example.com', 'hello@tradewind.example', 'You told us: €200 is on its way for Oct 31–Nov 7, 2025', '€200 on its way by transfer


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
Reference: KITE-DEPOSIT-2025-JALLOW-Y4GS
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

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.716893+00', NULL, NULL),
	('9c5f597e-b437-40e7-8855-344669d3669c', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', 'operator-transfer-reported', 'operator-transfer-reported:5c8b77a3-414a-4ee0-8909-c143c3369c5c:379c0a4a-487d-4dbd-aa8f-0cbb41ae339c', 'hello@tradewind.example', 'reported@example.com', 'Look for a transfer: €200 from Awa Jallow', 'A transfer to look for

Awa Jallow says that €200 for Oct 31–Nov 7, 2025 is on its way. Nothing else
was paid for the place: it is kept until the end of Wed, Sep 10, 2025,
unless you mark the transfer received or not received before.

What to look for
Deposit: €200
Paid by: bank transfer
Reference: KITE-DEPOSIT-2025-JALLOW-Y4GS

The booking
Guest: Awa Jallow
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared
Open the admin http://127.0.0.1:3000/admin

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.716893+00', NULL, NULL),
	('e94c679e-15bc-47a2-a729-1c55d237d895', NULL, 'contact-acknowledgement', 'contact-acknowledgement:58d8555e-3269-4124-bb01-04474294c238', 'ousman@example.com', 'hello@tradewind.example', 'We have your message – Tradewind Retreats', 'We have your message

Hello Ousman,

Thank you for writing. We get back to you within 24 hours, to this address.

Did you not write to us? Then somebody mistyped their own address, and you
need not do anything.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-01 09:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:53.737738+00', NULL, NULL),
	('688b7689-d17f-4dfd-a1e1-eb823da4a54b', '0c744387-fc71-4693-b084-02aaf738dac5', 'booking-received', 'booking-received:0c744387-fc71-4693-b084-02aaf738dac5:2025-09-03T10:00:00.000Z', 'late@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Fri, Sep 5, 10:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Fri,
Sep 5, 10:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Pay for my place
http://127.0.0.1:3000/payment?leadId=0c744387-fc71-4693-b084-02aaf738dac5

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-A9UP
Reference for a full transfer: KITE-FULL-2025-JALLOW-A9UP

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.446567+00', NULL, NULL),
	('fa35bda9-6519-42bd-afa5-2bccd7bbc824', '0c744387-fc71-4693-b084-02aaf738dac5', 'order-placed', 'order-placed:0c744387-fc71-4693-b084-02aaf738dac5:12fe26d7-378c-457f-a411-d51a87212e27', 'late@example.com', 'hello@tradewind.example', 'Your order: Oct 31–Nov 7, 2025, €950', 'Your order

Hello Awa,

You have ordered Oct 31–Nov 7, 2025 for €950, with obligation to pay. Your
place is held until Fri, Sep 5, 10:00 Gambia time, and is confirmed once the
deposit, €200, has come. Without it the place goes back on sale, and you owe
nothing.

Pay now
http://127.0.0.1:3000/payment?leadId=0c744387-fc71-4693-b084-02aaf738dac5

What you pay, and when
Total: €950
Deposit, with the order: €200
Balance, by Tue, Sep 16, 2025: €750
Airport tax, in cash on arrival and on departure: €40

Your stay
Retreat: Oct 31–Nov 7, 2025
Package: Kiter
Room: Shared

Attached to this mail: Your order 7976d468, with form and terms.

If you cancel, once everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing.

A retreat is bought for certain days, so there is no right to withdraw from
the contract within 14 days. What you get back instead when you cancel
stands here. Until Fri, Oct 24, 2025 another person can always travel in
your place.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[{"name": "order-7976d468.pdf", "type": "order", "orderId": "12fe26d7-378c-457f-a411-d51a87212e27"}]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.480389+00', NULL, NULL);
INSERT INTO public.mails VALUES
	('409c97ff-5c22-490d-b563-58f85e24bd7d', '78e8f465-79cb-40a1-9c31-e60db9820851', 'booking-received', 'booking-received:78e8f465-79cb-40a1-9c31-e60db9820851:2025-09-03T10:00:00.000Z', 'unclaimed@example.com', 'hello@tradewind.example', 'Your place on Oct 31–Nov 7, 2025 is held until Wed, Sep 3, 11:00 Gambia time', 'We hold your place

Hello Awa,

Thank you for booking. Your place on Oct 31–Nov 7, 2025 is held until Wed,
Sep 3, 11:00 Gambia time. It becomes yours with the deposit of €200 or the
full amount; without a payment it goes back on sale.

Sign in or create an account to pay. From then on the place is held for 48
hours from your booking.

Pay for my place
http://127.0.0.1:3000/payment?leadId=78e8f465-79cb-40a1-9c31-e60db9820851

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
Reference for a deposit transfer: KITE-DEPOSIT-2025-JALLOW-JHJZ
Reference for a full transfer: KITE-FULL-2025-JALLOW-JHJZ

Card and bank transfer both start on the payment page, and the bank details
stand there too. Put the reference on a transfer, so that we can match it to
you.

If you have to cancel, and everything is paid
Until Fri, Sep 5, 10:00 Gambia time: €950 back. Everything
Until Tue, Sep 16: €750 back. All but the deposit
Until Wed, Oct 1: €375 back. Half, without the deposit
From Thu, Oct 2 to the start on Fri, Oct 31: €0 back. Nothing

With the deposit alone: Cancel by Fri, Sep 5, 10:00 Gambia time: everything
back. After that: nothing. Days are Gambia’s. Once the retreat has begun it
cannot be cancelled.

Cannot come yourself? You can hand your place to another person up to 7 days
before the retreat begins: nobody can refuse it. Later than that, please ask
us. You do it on your dashboard.

See you on the beach,
Tradewind Retreats

Questions? Answer this mail, or write to us on WhatsApp at +220 000 0000. We
reply within 24 hours, and support is available 9–18 CET. Open WhatsApp
https://wa.me/2200000000

You get this mail because of a booking or a message at Tradewind Retreats.

Tradewind Retreats · BE 0000.000.000 · Example Road 1, 1000 Brussels,
Belgium · +32 000 00 00 00 · hello@tradewind.example (owner’s content)', '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtm', '[]', '2025-09-03 10:00:00+00', 'kept', 0, NULL, NULL, '2026-11-23 00:04:54.494132+00', NULL, NULL);


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
-- Data for Name: order_texts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_texts VALUES
	('8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a', '{"organiser":[{"term":"Organiser","text":"Tradewind Retreats"},{"term":"Company number","text":"BE 0000.000.000"},{"term":"Address","text":"Example Road 1, 1000 Brussels, Belgium"},{"term":"Phone","text":"+32 000 00 00 00"},{"term":"E-mail","text":"hello@tradewind.example"}],"insolvency":[{"term":"Protection against insolvency","text":"Example Insurance"},{"term":"Policy number","text":"POLICY-0000"},{"term":"Address","text":"Example Square 2, 1000 Brussels, Belgium"},{"term":"Phone","text":"+32 000 00 00 01"},{"term":"E-mail","text":"claims@insurance.example"}],"travel":[{"term":"Itinerary","text":"One place for 8 days and 7 nights: arrival on the first day, kite coaching or workshops, yoga and excursions from the second to the seventh, departure on the last."},{"term":"Lodging","text":"A lodge by the sea in Sanyang, with rooms around a garden. No official category; rooms with a bathroom of their own"},{"term":"Transport in the price","text":"Airport pickup on the first day; Transport on all excursions"},{"term":"Transport not in the price","text":"Flights to and from The Gambia; The way back to the airport"},{"term":"Meals","text":"Breakfast and dinner on every day; lunch is not included"},{"term":"Excursions","text":"Cultural excursions with a guide, included in the price"},{"term":"Group","text":"At most 8 kiters and 8 non-kiters"},{"term":"Language","text":"English; your coaches also speak Dutch and French"},{"term":"Reduced mobility","text":"The stay is on sand and by the sea, and is not suited to guests with reduced mobility in general. Write to us before you book, and we tell you exactly what is possible for you."},{"term":"Passport and visa","text":"Citizens of the EU need a passport that is valid for six months after arrival. Ask your country’s travel advice whether you need a visa: getting one can take weeks."},{"term":"Health","text":"A yellow fever certificate may be asked for at the border, and malaria occurs. Ask your doctor or a travel clinic six weeks before."},{"term":"Insurance","text":"Insurance is not included. We advise one for cancellation and one for accident, illness and the journey home."},{"term":"Contact on the spot","text":"Your host at the lodge, +220 000 0001"},{"term":"Complaints","text":"complaints@tradewind.example. Outside the courts: Example Travel Dispute Board, Brussels, https://travel-disputes.example"}],"form":{"title":"Standard information for package travel","paragraphs":["What you order is a package in the sense of Directive (EU) 2015/2302. All rights that the European Union gives to buyers of packages are therefore yours.","Tradewind Retreats answers in full for the package as a whole being carried out as it was agreed.","As the law demands, Tradewind Retreats also has protection in place that pays you back, and brings you home where transport is part of the package, should it become insolvent."],"keyRights":["You get all essential information about the package before you order it.","There is always at least one business that is liable for every service of the package.","You get an emergency number, or a contact through which you reach the organiser.","You may hand the package to another person, if you say so in good time; that may cost what the change itself costs.","The price may rise only where costs rise that the contract names, such as fuel, and never in the last 20 days before the start. By more than 8 %, you may leave without a fee. Where the organiser reserves a rise, you get a reduction when those costs fall.","You may leave without a fee, and get all payments back, where anything essential but the price is changed significantly. If the organiser cancels before the start, you get your payments back, and compensation where it is due.","You may leave before the start without a fee in exceptional circumstances, for example where serious safety problems at the destination are likely to affect the stay.","You may also leave at any other time before the start for a fee that is appropriate and that can be justified.","If significant parts cannot be provided once the stay has begun, you get suitable alternatives at no extra cost. Where that is not mended and the stay is affected substantially, you may end the contract without a fee.","You get a lower price, or compensation, or both, where services are not provided or badly provided.","The organiser helps you when you are in difficulty.","If the organiser becomes insolvent, payments are given back; after the start, and where transport is included, you are brought home. Tradewind Retreats is protected by Example Insurance (policy POLICY-0000, Example Square 2, 1000 Brussels, Belgium, +32 000 00 00 01, claims@insurance.example), whom you may contact if services are denied because of an insolvency."],"source":"https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32015L2302"},"terms":{"title":"Terms of service","intro":"These are the terms on which you book a retreat with Tradewind Retreats. We have tried to write them so that you need no lawyer to read them.","sections":[{"title":"What you book","lines":[{"kind":"paragraph","text":"A retreat lasts 8 days and 7 nights in The Gambia. Each retreat has 8 places for kiters and 8 for non-kiters. You book one of two packages:"},{"kind":"point","text":"The Kiter package: 10 hours of coaching over the 8 days, 3 yoga sessions, gear, airport pickup, cultural excursions, photos and video, the lifetime discount, the founders pack and the Wind or Win Guarantee."},{"kind":"point","text":"The Non-kiter package: the same without kite coaching and gear, and with workshops in sand painting, batik dyeing, African cooking and drum painting."},{"kind":"paragraph","text":"A shared room is included. Your travel to and from The Gambia, your insurance and the airport tax are not."}]},{"title":"How a booking comes about","lines":[{"kind":"paragraph","text":"You fill in the booking form and submit it. That takes your place. You then sign in or create an account, and pay. Until you have signed in, your place is held for 60 minutes, and until you have paid, for 48 hours from submitting. After that the booking expires and the place becomes free for somebody else. If that happens, you owe nothing."},{"kind":"paragraph","text":"A payment that reaches us for a booking that has expired revives the booking if a place is still free. If not, you get the whole payment back."}]},{"title":"Prices","lines":[{"kind":"paragraph","text":"Prices are in euros and per person. The price depends on how many bookings there are when you submit yours:"},{"kind":"point","text":"Super Early Bird, €950, for the first 8 bookings"},{"kind":"point","text":"Early Bird, €1,100, for the next 6 bookings"},{"kind":"point","text":"Standard, €1,250, after that"},{"kind":"paragraph","text":"A private room adds €180."},{"kind":"paragraph","text":"The price you are shown when you submit the booking is the price you pay. It does not rise afterwards because others book. It changes if you change the booking yourself."},{"kind":"paragraph","text":"The price of what you have booked can rise only where fuel, taxes or the exchange rate of money make the journey dearer, and where we tell you why and how it is reckoned, 20 days before the retreat begins at the latest; from then on it does not rise. Where it would rise by more than 8%, you may leave without a fee. If the same costs sink, you may ask for a lower price."}]},{"title":"Deposit, balance and payment","lines":[{"kind":"paragraph","text":"You pay either a deposit of €200 or the full amount, by card, Bancontact, iDEAL or bank transfer. The deposit is refundable within 48 hours of booking and non-refundable afterwards."},{"kind":"paragraph","text":"The balance is due 45 days before departure, or 48 hours after booking where that is later."},{"kind":"paragraph","text":"A bank transfer takes 1–3 business days and needs the payment reference that you are shown. It counts as paid once we have found it on our account."}]},{"title":"Airport tax","lines":[{"kind":"paragraph","text":"Airport tax is €20 on arrival and €20 on departure, €40 in total. You pay it yourself, in cash."}]},{"title":"If you change your booking","lines":[{"kind":"paragraph","text":"You can change your details on your dashboard. You can move to another retreat or package while it has a place for you."}]},{"title":"If somebody else comes in your place","lines":[{"kind":"paragraph","text":"You can hand your place to another person up to 7 days before the retreat begins: nobody can refuse it. Later than that, please ask us. We ask nothing for it."},{"kind":"paragraph","text":"You name the person on your dashboard, and that person takes over the booking: what is paid stays with it, and what is still due is due from the new guest, and from you too until it is paid."}]},{"title":"If we have to change your retreat","lines":[{"kind":"paragraph","text":"If we have to change something significant of what you booked, we ask you: accept it, or leave without a fee and get everything back. You have at least 7 days to choose, and we remind you. If you do not answer by the day that we name, we take it that you accept."}]},{"title":"If you cancel","lines":[{"kind":"paragraph","text":"You can cancel on your dashboard until the retreat begins. What you get back depends on when you do it:"},{"kind":"point","text":"Within 48 hours of booking: Full refund, including the deposit"},{"kind":"point","text":"45 or more days before the retreat: Full refund, except the deposit"},{"kind":"point","text":"30–44 days before the retreat: 50% refund of what was paid beyond the deposit"},{"kind":"point","text":"Less than 30 days before the retreat: No refund, but your place can be handed to another person"},{"kind":"point","text":"Once the retreat has begun: It cannot be cancelled any more. Please speak to us"},{"kind":"paragraph","text":"If you cancel and we keep a part of what you paid, we give you the reason for the amount whenever you ask for it: write to us, or use the complaint form on your dashboard."},{"kind":"paragraph","text":"A retreat is bought for certain days, so there is no right to withdraw from the contract within 14 days. What you get back instead when you cancel stands here."}]},{"title":"If we cancel","lines":[{"kind":"paragraph","text":"If we cancel the retreat, or if unavoidable and extraordinary circumstances there keep it or your journey from taking place, you get everything back within 14 days, the deposit too."},{"kind":"paragraph","text":"We tell you by mail as soon as we know."}]},{"title":"The Wind or Win Guarantee","lines":[{"kind":"paragraph","text":"If your retreat has fewer than 3 full kite days, you get the same number of kite days back at a future retreat or in Belgium, or €150 cash back."}]},{"title":"Founding members","lines":[{"kind":"paragraph","text":"Founding members get a lifetime discount of 20% on future retreats, a founders pack, and professional photos and video worth €200."}]},{"title":"Your health and your safety","lines":[{"kind":"paragraph","text":"Kitesurfing is a sport in wind and open water, and it has risks. Please tell us in the booking form about health conditions your coaches should know of, and follow their instructions on the water."}]},{"title":"If something is not as promised","lines":[{"kind":"paragraph","text":"If something is not as it was promised, tell whoever looks after you on the spot at once, so that it can be put right. You can complain on your dashboard too: we confirm within 7 days that we have it, and answer within 60."}]},{"title":"Whom to turn to","lines":[{"kind":"paragraph","text":"During the stay this number is answered day and night: +220 000 0001 (Your host at the lodge). Complaints go to complaints@tradewind.example, also after the stay. Where we do not come to terms, Example Travel Dispute Board, Brussels settles disputes outside the courts: https://travel-disputes.example."},{"kind":"paragraph","text":"Should Tradewind Retreats become insolvent, Example Insurance gives payments back, policy POLICY-0000: Example Square 2, 1000 Brussels, Belgium, +32 000 00 00 01, claims@insurance.example."}]},{"title":"Your account","lines":[{"kind":"paragraph","text":"Please give us your real name and an e-mail address that reaches you, and keep your password to yourself. What we do with your data stands in the privacy policy."}]},{"title":"The law that applies","lines":[{"kind":"paragraph","text":"Gambian law applies to these terms. It takes none of the rights from you that the law of the country you live in gives you as a consumer, those of package travel in the European Union among them."}]},{"title":"How to reach us","lines":[{"kind":"paragraph","text":"Write to hello@tradewind.example, or to +220 000 0000 on WhatsApp. We reply within 24 hours, and support is available 9–18 CET."}]}]},"refundPolicy":{"title":"Refund policy","intro":"Plans change. This page says what you get back when you cancel, and how it reaches you. The first step that fits your case is the one that counts.","sections":[{"title":"What you get back","lines":[{"kind":"point","text":"Within 48 hours of booking: Full refund, including the deposit"},{"kind":"point","text":"45 or more days before the retreat: Full refund, except the deposit"},{"kind":"point","text":"30–44 days before the retreat: 50% refund of what was paid beyond the deposit"},{"kind":"point","text":"Less than 30 days before the retreat: No refund, but your place can be handed to another person"},{"kind":"point","text":"Once the retreat has begun: It cannot be cancelled any more. Please speak to us"}]},{"title":"The deposit","lines":[{"kind":"paragraph","text":"The deposit is €200. It is refundable within 48 hours of booking. After that it is not refundable. If you paid the full amount at once, the deposit is the first €200 of it."}]},{"title":"Cancelling early costs only the deposit","lines":[{"kind":"paragraph","text":"There is free cancellation up to 45 days before the retreat: you get back everything you paid except the deposit."},{"kind":"paragraph","text":"From 44 to 30 days before, you get back 50% of what you paid beyond the deposit."}]},{"title":"Less than 30 days before","lines":[{"kind":"paragraph","text":"There is no refund any more, but your place is not lost: somebody else can come in your place."}]},{"title":"Handing your place to another person","lines":[{"kind":"paragraph","text":"You can hand your place to another person up to 7 days before the retreat begins: nobody can refuse it. Later than that, please ask us. We ask nothing for it."},{"kind":"paragraph","text":"On your dashboard you name who comes, and get a link for that person, who takes over the booking with all that is paid and all that is still due. What you have paid stays with the booking: how you settle it between you is up to you. A refund goes back the way it was paid."}]},{"title":"How we count","lines":[{"kind":"paragraph","text":"The 48 hours run from the moment you submitted the booking. The days are calendar days in The Gambia, counted from the day you cancel to the first day of your retreat. From that first day on a retreat cannot be cancelled, however short ago it was booked."}]},{"title":"How to cancel","lines":[{"kind":"paragraph","text":"Open your dashboard, choose the booking and cancel it. Before you confirm, you see exactly how much you get back."}]},{"title":"If we cancel","lines":[{"kind":"paragraph","text":"If we cancel the retreat, or if unavoidable and extraordinary circumstances there keep it or your journey from taking place, you get everything back within 14 days, the deposit too. That holds however near the retreat is and whatever our reason, too few guests or something on our side. You need not do anything. We tell you by mail, and a payment that reaches us later goes back as well."},{"kind":"paragraph","text":"A date that is marked as guaranteed to run has the guests that it needs. A date without that mark may still be cancelled because too few have booked."}]},{"title":"If we change something significant","lines":[{"kind":"paragraph","text":"If we have to change something significant of what you booked, we ask you: accept it, or leave without a fee and get everything back. You have at least 7 days to choose, and we remind you. If you do not answer by the day that we name, we take it that you accept."},{"kind":"paragraph","text":"The price of what you have booked can rise only where fuel, taxes or the exchange rate of money make the journey dearer, and where we tell you why and how it is reckoned, 20 days before the retreat begins at the latest; from then on it does not rise. Where it would rise by more than 8%, you may leave without a fee. If the same costs sink, you may ask for a lower price."}]},{"title":"How the money reaches you","lines":[{"kind":"paragraph","text":"What we owe you back reaches you within 14 days."},{"kind":"point","text":"Paid by card, Bancontact or iDEAL: the refund goes back the same way, through the payment provider."},{"kind":"point","text":"Paid by bank transfer: we transfer the refund to your bank account. A bank transfer takes 1–3 business days."}]},{"title":"If your payment arrives too late","lines":[{"kind":"paragraph","text":"A booking that is not paid within 48 hours expires. If your payment reaches us after that, the booking is revived if a place is still free. If not, you get the whole payment back."}]},{"title":"If there is no wind","lines":[{"kind":"paragraph","text":"Then the Wind or Win Guarantee applies: with fewer than 3 full kite days you get the same number of kite days back at a future retreat or in Belgium, or €150 cash back."}]},{"title":"Why we keep what we keep","lines":[{"kind":"paragraph","text":"If you cancel and we keep a part of what you paid, we give you the reason for the amount whenever you ask for it: write to us, or use the complaint form on your dashboard."},{"kind":"paragraph","text":"A retreat is bought for certain days, so there is no right to withdraw from the contract within 14 days. What you get back instead when you cancel stands here."}]},{"title":"Questions","lines":[{"kind":"paragraph","text":"Write to hello@tradewind.example. We reply within 24 hours, and support is available 9–18 CET."}]}]}}', '2025-09-01 09:00:00+00');


--
-- Data for Name: order_versions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.order_versions VALUES
	('9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a', '{"language":"en","textsVersion":"8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included (Vegan)","10 hours of coaching over the 8 days","3 yoga sessions","Gear","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-01 09:00:00+00'),
	('b5a1b9349d959d5bb3e03380106cd39e3ce3587d0b0135cd223cb4875472a3ee', '8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a', '{"language":"en","textsVersion":"8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"non-kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included","Workshops: sand painting, batik dyeing, African cooking and drum painting","3 yoga sessions","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Kite coaching","Gear","Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Non-kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-03T09:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-01 09:00:00+00'),
	('7976d468ce741257ef2add7ab77ef9f3203b982cc6511b8b93ff6e102e3f87ca', '8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a', '{"language":"en","textsVersion":"8f8795af3f6b954ad553576ea15bb569836087c40aeadcbcc48281a7ae63883a","stay":{"label":"Oct 31–Nov 7, 2025","startsOn":"2025-10-31","endsOn":"2025-11-07","packageType":"kiter","room":"shared"},"included":["7 nights in a shared room: A lodge by the sea in Sanyang, with rooms around a garden","Breakfast and dinner on every day; lunch is not included (Vegan)","10 hours of coaching over the 8 days","3 yoga sessions","Gear","Airport pickup","Cultural excursions","Photos and video","Lifetime discount of 20% on future retreats","Founders pack","Wind or Win Guarantee"],"excluded":["Flights to and from The Gambia","The way back to the airport","Travel insurance: you book it yourself","Visa and health papers: check what your passport needs"],"price":{"lines":[{"label":"Kiter, Super Early Bird","amountCents":95000}],"totalCents":95000,"depositCents":20000},"settledCents":0,"balanceDueOn":"2025-09-16","extras":[{"label":"Airport tax, in cash on arrival and on departure","amountCents":4000}],"schedule":[{"pays":"deposit","on":null,"amountCents":20000},{"pays":"balance","on":"2025-09-16","amountCents":75000}],"cancellation":{"whole":[{"kind":"everything","amount":950,"ifArrives":0,"end":"instant","until":"2025-09-05T10:00:00.000Z"},{"kind":"all_but_deposit","amount":750,"ifArrives":0,"end":"day","until":"2025-09-17T00:00:00.000Z"},{"kind":"half","amount":375,"ifArrives":0,"end":"day","until":"2025-10-02T00:00:00.000Z"},{"kind":"nothing","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}],"deposit":[{"kind":"deposit","amount":200,"ifArrives":0,"end":"instant","until":"2025-09-05T10:00:00.000Z"},{"kind":"deposit_stays","amount":0,"ifArrives":0,"end":"start","until":"2025-10-31T00:00:00.000Z"}]},"handOverUntil":"2025-10-24","minimum":{"guests":4,"decidedBy":"2025-10-11"},"change":null}', '2025-09-03 10:00:00+00');


--
-- Data for Name: orders; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.orders VALUES
	('494e2f4b-189b-4e33-ba4e-48aeded4cd17', '37b1986f-b73c-4ebb-9b0b-d876335996b9', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('7d060a24-b574-4b33-a178-6cdfc6599d39', '6b4731bc-a72d-4c51-b381-8c31c5b92446', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('011c84e8-1a15-41c5-963f-295abd559aaa', '8e424516-7a38-4604-b76c-8be6b3103691', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('b9e0ca46-58b0-4c33-83d5-997d90030466', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'b5a1b9349d959d5bb3e03380106cd39e3ce3587d0b0135cd223cb4875472a3ee', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('015cbaae-7a39-4970-9ac0-db14fdfbc359', '2ada3a00-3483-4402-aa38-85a77750c3cf', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('f92f0e74-8e5a-40e6-82fa-51cf28cb23d0', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('0d4178c9-8efb-4aa8-bde6-c6f45a6d7dec', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', '9c52902c0eaa6e79d89474a20b96d54facaa7a576e2a1909996ecfb30bf1a45d', '2025-09-01 09:00:00+00', 'en', 'guest', 95000),
	('12fe26d7-378c-457f-a411-d51a87212e27', '0c744387-fc71-4693-b084-02aaf738dac5', '7976d468ce741257ef2add7ab77ef9f3203b982cc6511b8b93ff6e102e3f87ca', '2025-09-03 10:00:00+00', 'en', 'guest', 95000);


--
-- Data for Name: passkey_challenges; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkey_challenges VALUES
	('browser at the gate', 'what it has to sign', '2025-09-03 10:05:00+00');


--
-- Data for Name: passkeys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.passkeys VALUES
	('6f334c66-85b8-4888-9cab-67ed7d927a98', 'Phone in the drawer', 'in-the-drawer', 'none', 0, 'localhost', 'zImcWSojxvrpHFOnn7HMD97jDjJrk8BXOnAESxJ5IVU', '2025-09-03 10:00:00+00', NULL);


--
-- Data for Name: payments; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.payments VALUES
	('38121bf3-725a-4e8a-933b-ef5340c86e57', 'cb2fba42-693b-425b-b2c1-3ef386679221', 'deposit', 'bank_transfer', 20000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('bf7393d9-68b0-4283-ab13-c3c68431c558', 'c3486930-3936-451d-95d3-40d04dd40bca', 'full', 'bank_transfer', 95000, 'received', NULL, NULL, NULL, NULL, '2025-08-20 10:00:00+00', '2025-08-20 10:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('d29e735d-3752-4bae-9753-38e3dad148af', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'deposit', 'card', 20000, 'received', 'pi_sandbox_xWJ8u1Obqjoy6640Y9BQukTdBM_PntEx', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('959af7c4-5bc9-4b2a-a8d9-6a1462221ab0', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'balance', 'card', 75000, 'received', 'pi_sandbox_Duigvwz6eFhq8n-ZS0JGFqX3xPwSFl4g', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('afd409e1-487d-4381-ab9e-60f88c0f8831', '8e424516-7a38-4604-b76c-8be6b3103691', 'full', 'card', 95000, 'received', 'pi_sandbox_cTqirWTwC6g2tWEw6rxW2kt8J1MNOgn8', NULL, NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('ee5668f9-c67a-46b4-b1b9-fa5357182402', '8e424516-7a38-4604-b76c-8be6b3103691', 'refund', 'card', 95000, 'refunded', 're_sandbox_uLo_HkbNsLLq3o5o1ybV2sXKzXLyddsY', NULL, 'afd409e1-487d-4381-ab9e-60f88c0f8831', 'booking_cancelled', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('83932f8e-d641-42f1-8ba6-9d46e8db3416', '2ada3a00-3483-4402-aa38-85a77750c3cf', 'deposit', 'bank_transfer', 20000, 'rejected', NULL, 'KITE-DEPOSIT-2025-JALLOW-XH25', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('379c0a4a-487d-4dbd-aa8f-0cbb41ae339c', '5c8b77a3-414a-4ee0-8909-c143c3369c5c', 'deposit', 'bank_transfer', 20000, 'reported', NULL, 'KITE-DEPOSIT-2025-JALLOW-Y4GS', NULL, NULL, '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL),
	('6b1dabbd-5c4c-4c01-b1b1-c4068687a469', '79a69e58-f8ac-42cc-a6f9-34449cfae6cc', 'full', 'bank_transfer', 95000, 'received', NULL, 'KITE-FULL-2025-PEETERS-WWG6', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 95000}', NULL, NULL),
	('2bf58da2-7f21-4098-a8f7-40d750dfa11a', 'f93f2c18-ffa4-41dd-a187-0085a90e7db8', 'deposit', 'bank_transfer', 20000, 'received', NULL, 'KITE-DEPOSIT-2025-JALLOW-7X7R', NULL, NULL, '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', NULL, NULL, NULL, NULL, '2025-09-03', NULL, NULL, '{"status": "booking_submitted", "holdExpiresAt": null, "reportedCents": 20000}', NULL, NULL);


--
-- Data for Name: provider_failures; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.provider_failures VALUES
	('refund', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: rate_limits; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.rate_limits VALUES
	('draft:unknown', 1, '2026-11-23 00:05:52.15+00'),
	('order:9nRg4SL21DquRptRLHr8mgewehUQ9sye', 1, '2026-11-23 00:14:52.55+00'),
	('order:LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 1, '2026-11-23 00:14:52.689+00'),
	('checkout:LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 2, '2026-11-23 00:14:52.722+00'),
	('order:Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', 1, '2026-11-23 00:14:53.004+00'),
	('checkout:Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', 1, '2026-11-23 00:14:53.026+00'),
	('order:I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', 1, '2026-11-23 00:14:53.194+00'),
	('order:WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', 1, '2026-11-23 00:14:53.349+00'),
	('order:k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', 1, '2026-11-23 00:14:53.511+00'),
	('order:S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', 1, '2026-11-23 00:14:53.694+00'),
	('contact:unknown', 1, '2026-11-23 00:05:53.736+00'),
	('forgot:unknown', 1, '2026-11-23 00:05:53.744+00'),
	('reset-mail:companion@example.com', 1, '2026-11-23 01:04:53.745+00'),
	('password-address-minute:unknown', 0, '2026-11-23 00:05:52.138+00'),
	('password-address-day:unknown', 0, '2026-11-24 00:04:52.14+00'),
	('register:unknown', 8, '2026-11-23 00:05:52.158+00'),
	('sign-up:unknown', 8, '2026-11-23 01:04:52.159+00'),
	('order:oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', 1, '2026-11-23 00:14:54.478+00'),
	('submit:unknown', 9, '2026-11-23 00:05:52.25+00');


--
-- Data for Name: refund_tries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.refund_tries VALUES
	('ee5668f9-c67a-46b4-b1b9-fa5357182402', 1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:10+00', 0, NULL);


--
-- Data for Name: restores; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.restores OVERRIDING SYSTEM VALUE VALUES
	(1, '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00', '2025-09-03 10:00:00+00');


--
-- Data for Name: retreats; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.retreats VALUES
	('a1f419cc-ed34-418e-abf3-40be6630ec1c', '2025-11-07', '2025-11-14', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('38d16c06-cfd0-4616-a103-b11a52e336c3', '2025-12-05', '2025-12-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('cab828af-f09c-4558-90da-acf32d882976', '2026-01-09', '2026-01-16', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('6122b288-ed53-4dcf-97c0-fe2b73818fad', '2026-01-23', '2026-01-30', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('ad0cfcca-e196-44ff-8b54-4505b09af4a3', '2026-02-06', '2026-02-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('6f649013-f049-401d-a761-0885ac06ce08', '2026-02-20', '2026-02-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('9591fed2-90ee-4b08-a97d-449e5f652dff', '2026-03-06', '2026-03-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('dc6f5e53-d6c9-4915-954d-b7e756b612c3', '2026-03-20', '2026-03-27', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('7115b8a0-6b46-475c-8436-f216dd204d3b', '2026-10-30', '2026-11-06', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('8eb9b51d-dc2e-4079-a6dd-2606ed52701b', '2026-11-06', '2026-11-13', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('0a342c29-45a4-4d50-8125-e6f3250e7872', '2026-12-04', '2026-12-11', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('2b6d752c-6d5b-4400-8aef-828ec66c2157', '2027-01-08', '2027-01-15', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('733c1d2d-5543-4fea-96a4-26063f001fc4', '2027-01-22', '2027-01-29', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('bea6f180-18a2-4aeb-9c28-36564b7c6d47', '2027-02-05', '2027-02-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('03954052-895a-41f6-a021-1367c0b8e205', '2027-02-19', '2027-02-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('7f719377-31a7-49ef-b032-6ce1b97f76d5', '2027-03-05', '2027-03-12', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('778deda5-23d1-40ea-b072-cbbf37eda1e9', '2027-03-19', '2027-03-26', 8, 8, 'on_sale', NULL, NULL, NULL, 1, NULL),
	('1e1d89c9-27fe-4402-a6ac-58c2fbf4e455', '2025-10-31', '2025-11-07', 8, 8, 'on_sale', NULL, NULL, NULL, 1, '2025-09-03 10:00:00+00');


--
-- Data for Name: sandbox_checkouts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_checkouts VALUES
	('cs_sandbox_jupEdH66cOddTblQASvMLOw78uSXxyHF', 'c59f8296-48b5-4dab-9a96-b9f6c7e6cdeb', 'pi_sandbox_xWJ8u1Obqjoy6640Y9BQukTdBM_PntEx', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'deposit', 'Deposit: Kiter package, Oct 31–Nov 7, 2025', 20000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_jupEdH66cOddTblQASvMLOw78uSXxyHF', 'http://127.0.0.1:3000/payment?leadId=6b4731bc-a72d-4c51-b381-8c31c5b92446&cancelled=true', '2025-09-01 10:00:00+00', 'card'),
	('cs_sandbox_kChLla5jSEVKhnFVppyZyBVxUxYXuumO', '176ee438-6769-4320-a549-12646da709ac', 'pi_sandbox_Duigvwz6eFhq8n-ZS0JGFqX3xPwSFl4g', '6b4731bc-a72d-4c51-b381-8c31c5b92446', 'balance', 'Balance: Kiter package, Oct 31–Nov 7, 2025', 75000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_kChLla5jSEVKhnFVppyZyBVxUxYXuumO', 'http://127.0.0.1:3000/payment?leadId=6b4731bc-a72d-4c51-b381-8c31c5b92446&cancelled=true', '2025-09-01 10:00:00+00', 'card'),
	('cs_sandbox_SQsXQpYH8g-BmOsKX7Mw86Y5UQcCHwnD', 'fa674149-b9f6-4043-a48b-d677aa961048', 'pi_sandbox_cTqirWTwC6g2tWEw6rxW2kt8J1MNOgn8', '8e424516-7a38-4604-b76c-8be6b3103691', 'full', 'Full payment: Kiter package, Oct 31–Nov 7, 2025', 95000, 'complete', 'http://127.0.0.1:3000/payment-success?session_id=cs_sandbox_SQsXQpYH8g-BmOsKX7Mw86Y5UQcCHwnD', 'http://127.0.0.1:3000/payment?leadId=8e424516-7a38-4604-b76c-8be6b3103691&cancelled=true', '2025-09-01 10:00:00+00', 'card');


--
-- Data for Name: sandbox_refunds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sandbox_refunds VALUES
	('re_sandbox_uLo_HkbNsLLq3o5o1ybV2sXKzXLyddsY', 'ee5668f9-c67a-46b4-b1b9-fa5357182402', 'pi_sandbox_cTqirWTwC6g2tWEw6rxW2kt8J1MNOgn8', 95000);


--
-- Data for Name: sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sessions VALUES
	('UqyIWHtKN9bC4kSLYqARTpeEDzSM5SPC', '86r9sCY5Hugb4HOYBCmKWRWAmf28IPNQ', '9nRg4SL21DquRptRLHr8mgewehUQ9sye', '2026-12-23 00:04:52.241+00', '', '', '2026-11-23 00:04:52.241+00', '2026-11-23 00:04:52.241+00'),
	('sqClGKACNpWR3rfIl5dkQdDGzRpMw3IF', 'rLyrSs1Xvi7zFbEhbnxqv7QAjSH3iOZQ', 'LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', '2026-12-23 00:04:52.649+00', '', '', '2026-11-23 00:04:52.649+00', '2026-11-23 00:04:52.649+00'),
	('IYWkTMezuA41w6asn3BvHV8CpbszZ9BP', 'k2x1l2jXFRI7t1HEVAAooJQddFx4cSB5', 'Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', '2026-12-23 00:04:52.946+00', '', '', '2026-11-23 00:04:52.946+00', '2026-11-23 00:04:52.946+00'),
	('fZuWtY8TNkweHhiq3KiUzNvoXlpqJ9uY', 'xtcmBjySBcyQJhMhuHm6Eiph2Ylmi3Na', 'I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', '2026-12-23 00:04:53.161+00', '', '', '2026-11-23 00:04:53.161+00', '2026-11-23 00:04:53.161+00'),
	('XCTF6GksuscunQbWLlFPyiy2Xu8HadOp', 'eMnrciej1Uwa2Ng8yWXKAeFIE4WKElpb', 'WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', '2026-12-23 00:04:53.32+00', '', '', '2026-11-23 00:04:53.32+00', '2026-11-23 00:04:53.32+00'),
	('DXQs3t7x23gfDwOdf7fFIss6PXI2EYcz', 'SaRuUhLfbM6OYz1PM8Fiu4Pig8KKA2yt', 'k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', '2026-12-23 00:04:53.475+00', '', '', '2026-11-23 00:04:53.475+00', '2026-11-23 00:04:53.475+00'),
	('ZPuYCagxvVCVVdXrlKBKe6lP75JKPzhU', '4aWpcjXyHUaBNxoxCM3Rg0RGkfImT316', 'S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', '2026-12-23 00:04:53.662+00', '', '', '2026-11-23 00:04:53.662+00', '2026-11-23 00:04:53.662+00'),
	('FQU0S71DIqh32vPBtkXOZAUZ00JXiWQg', 'Ib6tTSf0fdqPnrzDxCBeaSs7ueFp1j2m', 'oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', '2026-12-23 00:04:54.44+00', '', '', '2026-11-23 00:04:54.44+00', '2026-11-23 00:04:54.44+00');


--
-- Data for Name: unclaimed_holds; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.unclaimed_holds VALUES
	('78e8f465-79cb-40a1-9c31-e60db9820851', 'xTJNTdzP7qGrpIIrwhHWykh4WjKmN9TuO01oEZnXXq4', 'guW1yt6YMfjaqtoHlj8CuY4W3NO385t-FZwMz1q_7LE');


--
-- Data for Name: users; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.users VALUES
	('9nRg4SL21DquRptRLHr8mgewehUQ9sye', 'Awa Jallow', 'submitted@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:52.238+00', '2026-11-23 00:04:52.238+00'),
	('LnPJnrXynCwodXrqXxwS4kwLFlge9Cvm', 'Awa Jallow', 'two-parts@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:52.647+00', '2026-11-23 00:04:52.647+00'),
	('Peu95g7epZnOBnGoyuRyFHWIk1zH69Uv', 'Awa Jallow', 'cancelled@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:52.945+00', '2026-11-23 00:04:52.945+00'),
	('I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', 'Awa Jallow', 'companion@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:53.159+00', '2026-11-23 00:04:53.159+00'),
	('WgI55xVOtHKdBF1weljlgYQfB6tLmCrg', 'Awa Jallow', 'rejected@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:53.317+00', '2026-11-23 00:04:53.317+00'),
	('k5bnJvSBVnBmUJTXAAxLW7niWK1sVlKH', 'Awa Jallow', 'statement@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:53.473+00', '2026-11-23 00:04:53.473+00'),
	('S4VG1ICRng8TJAzfU9LFWkxosZQ8wVdT', 'Awa Jallow', 'reported@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:53.659+00', '2026-11-23 00:04:53.659+00'),
	('oxUY9EbBKZ8T4qj5RmvmZy7sZkZvUsa8', 'Awa Jallow', 'late@example.com', false, NULL, 'Awa', 'Jallow', '2026-11-23 00:04:54.439+00', '2026-11-23 00:04:54.439+00');


--
-- Data for Name: verifications; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.verifications VALUES
	('E7uo8gWgk9kH4lIHnTSkZmqBsXDP3iuA', 'SLSfjXN67i8Yy73nh0YTfSPu2qxHbj7x6VeI6uC2WIw', 'I1IqX1fOg5UTYYbnBNTYOrRnbv8XpuUd', '2026-11-23 01:04:53.749+00', '2026-11-23 00:04:53.75+00', '2026-11-23 00:04:53.75+00');


--
-- Data for Name: webhook_events; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.webhook_events VALUES
	('evt_sandbox_fR6fQLxPIPZqt54Seg2ZY2IVdWbUrQt0', 'checkout.session.completed', 'checkout', 'cs_sandbox_jupEdH66cOddTblQASvMLOw78uSXxyHF', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_cne8TlTn2YibJBwIpUJXLkWsq5RONLBb', 'checkout.session.completed', 'checkout', 'cs_sandbox_kChLla5jSEVKhnFVppyZyBVxUxYXuumO', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00'),
	('evt_sandbox_OnGTOJECBxAsTIYm4RY_WWAvAv-VBFiD', 'checkout.session.completed', 'checkout', 'cs_sandbox_SQsXQpYH8g-BmOsKX7Mw86Y5UQcCHwnD', '2025-09-01 09:00:00+00', '2025-09-01 09:00:00+00', 0, NULL, '2025-09-01 09:00:00+00');


--
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: drizzle; Owner: -
--

SELECT pg_catalog.setval('drizzle.__drizzle_migrations_id_seq', 28, true);


--
-- Name: backup_runs_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.backup_runs_id_seq', 1, true);


--
-- Name: history_id_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.history_id_seq', 28, true);


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
-- Name: change_choices change_choices_change_id_booking_id_pk; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_change_id_booking_id_pk PRIMARY KEY (change_id, booking_id);


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
-- Name: complaints complaints_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_pkey PRIMARY KEY (id);


--
-- Name: contacts contacts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_pkey PRIMARY KEY (id);


--
-- Name: date_changes date_changes_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.date_changes
    ADD CONSTRAINT date_changes_pkey PRIMARY KEY (id);


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
-- Name: hand_overs hand_overs_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_pkey PRIMARY KEY (id);


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
-- Name: order_texts order_texts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_texts
    ADD CONSTRAINT order_texts_pkey PRIMARY KEY (version);


--
-- Name: order_versions order_versions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_versions
    ADD CONSTRAINT order_versions_pkey PRIMARY KEY (version);


--
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);


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
-- Name: change_choices_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX change_choices_booking ON public.change_choices USING btree (booking_id);


--
-- Name: change_choices_open; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX change_choices_open ON public.change_choices USING btree (change_id) WHERE (state = 'asked'::text);


--
-- Name: checkout_sessions_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX checkout_sessions_booking ON public.checkout_sessions USING btree (booking_id);


--
-- Name: checkout_sessions_one_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX checkout_sessions_one_live ON public.checkout_sessions USING btree (booking_id) WHERE (state = ANY (ARRAY['opening'::text, 'open'::text]));


--
-- Name: complaints_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_booking ON public.complaints USING btree (booking_id, received_at);


--
-- Name: complaints_open; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX complaints_open ON public.complaints USING btree (booking_id, user_id) WHERE (answered_at IS NULL);


--
-- Name: complaints_user; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX complaints_user ON public.complaints USING btree (user_id);


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
-- Name: date_changes_retreat; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX date_changes_retreat ON public.date_changes USING btree (retreat_id, announced_at);


--
-- Name: documents_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX documents_booking ON public.documents USING btree (booking_id);


--
-- Name: hand_overs_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_booking ON public.hand_overs USING btree (booking_id, made_at);


--
-- Name: hand_overs_from; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX hand_overs_from ON public.hand_overs USING btree (from_user_id);


--
-- Name: hand_overs_live; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX hand_overs_live ON public.hand_overs USING btree (booking_id) WHERE (state = ANY (ARRAY['asked'::text, 'open'::text]));


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
-- Name: orders_booking; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX orders_booking ON public.orders USING btree (booking_id, ordered_at);


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
-- Name: order_texts order_texts_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_texts_are_final BEFORE DELETE OR UPDATE ON public.order_texts FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


--
-- Name: order_versions order_versions_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER order_versions_are_final BEFORE DELETE OR UPDATE ON public.order_versions FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


--
-- Name: orders orders_are_final; Type: TRIGGER; Schema: public; Owner: -
--

CREATE TRIGGER orders_are_final BEFORE UPDATE ON public.orders FOR EACH ROW EXECUTE FUNCTION public.refuse_order_change();


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
-- Name: change_choices change_choices_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: change_choices change_choices_change_id_date_changes_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.change_choices
    ADD CONSTRAINT change_choices_change_id_date_changes_id_fk FOREIGN KEY (change_id) REFERENCES public.date_changes(id) ON DELETE CASCADE;


--
-- Name: checkout_sessions checkout_sessions_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.checkout_sessions
    ADD CONSTRAINT checkout_sessions_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id);


--
-- Name: complaints complaints_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: complaints complaints_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.complaints
    ADD CONSTRAINT complaints_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: contacts contacts_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.contacts
    ADD CONSTRAINT contacts_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;


--
-- Name: date_changes date_changes_retreat_id_retreats_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.date_changes
    ADD CONSTRAINT date_changes_retreat_id_retreats_id_fk FOREIGN KEY (retreat_id) REFERENCES public.retreats(id) ON DELETE CASCADE;


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
-- Name: hand_overs hand_overs_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: hand_overs hand_overs_from_user_id_users_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.hand_overs
    ADD CONSTRAINT hand_overs_from_user_id_users_id_fk FOREIGN KEY (from_user_id) REFERENCES public.users(id) ON DELETE SET NULL;


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
-- Name: order_versions order_versions_texts_version_order_texts_version_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.order_versions
    ADD CONSTRAINT order_versions_texts_version_order_texts_version_fk FOREIGN KEY (texts_version) REFERENCES public.order_texts(version);


--
-- Name: orders orders_booking_id_bookings_id_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES public.bookings(id) ON DELETE CASCADE;


--
-- Name: orders orders_version_order_versions_version_fk; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_version_order_versions_version_fk FOREIGN KEY (version) REFERENCES public.order_versions(version);


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
